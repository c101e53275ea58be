# The page of settings, which belong to a device and not to an account.

settings-title = Settings
settings-back = Back
settings-kept = This device remembers them; no account is needed.
settings-sample = This is how cards look

## Look

settings-look = Look
settings-language = Language
settings-language-browser = as in the browser
settings-felt = Felt
settings-felt-green = green
settings-felt-blue = blue
settings-felt-wine = wine red
settings-backs = Backs of cards
settings-back-lattice = lattice
settings-back-dots = dots
settings-back-weave = weave
settings-size = Size of cards
settings-size-small = small
settings-size-normal = normal
settings-size-large = large
settings-suits = Colours of the suits
settings-suits-four = four
settings-suits-two = two
settings-letters = Letters on cards
settings-letters-english = English: J Q K A
settings-letters-local = in my language
settings-motion = Motion of cards
settings-motion-normal = normal
settings-motion-half = quick
settings-motion-none = none

## Words and screen reader

settings-words = Words and screen reader
settings-verbosity = How much is said about events
settings-verbosity-short = short: “Jan: 7 of clubs”
settings-verbosity-normal = in sentences
settings-verbosity-full = in sentences, and what lies on the table then
settings-cards = Names of cards
settings-cards-full = in words: { $card }
settings-cards-short = short: { $card }
settings-cards-braille = two Braille cells: { $card }
settings-suit-first = Suit before rank
settings-position = A card’s place in the hand in its name: { $example }
settings-card-place = { $number } of { $count }
settings-own-plays = Announce my own plays
settings-chat = Announce the chat
settings-reactions = Show quick reactions from others
settings-remarks = Show the bots’ remarks

## Playing

settings-play = Playing
settings-twice = Choose a card with one press, play it with a second
settings-twice-touch = by touch
settings-twice-always = always
settings-twice-never = never
settings-keys = Single keys at the table
settings-keys-about = Press the question mark at a table to see them all.
settings-forced = Play for me when there is only one choice
settings-forced-about = After a pause as long as when you think, so that it tells the others nothing.
settings-think = Trojki: time to think after each change of the table
settings-think-none = no waiting
settings-think-seconds = { cards-seconds }
settings-slow = Pace of bots when you play with them alone
settings-slow-none = as usual
settings-guide = Show the explanations of first deals again
settings-guide-done = The explanations will appear again in the next game.

## Sound

settings-sound = Sound
settings-sounds = Sounds
settings-volume = Volume
settings-sounds-try = Listen
settings-vibration = Vibrate when it is my turn
settings-level = Bots play
settings-level-beginner = as beginners
settings-level-casual = casually
settings-level-club = as in a club
settings-level-strong = strongly
settings-level-master = as masters
