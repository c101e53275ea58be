# Powody odmowy wspólne dla wszystkich gier; za nimi stoi numer zasady.

why-not-turn = teraz gra { NAME($seat) }
why-not-held = nie masz na ręce { CARD($card, case: "gen") }
why-no-action = „{ $action }” to nie jest zagranie w tej grze
why-no-seat = takiego miejsca nie ma: przy stole { $count ->
    [one] siedzi { $count } osoba
    [few] siedzą { $count } osoby
   *[many] siedzi { $count } osób
}
why-over = to rozdanie już się skończyło
why-reshuffle = teraz do przetasowania, w dowolnej kolejności: { CARDS($cards) }

## Talia, która nie jest talią tej gry

why-deck-unknown = „{ $text }” w talii nie jest kartą tej gry
why-deck-size = w talii { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}, a powinno być { $wanted }
why-deck-twice = { CARD($card) } występuje w talii o raz za dużo, a { CARD($missing) } o raz za mało
