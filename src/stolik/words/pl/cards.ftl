# Names of cards, suits, ranks and features. CARD, SUIT, RANK and FEATURE come here with
# $case and with $rank (2 to 14), $suit, $colour, $value (a number), $shape, $stripes (a number).

# The cases that each function knows in this language; any other is an error.
cards-cases = { $function ->
    [SUIT] nom gen dat acc ins loc one
    [RANK] nom gen dat acc ins loc few many
    [FEATURE] nom trio trio-acc
   *[CARD] nom gen dat acc ins loc short
}

# Lists: "a, b i c".
cards-comma = { $first }, { $last }
cards-and = { $first } i { $last }
cards-none = nic
cards-nobody = nikt
cards-player = gracz { $number }

# Who does something and whom it concerns, in the short forms: "Jan: 7 trefl".
cards-who = { YOU($seat) ->
    [yes] ty
   *[no] { NAME($seat) }
}
cards-other = { YOU($other) ->
    [yes] ty
   *[no] { NAME($other) }
}

# Seconds as they are spoken: "10 sekund" and, of what lasts or is waited for, "za 1 sekundę".
cards-seconds = { $count } { $count ->
    [one] sekunda
    [few] sekundy
   *[many] sekund
}
cards-seconds-acc = { $count } { $count ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}

# SIGNED comes here: speech would lose a minus sign.
cards-signed = { $minus ->
    [yes] minus { $count }
   *[no] { $count }
}

cards-hidden = { $case ->
    [gen] zakrytej karty
    [dat] zakrytej karcie
    [acc] zakrytą kartę
    [ins] zakrytą kartą
    [loc] zakrytej karcie
   *[nom] zakryta karta
}

## French cards: siódemka trefl, asa pik; short: 7 trefl, as pik

cards-french = { $case ->
    [short] { cards-short-rank } { cards-suit-name }
   *[nom] { cards-rank } { cards-suit-name }
}
cards-short-rank = { $rank ->
    [11] { cards-jack }
    [12] { cards-queen }
    [13] { cards-king }
    [14] { cards-ace }
   *[other] { $rank }
}

cards-suit-name = { $suit ->
    [C] trefl
    [D] karo
    [H] kier
   *[S] pik
}

# A rank alone; few: dwie siódemki, many: pięć siódemek, para siódemek.
cards-rank = { $rank ->
    [11] { cards-jack }
    [12] { cards-queen }
    [13] { cards-king }
    [14] { cards-ace }
   *[other] { cards-pip }{ $case ->
        [gen] ki
        [dat] ce
        [acc] kę
        [ins] ką
        [loc] ce
        [few] ki
        [many] ek
       *[nom] ka
    }
}
cards-pip = { $rank ->
    [2] dwój
    [3] trój
    [4] czwór
    [5] piąt
    [6] szóst
    [7] siódem
    [8] ósem
    [9] dziewiąt
   *[10] dziesiąt
}
cards-jack = wale{ $case ->
    [gen] ta
    [dat] towi
    [acc] ta
    [ins] tem
    [loc] cie
    [few] ty
    [many] tów
   *[nom] t
}
cards-queen = dam{ $case ->
    [gen] y
    [dat] ie
    [acc] ę
    [ins] ą
    [loc] ie
    [few] y
    [many] { "" }
   *[nom] a
}
cards-king = król{ $case ->
    [gen] a
    [dat] owi
    [acc] a
    [ins] em
    [loc] u
    [few] e
    [many] i
   *[nom] { "" }
}
cards-ace = as{ $case ->
    [gen] a
    [dat] owi
    [acc] a
    [ins] em
    [loc] ie
    [few] y
    [many] ów
   *[nom] { "" }
}

# A suit as players speak of it, in the plural: gramy w piki, nie masz trefli; one: atut pik.
cards-suit = { $case ->
    [one] { cards-suit-name }
    [gen] { $suit ->
        [C] trefli
        [D] kar
        [H] kierów
       *[S] pików
    }
    [dat] { $suit ->
        [C] treflom
        [D] karom
        [H] kierom
       *[S] pikom
    }
    [ins] { $suit ->
        [C] treflami
        [D] karami
        [H] kierami
       *[S] pikami
    }
    [loc] { $suit ->
        [C] treflach
        [D] karach
        [H] kierach
       *[S] pikach
    }
   *[nom] { $suit ->
        [C] trefle
        [D] kara
        [H] kiery
       *[S] piki
    }
}

## Colours: adjectives in four forms

cards-stem = { $colour ->
    [R] czerwon
    [Y] żółt
    [G] zielon
    [V] fioletow
   *[B] niebiesk
}
# k softens before e and turns y into i: niebieskie, niebieskim.
cards-soft = { $colour ->
    [B] i
   *[other] { "" }
}
cards-y = { $colour ->
    [B] i
   *[other] y
}
cards-masculine = { cards-stem }{ $case ->
    [gen] { cards-soft }ego
    [dat] { cards-soft }emu
    [ins] { cards-y }m
    [loc] { cards-y }m
   *[nom] { cards-y }
}
cards-neuter = { cards-stem }{ $case ->
    [gen] { cards-soft }ego
    [dat] { cards-soft }emu
    [ins] { cards-y }m
    [loc] { cards-y }m
   *[nom] { cards-soft }e
}
cards-feminine = { cards-stem }{ $case ->
    [gen] { cards-soft }ej
    [dat] { cards-soft }ej
    [acc] ą
    [ins] ą
    [loc] { cards-soft }ej
    [trio-acc] ą
   *[nom] a
}
cards-plural = { cards-stem }{ $case ->
    [gen] { cards-y }ch
    [dat] { cards-y }m
    [ins] { cards-y }mi
    [loc] { cards-y }ch
   *[nom] { cards-soft }e
}

## Goliath: zielona 9, zieloną 9; a colour as a suit: gramy w zielone

cards-goliath = { cards-feminine } { $value }
cards-colour = { $case ->
    [one] { cards-masculine }
   *[nom] { cards-plural }
}

## Trojki: niebieskie kółko z dwoma paskami; short: niebieskie kółko 2

cards-trojki = { $shape ->
    [C] { cards-neuter } { cards-circle }
    [S] { cards-masculine } { cards-square }
    [X] { cards-masculine } { cards-cross }
   *[T] { cards-feminine } { cards-star }
} { $case ->
    [short] { $stripes }
   *[nom] { cards-striped }
}

cards-circle = kółk{ $case ->
    [gen] a
    [dat] u
    [ins] iem
    [loc] u
   *[nom] o
}
cards-square = kwadra{ $case ->
    [gen] tu
    [dat] towi
    [ins] tem
    [loc] cie
   *[nom] t
}
cards-cross = krzyżyk{ $case ->
    [gen] a
    [dat] owi
    [ins] iem
    [loc] u
   *[nom] { "" }
}
cards-star = gwiazd{ $case ->
    [gen] ki
    [dat] ce
    [acc] kę
    [ins] ką
    [loc] ce
   *[nom] ka
}
cards-striped = { $stripes ->
    [0] bez pasków
    [1] z jednym paskiem
    [2] z dwoma paskami
   *[3] z trzema paskami
}

# A feature as it is called; trio and trio-acc: the line that has it.
cards-feature-colour = { $case ->
    [trio] { cards-feminine } trójka
    [trio-acc] { cards-feminine } trójkę
   *[nom] { cards-feminine }
}
cards-feature-shape = { $case ->
    [trio] trójka { cards-shapes }
    [trio-acc] trójkę { cards-shapes }
   *[nom] { $shape ->
        [C] kółko
        [S] kwadrat
        [X] krzyżyk
       *[T] gwiazdka
    }
}
cards-shapes = { $shape ->
    [C] kółek
    [S] kwadratów
    [X] krzyżyków
   *[T] gwiazdek
}
cards-feature-stripes = { $case ->
    [trio] trójka { cards-striped }
    [trio-acc] trójkę { cards-striped }
   *[nom] { $stripes ->
        [0] bez pasków
        [1] jeden pasek
        [2] dwa paski
       *[3] trzy paski
    }
}
