# Names of cards, suits, ranks and features. CARD, SUIT, RANK and FEATURE come here with
# $case and with $rank (2 to 14), $suit, $colour, $value (a number), $shape, $stripes (a number).

# The cases that each function knows in this language; any other is an error.
# nom gen dat acc: without an article; der den dem des and ein einen einem: with it.
cards-cases = { $function ->
    [SUIT] nom
    [RANK] nom der den dem des ein einen einem many
    [FEATURE] nom trio
   *[CARD] nom gen dat acc der den dem des ein einen einem short
}

# Lists: "a, b und c".
cards-comma = { $first }, { $last }
cards-and = { $first } und { $last }
cards-none = nichts
cards-nobody = niemand
cards-player = Spieler { $number }

# Who does something and whom it concerns, in the short forms: "Jan: Kreuz 7".
cards-who = { YOU($seat) ->
    [yes] du
   *[no] { NAME($seat) }
}
cards-other = { YOU($other) ->
    [yes] du
   *[no] { NAME($other) }
}

# Seconds as they are spoken.
cards-seconds = { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
}

# SIGNED comes here: speech would lose a minus sign.
cards-signed = { $minus ->
    [yes] minus { $count }
   *[no] { $count }
}

cards-hidden = { cards-article-feminine }verdeckt{ cards-ending-feminine } Karte

## Articles and the endings of adjectives

cards-article-masculine = { $case ->
    [der] der{ " " }
    [den] den{ " " }
    [dem] dem{ " " }
    [des] des{ " " }
    [ein] ein{ " " }
    [einen] einen{ " " }
    [einem] einem{ " " }
   *[nom] { "" }
}
cards-article-neuter = { $case ->
    [der] das{ " " }
    [den] das{ " " }
    [dem] dem{ " " }
    [des] des{ " " }
    [ein] ein{ " " }
    [einen] ein{ " " }
    [einem] einem{ " " }
   *[nom] { "" }
}
cards-article-feminine = { $case ->
    [der] die{ " " }
    [den] die{ " " }
    [dem] der{ " " }
    [des] der{ " " }
    [ein] eine{ " " }
    [einen] eine{ " " }
    [einem] einer{ " " }
   *[nom] { "" }
}
cards-ending-masculine = { $case ->
    [nom] er
    [short] er
    [ein] er
    [dat] em
    [der] e
   *[acc] en
}
cards-ending-neuter = { $case ->
    [nom] es
    [short] es
    [acc] es
    [ein] es
    [einen] es
    [dat] em
    [der] e
    [den] e
   *[gen] en
}
cards-ending-feminine = { $case ->
    [gen] er
    [dat] er
    [dem] en
    [des] en
    [einem] en
   *[nom] e
}

## French cards: Kreuz-Sieben; without an article nothing is declined: "spielt Kreuz-Bube"; short: Kreuz 7

cards-french = { $case ->
    [short] { cards-suit } { cards-short-rank }
   *[nom] { $rank ->
        [11] { cards-article-masculine }{ cards-suit }-{ cards-jack }
        [13] { cards-article-masculine }{ cards-suit }-{ cards-king }
        [14] { cards-article-neuter }{ cards-suit }-{ cards-ace }
       *[other] { cards-article-feminine }{ cards-suit }-{ cards-rank-name }
    }
}
cards-short-rank = { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}

# A rank alone; many: ein Paar Siebenen.
cards-rank = { $case ->
    [many] { cards-ranks }
   *[nom] { $rank ->
        [11] { cards-article-masculine }{ cards-jack }
        [13] { cards-article-masculine }{ cards-king }
        [14] { cards-article-neuter }{ cards-ace }
       *[other] { cards-article-feminine }{ cards-rank-name }
    }
}
cards-jack = { $case ->
    [den] Buben
    [dem] Buben
    [des] Buben
    [einen] Buben
    [einem] Buben
   *[nom] Bube
}
cards-king = { $case ->
    [des] Königs
   *[nom] König
}
cards-ace = { $case ->
    [des] Asses
   *[nom] Ass
}
cards-rank-name = { $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
   *[12] Dame
}
cards-ranks = { $rank ->
    [11] Buben
    [12] Damen
    [13] Könige
    [14] Asse
   *[other] { cards-rank-name }en
}

cards-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}

## Goliath: grüne 9, der grünen 9; a colour as a suit: du musst Grün bedienen

cards-goliath = { cards-article-feminine }{ cards-adjective }{ cards-ending-feminine } { $value }
cards-colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [V] Violett
   *[B] Blau
}
cards-adjective = { $colour ->
    [R] rot
    [Y] gelb
    [G] grün
    [V] violett
   *[B] blau
}

## Trojki: blauer Kreis mit zwei Streifen; short: blauer Kreis 2

cards-trojki = { $shape ->
    [C] { cards-article-masculine }{ cards-adjective }{ cards-ending-masculine } { cards-shape-declined }
    [T] { cards-article-masculine }{ cards-adjective }{ cards-ending-masculine } { cards-shape-declined }
   *[other] { cards-article-neuter }{ cards-adjective }{ cards-ending-neuter } { cards-shape-declined }
} { $case ->
    [short] { $stripes }
   *[nom] { cards-striped }
}
cards-shape-declined = { $case ->
    [gen] { cards-shape-genitive }
    [des] { cards-shape-genitive }
   *[nom] { cards-shape }
}
cards-shape = { $shape ->
    [C] Kreis
    [S] Quadrat
    [X] Kreuz
   *[T] Stern
}
cards-shape-genitive = { $shape ->
    [C] Kreises
    [S] Quadrats
    [X] Kreuzes
   *[T] Sterns
}
cards-shapes-dative = { $shape ->
    [C] Kreisen
    [S] Quadraten
    [X] Kreuzen
   *[T] Sternen
}
cards-striped = { $stripes ->
    [0] ohne Streifen
    [1] mit einem Streifen
    [2] mit zwei Streifen
   *[3] mit drei Streifen
}

# A feature as it is called; trio: the line that has it.
cards-feature-colour = { $case ->
    [trio] ein { cards-adjective }es Trio
   *[nom] { cards-adjective }
}
cards-feature-shape = { $case ->
    [trio] ein Trio aus { cards-shapes-dative }
   *[nom] { cards-shape }
}
cards-feature-stripes = { $case ->
    [trio] ein Trio { cards-striped }
   *[nom] { $stripes ->
        [0] keine Streifen
        [1] ein Streifen
        [2] zwei Streifen
       *[3] drei Streifen
    }
}
