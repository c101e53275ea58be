# Zakończona partia oglądana krok po kroku.

replay-controls = Oglądanie partii
replay-deal = Które rozdanie
replay-eyes = Czyje karty widać
replay-open = Wszystkie karty odkryte
replay-steps = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-step = Krok
replay-step-of = { $number } z { $total }
replay-review = Przegląd
replay-share = Link do tego kroku
replay-link = Link do tego kroku partii
replay-copied = Link jest skopiowany.
replay-download = Pobierz zapis partii
replay-hands = Karty wszystkich
replay-no-cards = bez kart
replay-more = Więcej
