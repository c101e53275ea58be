# Names of cards, suits, ranks and features. CARD, SUIT, RANK and FEATURE come here with
# $case and with $rank (2 to 14), $suit, $colour, $value (a number), $shape, $stripes (a number).

# The cases that each function knows in this language; any other is an error.
cards-cases = { $function ->
    [SUIT] nom one
    [RANK] nom the a many
    [FEATURE] nom trio
   *[CARD] nom the a short
}

# Lists: "a, b and c".
cards-comma = { $first }, { $last }
cards-and = { $first } and { $last }
cards-none = nothing
cards-nobody = nobody
cards-player = player { $number }

# Who does something and whom it concerns, in the short forms: "Jan: 7 of clubs".
cards-who = { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}
cards-other = { YOU($other) ->
    [yes] you
   *[no] { NAME($other) }
}

# Seconds as they are spoken.
cards-seconds = { $count } { $count ->
    [one] second
   *[other] seconds
}

# SIGNED comes here: speech would lose a minus sign.
cards-signed = { $minus ->
    [yes] minus { $count }
   *[no] { $count }
}

cards-hidden = { cards-article }face-down card

# Articles; only eight and ace begin with a vowel.
cards-article = { $case ->
    [the] the{ " " }
    [a] a{ " " }
   *[nom] { "" }
}
cards-article-rank = { $case ->
    [the] the{ " " }
    [a] { $rank ->
        [8] an{ " " }
        [14] an{ " " }
       *[other] a{ " " }
    }
   *[nom] { "" }
}

## French cards: seven of clubs; short: 7 of clubs

cards-french = { $case ->
    [short] { cards-short-rank }
   *[nom] { cards-article-rank }{ cards-rank-name }
} of { cards-suit }
cards-short-rank = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
}

# A rank alone; many: a pair of sevens.
cards-rank = { $case ->
    [many] { cards-ranks }
   *[nom] { cards-article-rank }{ cards-rank-name }
}
cards-rank-name = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
    [13] king
   *[14] ace
}
cards-ranks = { cards-rank-name }{ $rank ->
    [6] es
   *[other] s
}

cards-suit = { $case ->
    [one] { $suit ->
        [C] club
        [D] diamond
        [H] heart
       *[S] spade
    }
   *[nom] { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
}

## Goliath: green 9

cards-goliath = { cards-article }{ cards-colour } { $value }
cards-colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [V] violet
   *[B] blue
}

## Trojki: blue circle with two stripes; short: blue circle 2

cards-trojki = { cards-article }{ cards-colour } { cards-shape } { $case ->
    [short] { $stripes }
   *[nom] with { cards-stripes }
}
cards-shape = { $shape ->
    [C] circle
    [S] square
    [X] cross
   *[T] star
}
cards-shapes = { $shape ->
    [C] circles
    [S] squares
    [X] crosses
   *[T] stars
}
cards-stripes = { $stripes ->
    [0] no stripes
    [1] one stripe
    [2] two stripes
   *[3] three stripes
}

# A feature as it is called; trio: the line that has it.
cards-feature-colour = { $case ->
    [trio] a { cards-colour } trio
   *[nom] { cards-colour }
}
cards-feature-shape = { $case ->
    [trio] a trio of { cards-shapes }
   *[nom] { cards-shape }
}
cards-feature-stripes = { $case ->
    [trio] a trio with { cards-stripes }
   *[nom] { cards-stripes }
}
