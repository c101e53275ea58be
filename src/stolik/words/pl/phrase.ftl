# Zwroty, które każdy słyszy w swoim języku: szybkie reakcje osób i uwagi botów.

## Szybkie reakcje

phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-nice = Ładnie!
phrase-oops = Ojej!
phrase-wow = Wow!
phrase-good-luck = Powodzenia!

## Uwagi botów

phrase-warm-greeting-1 = Miło was widzieć. Dobrej zabawy!
phrase-warm-greeting-2 = Dobrej gry nam wszystkim!
phrase-warm-won-1 = Jak miło, dziękuję.
phrase-warm-won-2 = To idzie do mnie.
phrase-warm-lost-1 = Naprawdę dobrze zagrane.
phrase-warm-lost-2 = Bywa. Gramy dalej.
phrase-warm-best-1 = Co za miłe rozdanie.
phrase-warm-best-2 = Dobrze poszło. Dziękuję wam.
phrase-warm-worst-1 = Brawo wy.
phrase-warm-worst-2 = Może następnym razem.
phrase-dry-greeting-1 = Dobry wieczór.
phrase-dry-greeting-2 = No to karty.
phrase-dry-won-1 = Odnotowano.
phrase-dry-won-2 = Jak zwykle.
phrase-dry-lost-1 = Hm.
phrase-dry-lost-2 = Ciekawe.
phrase-dry-best-1 = Wystarczy.
phrase-dry-best-2 = Bez zastrzeżeń.
phrase-dry-worst-1 = Bywało lepiej.
phrase-dry-worst-2 = Nie mówmy o tym.
phrase-merry-greeting-1 = Hura, karty!
phrase-merry-greeting-2 = Hej, hej! Zaczynamy!
phrase-merry-won-1 = Ha! Moje!
phrase-merry-won-2 = Hip, hip, hura!
phrase-merry-lost-1 = Ojojoj!
phrase-merry-lost-2 = Auć!
phrase-merry-best-1 = Widzieliście to?
phrase-merry-best-2 = Jeszcze raz, jeszcze raz!
phrase-merry-worst-1 = Ha, należało mi się.
phrase-merry-worst-2 = Nic to, gramy dalej!
