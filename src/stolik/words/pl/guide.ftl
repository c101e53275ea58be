# Pierwsze rozdanie z objaśnieniami; strona z zasadami i jej rysunki.

## The frame of the first deal

guide-title = Pierwsze rozdanie
guide-next = Rozumiem
guide-skip = Nie objaśniaj więcej
guide-rule = Zasada { $rule } (w nowym oknie)

## The page of the rules

guide-contents = Spis treści
guide-rules = Zasady: { $name }
guide-numbers = Numery tych zasad:
guide-other = Inne gry
