# The first deal, explained as it goes; the page of the rules with its drawings.

## The frame of the first deal

guide-title = First deal
guide-next = Got it
guide-skip = No more explanations
guide-still = The race stands still while you read.
guide-rule = Rule { $rule } (new tab)

## The page of the rules

guide-contents = Contents
guide-rules = The rules of { $name }
guide-numbers = Numbers of these rules:
guide-other = Other games

## How one plays, in pictures

guide-gestures = How to play
guide-gesture-play = Click a card to play it.
guide-gesture-rise = Tap a card to choose it: it rises.
guide-gesture-again = Tap it once more to play it.
guide-gesture-beat = Several attack cards: first the one to beat, then the card of your hand.
guide-gesture-several = Several of the same rank: choose each of them (Shift and a click, or a tap), then press the button.
guide-gesture-pile = Press the stock or the discards to take a card.
guide-gesture-cell = Press one of your six cells to put the card there.
guide-gesture-away = Or press the discards: a card from the stock may go there.
guide-gesture-draw = Press your stack to draw a card.
guide-gesture-place = Press the cell of the grid that it covers.
guide-gesture-call = Press what the cards of the new trio share.
guide-gesture-drag = Or drag a card to where it goes.
