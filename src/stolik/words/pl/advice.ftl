# Co mówi podpowiedź albo przegląd: najlepsze zagranie i ile kosztują inne.

advice-best = Najlepiej: { LIST($told) }.
advice-done-best = Twoje zagranie: { LIST($told) }. To było najlepsze.
advice-as-good = { LIST($told) }: równie dobre, o ile da się to ocenić.
advice-cost = { LIST($told) }: gorsze o { $points },{ $tenth } punktu{ $exact ->
    [yes] { "" }
   *[no] , z dokładnością do { $margin },{ $part }
}.
advice-risk = { LIST($told) }: na sto rozdań przegrasz o { $count ->
    [one] { $count } więcej
    [few] { $count } więcej
   *[many] { $count } więcej
}{ $margin ->
    [0] { "" }
   *[other] , z dokładnością do { $margin }
}.
advice-worlds = Ocena po { $count ->
    [one] { $count } rozdaniu rozegranym
    [few] { $count } rozdaniach rozegranych
   *[many] { $count } rozdaniach rozegranych
} w myślach, z kartami zgodnymi z tym, co wiesz.
advice-exact = To jest policzone do końca.
advice-only = Nic innego nie można zrobić.
advice-none = Teraz nie ma nic do wyboru.
advice-not-here = Przy tym stole nie ma podpowiedzi.
advice-race = W wyścigu nie ma czasu na podpowiedzi.
advice-preparing = Podpowiedzi dopiero się przygotowują; zapytaj za minutę.
advice-busy = Serwer ma teraz za dużo do przemyślenia; zapytaj za chwilę.
advice-too-often = To już dużo podpowiedzi w krótkim czasie; następna będzie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
advice-failed = Tym razem nie udało się znaleźć podpowiedzi.
advice-points = { $minus ->
    [yes] minus { $points },{ $tenth }
   *[no] { $points },{ $tenth }
}
advice-review = { $title }, { YOU($seat) ->
    [yes] twoje decyzje
   *[no] decyzje: { NAME($seat) }
}. Punkty względem średniej pozostałych; w każdej grze im więcej, tym lepiej.
advice-deal = Rozdanie { $number }: { $result } punktu. W tym karty { $cards }; własna gra { $play }; reszta, czyli inni i zakryte karty, { $rest }.
advice-mistake = Rozdanie { $number }, zagranie { $count }:
advice-no-mistake = Żadna decyzja na pewno nic nie kosztowała.
advice-nothing-to-review = Nie było decyzji, które da się ocenić.
