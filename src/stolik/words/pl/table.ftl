# Stół: cofanie ruchów i spokojne tempo w trójkach.

table-thinking = Czas do namysłu: { $count } { $count ->
    [one] sekunda
    [few] sekundy
   *[many] sekund
}.
table-claims = Namysł skończony: można kłaść karty.
table-think = jeszcze trwa namysł: karty można kłaść dopiero za { $count } { $count ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}
table-undone = { YOU($seat) ->
    [yes] Cofasz
   *[no] { NAME($seat) } cofa
} ostatni ruch.
table-no-undo = nie masz czego cofnąć: cofnąć można tylko własny ruch, po którym nikt jeszcze nie zagrał
table-no-undo-deal = tego ruchu nie można cofnąć: skończyło się już wtedy rozdanie albo zaczęło nowe
table-no-undo-shown = tego ruchu nie można cofnąć: pokazał już coś, czego wcześniej nie było widać
table-no-undo-race = w trójkach nie można nic cofnąć: gra się tu na wyścigi i nikt nie czeka na swoją kolej
