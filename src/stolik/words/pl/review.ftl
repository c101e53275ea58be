# Przegląd skończonej partii: ile kosztowała każda własna decyzja, szczęście osobno, gra osobno.

review-title = Twoje decyzje
review-dearest = Ile kosztowały najdroższe decyzje
review-deals = Co przyniosły rozdania
review-parts = W punktach względem średniej pozostałych; w każdej grze im więcej, tym lepiej. Karty: ile była warta twoja ręka przed pierwszą decyzją. Własna gra: ile kosztowały twoje decyzje. Reszta: co robili inni i jak leżały zakryte karty.
review-deal = Rozdanie
review-result = Wynik
review-cards = Karty
review-play = Własna gra
review-rest = Reszta
review-sum = Razem
review-all = Wszystkie decyzje ({ $count })
review-where = Rozdanie { $number }, zagranie { $count }
review-busy = Każda decyzja jest oceniana po tym, co było wtedy wiadomo. To chwilę potrwa.
review-preparing = Przegląd dopiero się przygotowuje. Może to potrwać kilka minut.
review-progress = Ile decyzji jest ocenionych
review-done = Wszystkie decyzje są ocenione po tym, co było wtedy wiadomo.
