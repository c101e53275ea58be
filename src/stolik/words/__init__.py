"""Every text that a person reads, in Polish, German and English: Fluent files for all clients.

    words = Words("pl", names=("Anna", "Jan"), me=0, cards="full")
    words.say("durak-attack", seat=0, card="7C")     # any message, by its id
    words.tell(event)                                # an event (.id, .args) as one sentence
    words.card("7C", "acc")                          # "siódemkę trefl"

words.py is one listener's language, names and way of reading cards; errors.py says what was wrong with bad input;
printable.py takes out of what others wrote what is no text.

How to add a message
====================

1. Write it in `pl/TOPIC.ftl`, `de/TOPIC.ftl` and `en/TOPIC.ftl`, with the same variables and the same
   keys where it selects on texts. An id begins with the name of its file: `durak-attack` stands in
   `durak.ftl`, which is read when one of its messages is wanted. Topics are the files there are: a game,
   `match`, `terminal`; `why` and `option` have the refusals that all games share. A message may be made of others
   of its own file or of `cards.ftl` ({ durak-stock }, or a term { -durak-bout }); such parts need not be the same in
   all languages, as long as the sources do not use them. An event has a short form too, if its sentence is long.
2. Use it: `words.say("durak-attack", seat=0, card="7C")`, or put the id and its arguments into an event.
   Where the source builds an id (f"durak-{verb}"), list the ids in `used_ids()` of
   `tests/words/test_words.py`, or the test calls them unused.
3. `pytest tests/words` (a few seconds) says what is wrong.

    durak-attack = { YOU($seat) ->
        [yes] Atakujesz: { CARD($card) }.
       *[no] { NAME($seat) } atakuje { CARD($card, case: "ins") }.
    }
    durak-drawn = { NAME($seat) } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.

    durak-attack = ...
        .short = { cards-who }: { CARD($card, case: "short") }.

The attribute `short` is what somebody hears who wants few words (`Words(..., brief=True)`):
"Jan: 7 trefl." It names who does it ({ cards-who }: "ty" or the name, of $seat; { cards-other } is $other), says no
more than the sentence does (its variables or fewer), is shorter, and stands in all languages or in none.

A game may say a message of the house in words of its own, with the same variables: golf's deals are holes, so
`golf-own-match-next` is said in the place of `match-next` at a table of golf.

The rules of a game, `rules-GAME.ftl`, are sections in reading order: a title `rules-GAME-NAME-title`, and a text whose
attribute `numbers` says which rules and resolutions of docs/rules it tells. Each stands in one section, the same in all
languages; a refusal's number leads there.

Values
------
int    a number; chooses plurals: pl [one] [few] *[many], de and en [one] *[other]; exact ones too: [0]
str    prints as it is
bool   "yes" or "no", null "none": select on it, `{ $final -> [yes] ... *[no] ... }`
list   of ints or of texts without spaces, only for CARDS, RANKS, NAMES, YOU and LIST. Others become one text first:
       `words.say("cli-games", games=words.join(["Dawid i Goliat", "Dureń"]))`

A value that a message wants and does not get is an error (MissingWords); others are ignored.
Names: $seat, $seats (list), $card, $cards, $suit, $count (how many; chooses the plural), $points, $cell,
$cells, $bid, $total, $name. A second one of its kind says what it is: $winner, $attack. Cells and deals that
people read are counted from 1; seats reach them as names.

Functions
---------
CARD($card, case: "acc")      one card of any family ("7C", "G9", "BC2"; "?" is face down) as the listener
                              reads cards: full "siódemkę trefl", short "7C", Braille "gc". No case: nom.
CARDS($cards, case: "acc")    a list of them: "a, b i c", short "7C, 8C", Braille "gc hc"; an empty one is "nic",
                              so select on $count before
RANK($rank, case: "many")     rank of a French card, given as "7" or "7C": siódemka, (para) siódemek; short "7"
RANKS($ranks, case: "few")    a list of them: siódemki, damy i asy; short "7, Q, A", Braille "g q a"
SUIT($suit, case: "gen")      French suit C D H S or goliath colour R Y G B V, as players speak of it: (nie
                              masz) trefli, zielonych
FEATURE($call, case: "trio")  trojki: the feature B, C or 2 as it is called: niebieska, kółko, dwa paski
NAME($seat), NAMES($seats)    player's name; names joined with "and" (none: "nikt")
LIST($cells)                  any other list joined with "and"
SIGNED($points)               a number that may be below 0: "minus 2", for speech leaves the sign of -2 out
YOU($seat)                    selector: [yes] when the listener sits there (or is in the list), *[no]

Cases (any other is an error):
all   CARD short, for short forms (7 trefl, dama kier; Kreuz 7; 7 of clubs; niebieskie kółko 2).
pl    CARD nom gen dat acc ins loc. RANK the same and few (dwie siódemki), many (pięć siódemek).
      SUIT the same six, in the plural (trefle, trefli; zielone, zielonych), and one (trefl, zielony).
      FEATURE nom, trio (niebieska trójka, trójka kółek, trójka z dwoma paskami), trio-acc (niebieską trójkę).
de    CARD without article nom gen dat acc (Kreuz-Bube; grüne 9; acc blauen Kreis mit zwei Streifen), with it,
      by the masculine, der den dem des (den Kreuz-Buben, die grüne 9), ein einen einem (einen blauen Kreis).
      RANK nom and all with article, many (ein Paar Siebenen). SUIT nom (Kreuz, Grün).
      FEATURE nom (blau, Kreis, zwei Streifen), trio (ein blaues Trio, ein Trio aus Kreisen).
en    CARD nom (seven of clubs), the (the seven of clubs), a (an eight of clubs). RANK too, many (sevens).
      SUIT nom (clubs, green), one (club). FEATURE nom (blue, circle), trio (a blue trio, a trio of circles).
In short and Braille style cards and ranks have neither article nor case: write messages that read well with "7C"
there.

Style
-----
One short sentence an event, present tense, subject first. It ends with a full stop. `tell` adds a missing one,
and a missing capital: a message may begin with a card, and reasons are written small. So whoever shows an event
or a reason uses `tell` and not `say`. Names of players cannot be declined: keep them in the nominative, "Lewę
bierze { NAME($seat) }.", never "daje { NAME($seat) }". No form that shows a player's gender (not "zagrałeś",
"zagrał"). The listener is "ty", "du", "you".
"""

from stolik.words.printable import printable
from stolik.words.words import LANGUAGES, MissingWords, Section, Tellable, Words

__all__ = ["LANGUAGES", "MissingWords", "Section", "Tellable", "Words", "printable"]
