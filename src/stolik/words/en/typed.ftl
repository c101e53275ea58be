# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-no-number = There is no card { $number }; you hold { $count }.
typed-no-cell = There is no cell { $cell }; they go from 1 to { $high }.
typed-no-choice = There is no { $number } to choose; the numbers go from 1 to { $count }.
