# Co mówi `stolik arena`: tabela liczb i co ona znaczy. $sets: rozdania, które zagrali wszyscy uczestnicy.

arena-head = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: { $sets ->
    [one] { $sets } zestaw
    [few] { $sets } zestawy
   *[many] { $sets } zestawów
}, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, ziarno { $seed }
arena-playing = { $count ->
    [one] { $count } zestaw
    [few] { $count } zestawy
   *[many] { $count } zestawów
}
arena-so-far = { $bot }: { $mean } ± { $error }
arena-decimal = { $whole },{ $fraction }
arena-percent = { $value }%
arena-span = { $low } do { $high }

## Kolumny tabel

arena-column-bot = bot
arena-column-against = przeciw
arena-column-points = punkty
arena-column-interval = 95%
arena-column-share = wygrane
arena-column-even = równo
arena-column-rating = ranking
arena-column-kept = dotrzymane
arena-column-time = ms/decyzja
arena-legend = Punkty: średnia z partii minus średnia pozostałych, w każdej grze im więcej, tym lepiej. Wygrane: udział w wygranej, którą może się podzielić kilku graczy; równo: udział równych sobie. 95%: przedział, liczony po zestawach.{ $kept ->
    [yes] { " " }Dotrzymane: jaką część zapowiedzi bot dotrzymał.
   *[no] { "" }
} ms/decyzja zależy od komputera, cała reszta tylko od ziarna.

## Test --sprt

# $unit: points (punkty) albo share (udział w wygranej). $taken i $left: hipotezy, zapisane jak w tabelach. $found: logarytm.
arena-decided = Rozstrzygnięte dla { $bot }: { $unit ->
    [points] raczej { $taken } pkt niż { $left }
   *[share] raczej { $taken } wygranych niż { $left }
}. Logarytm ilorazu wiarygodności: { $found }; przy 2,94 albo minus 2,94 jedna z hipotez zostaje przyjęta, błędnie najwyżej raz na dwadzieścia pojedynków.
arena-undecided = Nierozstrzygnięte dla { $bot }: { $unit ->
    [points] { $taken } pkt czy { $left }
   *[share] { $taken } wygranych czy { $left }
}. Logarytm ilorazu wiarygodności: { $found }; przy 2,94 albo minus 2,94 jedna z hipotez zostaje przyjęta.
arena-interrupted = Przerwano: oto, co wiadomo do tej pory.
arena-no-answer = Przerwano, zanim skończył się choć jeden zestaw. Boty z plików, które może nie odpowiadają: { LIST($files) }.

## Co było źle

arena-few = Do pojedynku trzeba co najmniej dwóch botów: podaj --bot dwa razy.
arena-two = --format { $text } jest dla dwóch botów, a nie dla { $count }; dla większej liczby jest all.
arena-odd = --format half wymaga parzystej liczby miejsc, a nie { $count }.
arena-test-two = --sprt jest dla dwóch botów, a nie dla { $count }.
arena-bad-test = --sprt: „{ $given }” to nie dwie różne wartości, takie jak 0:0.5 (punkty) albo 50%:55% (udziały w wygranej).
