# Pierwsze rozdanie z objaśnieniami; strona z zasadami i jej rysunki.

## The frame of the first deal

guide-title = Pierwsze rozdanie
guide-next = Rozumiem
guide-skip = Nie objaśniaj więcej
guide-still = Gra stoi, póki czytasz.
guide-rule = Zasada { $rule } (w nowym oknie)

## The page of the rules

guide-contents = Spis treści
guide-rules = Zasady: { $name }
guide-numbers = Numery tych zasad:
guide-other = Inne gry

## How one plays, in pictures

guide-gestures = Jak się gra
guide-gesture-play = Kliknij kartę: zostanie zagrana.
guide-gesture-rise = Dotknij karty: uniesie się i będzie wybrana.
guide-gesture-again = Dotknij jej jeszcze raz: zostanie zagrana.
guide-gesture-beat = Kilka kart ataku: najpierw ta, którą bijesz, potem karta z ręki.
guide-gesture-several = Kilka kart tej samej wartości: wybierz każdą (Shift i kliknięcie albo dotknięcie), potem naciśnij przycisk.
guide-gesture-pile = Naciśnij stos zakryty albo odkryty: bierzesz z niego kartę.
guide-gesture-cell = Naciśnij jedno ze swoich sześciu pól: karta trafi tam.
guide-gesture-away = Albo naciśnij stos odkryty: karta ze stosu zakrytego może tam trafić.
guide-gesture-draw = Naciśnij swój stos: dobierasz kartę.
guide-gesture-place = Naciśnij pole siatki, które karta ma przykryć.
guide-gesture-call = Naciśnij to, co nowa trójka ma wspólnego.
guide-gesture-drag = Albo przeciągnij kartę tam, gdzie ma trafić.
