# Sätze, die alle in ihrer Sprache hören: schnelle Reaktionen und Bemerkungen der Bots.

## Schnelle Reaktionen

phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-nice = Schön!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-good-luck = Viel Glück!

## Bemerkungen der Bots

phrase-warm-greeting-1 = Schön, euch zu sehen. Viel Spaß!
phrase-warm-greeting-2 = Uns allen ein gutes Spiel!
phrase-warm-won-1 = Wie nett, danke.
phrase-warm-won-2 = Das kommt zu mir.
phrase-warm-lost-1 = Wirklich gut gespielt.
phrase-warm-lost-2 = Kommt vor. Weiter geht es.
phrase-warm-best-1 = Was für eine schöne Runde.
phrase-warm-best-2 = Das lief gut. Danke euch.
phrase-warm-worst-1 = Gut gemacht, ihr.
phrase-warm-worst-2 = Vielleicht beim nächsten Mal.
phrase-dry-greeting-1 = Guten Abend.
phrase-dry-greeting-2 = Karten also.
phrase-dry-won-1 = Vermerkt.
phrase-dry-won-2 = Wie üblich.
phrase-dry-lost-1 = Hm.
phrase-dry-lost-2 = Interessant.
phrase-dry-best-1 = Das genügt.
phrase-dry-best-2 = Keine Klagen.
phrase-dry-worst-1 = Es gab schon Besseres.
phrase-dry-worst-2 = Reden wir nicht davon.
phrase-merry-greeting-1 = Juhu, Karten!
phrase-merry-greeting-2 = Hallo, hallo! Los geht’s!
phrase-merry-won-1 = Ha! Meins!
phrase-merry-won-2 = Juhu!
phrase-merry-lost-1 = Ojemine!
phrase-merry-lost-2 = Autsch!
phrase-merry-best-1 = Habt ihr das gesehen?
phrase-merry-best-2 = Noch mal, noch mal!
phrase-merry-worst-1 = Ha, das geschieht mir recht.
phrase-merry-worst-2 = Macht nichts, noch eine!
