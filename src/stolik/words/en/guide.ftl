# The first deal, explained as it goes; the page of the rules with its drawings.

## The frame of the first deal

guide-title = First deal
guide-next = Got it
guide-skip = Explain nothing more
guide-rule = Rule { $rule } (new tab)

## The page of the rules

guide-contents = Contents
guide-rules = The rules of { $name }
guide-numbers = Numbers of these rules:
guide-other = Other games
