# Planowanie: Ereignisse und Gründe für Ablehnungen.

planowanie-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = Spiel { $number }. Geber: { cards-who }. Karten: { $count }.
planowanie-trump = Aufgedeckt wird { CARD($card, case: "der") }, Trumpf ist { SUIT($suit) }.
    .short = Trumpf: { CARD($card, case: "short") }.
planowanie-no-trump = In diesem Spiel gibt es keinen Trumpf.
    .short = Kein Trumpf.
planowanie-bid = { YOU($seat) ->
    [yes] Du sagst
   *[no] { NAME($seat) } sagt
} { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
} an.
    .short = { cards-who }: { $count }.
planowanie-bids-done = Zusammen angesagt: { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}; zu holen: { $tricks }.
    .short = Zusammen { $count } von { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-trick = Der Stich geht mit { CARD($card, case: "dem") } an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
    .short = Stich: { cards-who }.
planowanie-made = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .short = { cards-who }: { $won } von { $bid }, Punkte { $points }.
planowanie-missed = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, keine Punkte.
    .short = { cards-who }: { $won } von { $bid }.

planowanie-why-bid-first = Erst sagen alle an, wie viele Stiche sie machen; danach wird gespielt.
planowanie-why-too-many = So viele Stiche gibt es nicht, in diesem Spiel { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
}.
planowanie-why-barred = Du sagst als Letztes an, und mit { $count } wären es genau { $tricks }, so viele, wie es Stiche gibt. Nimm eine andere Zahl.
planowanie-why-bids-over = Die Ansagen sind gemacht, jetzt werden Karten gespielt.
planowanie-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.

## Der Tisch im Browser

planowanie-web-trump = Trumpf: { SUIT($suit) }
planowanie-web-trump-none = Kein Trumpf
planowanie-web-sum = { $done ->
    [yes] Angesagt
   *[no] Bisher angesagt
} { $count }, Stiche { $tricks }
planowanie-web-took = { $count } von { $bid } gemacht
planowanie-web-unbid = noch keine Ansage
planowanie-web-bids = Deine Ansage
planowanie-name-bid = { $count } { $count ->
    [one] Stich
   *[other] Stiche
}
planowanie-web-waiting = Die anderen sagen an.
planowanie-web-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
planowanie-web-laid = { NAME($seat) } { CARD($card) }
planowanie-web-before = Der letzte Stich: { $list }. Er ging an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
planowanie-web-before-none = Es gab noch keinen Stich.
planowanie-web-before-title = Letzter Stich
planowanie-web-led = ausgespielt
planowanie-web-wins = liegt vorn
planowanie-web-takes = Stich
planowanie-web-by-suit = Deine Karten sind nach Farben sortiert.
planowanie-web-by-rank = Deine Karten sind nach Werten sortiert.
planowanie-web-result = Ergebnis von Spiel { $number }
planowanie-web-said = Ansage
planowanie-web-won = Gemacht
planowanie-web-points = Punkte
planowanie-web-made = erfüllt
planowanie-web-missed = verfehlt

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

planowanie-typed-bid = ansagen, ansage

## How things stand

planowanie-stands-trump = Trumpf ist { SUIT($suit) }, aufgedeckt wurde { CARD($card, case: "der") }.
planowanie-stands-no-trump = Es gibt keinen Trumpf.
planowanie-stands-bid = { NAME($seat) }: { $bid } angesagt, { $count } gemacht.
planowanie-stands-no-bid = { NAME($seat) }: noch nichts angesagt.
planowanie-stands-sum = Ansagen: { $count } von { $tricks }
planowanie-stands-seat = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.

## What is asked

planowanie-ask-bid = Wie viele Stiche sagst du an, 0 bis { $high }?
    .short = Wie viele Stiche, 0 bis { $high }?
planowanie-ask-bid-barred = Wie viele Stiche sagst du an, 0 bis { $high }, nur nicht { $barred }?
    .short = Wie viele, 0 bis { $high }, nur nicht { $barred }?

## Help

planowanie-help =
    Zum Ansagen tippe eine Zahl.
    Für eine Karte tippe ihre Nummer im Blatt, ihren Namen oder ihr Kürzel:
    Kreuz-Sieben, Kreuz 7 oder 7C; TD ist die Karo-Zehn.
    C ist Kreuz, D Karo, H Herz, S Pik, J Bube, Q Dame, K König, A Ass.
    In Braille ist die Kreuz-Sieben gc:
    Die Buchstaben b bis i sind die Werte 2 bis 9, x ist die Zehn.
    Ein ganzes Blatt nennt jede Farbe einmal: c gh ist gc hc.

## What the game is called, and what it is about

planowanie-title = Planowanie
planowanie-about = sag an, wie viele Stiche du machst, und mach genau so viele

## Options

planowanie-option-first_deal_trump = Trumpf im ersten Spiel
planowanie-option-first_deal_trump-never = nie
planowanie-option-first_deal_trump-if_card_left = wenn eine Karte übrig ist (zu zweit und zu dritt)

## The first deal, explained as it goes

planowanie-guide-bid =
    Sag an, wie viele Stiche du mit diesem Blatt machst. Hohe Karten machen Stiche, und Trümpfe, wenn es welche
    gibt. Punkte bringt nur genau diese Zahl.
planowanie-guide-last =
    Du gibst und sagst deshalb als Letztes an. Eine Zahl ist gesperrt: Die Ansagen dürfen zusammen nicht genau so
    viele Stiche ergeben, wie es gibt.
planowanie-guide-lead =
    Du spielst aus, und zwar eine beliebige Karte. Die anderen geben im Uhrzeigersinn zu, und wer den Stich
    macht, spielt als Nächstes aus.
planowanie-guide-follow =
    Hast du die ausgespielte Farbe, musst du sie bedienen; sonst spielst du, was du willst. Überstechen musst du
    nie. Probier ruhig eine Karte, die nicht geht: Du erfährst, warum.
planowanie-guide-won =
    Dein erster Stich. Neben jedem Namen steht, wie viele Stiche gemacht und wie viele angesagt sind. Zähl mit:
    Einer zu viel ist so schlecht wie einer zu wenig.
planowanie-guide-over =
    Das Spiel ist aus. Wer genau so viele Stiche hat wie angesagt, bekommt 10 Punkte und für jeden Stich einen
    dazu, alle anderen nichts. Jetzt kennst du das Spiel.

## Drawings on the page of the rules

planowanie-shown-trump =
    Herz ist Trumpf. Pik-Neun, Pik-König, Herz-Zwei, Pik-Ass: Die Herz-Zwei macht den Stich, sie ist ein Trumpf.
planowanie-shown-led =
    Kein Trumpf im Stich: Pik-Neun, Karo-König, Kreuz-Ass, Pik-Zehn. Pik wurde ausgespielt, also macht ihn die
    Pik-Zehn.

## What makes the rest no choice

planowanie-settled-all = Es kann sich nichts mehr ändern: Alle übrigen Stiche gehören dir.
planowanie-settled-none = Es kann sich nichts mehr ändern: Du machst keinen der übrigen Stiche.
planowanie-settled-bids = Es kann sich nichts mehr ändern: Keine Ansage ist mehr zu erfüllen.
