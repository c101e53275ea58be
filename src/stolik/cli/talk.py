"""What a game says, made into lines of the terminal: the contract of the game (core/game.py) in somebody's words."""

from collections.abc import Iterable, Sequence
from typing import Any

from stolik.core.game import Event, Game, Typed, View, event
from stolik.games import GAMES
from stolik.words import Words


def game_of(view: View) -> Game:
    """The game of a view."""
    return GAMES[view["game"]]


def typed_at(view: View) -> Typed:
    """What may be typed where this view is seen: in a deal, or before one."""
    game = game_of(view)
    return game.typed_predeal if view["phase"] == "before" and game.typed_predeal is not None else game.typed


def help_at(view: View, options: Any, words: Words) -> str:
    """What may be typed there, with an example of each action that can come about with these options."""
    typed, there = typed_at(view), game_of(view).verbs(options)
    examples = [event(message) for verb, message in typed.examples.items() if verb in there]
    return words.say(typed.help, list=examples)


def line(words: Words, message: str, **values: Any) -> str:
    """A line of its own: a sentence with its capital letter and full stop, also where it begins with a card."""
    return words.tell(event(message, **values))


def lines(events: Iterable[Event], words: Words) -> list[str]:
    """A line for each event."""
    return [words.tell(each) for each in events]


def hand(view: View, words: Words) -> list[str]:
    """What the listener holds."""
    return lines(game_of(view).describe(view).get("hand", []), words)


def table(view: View, words: Words) -> list[str]:
    """How everything stands that all may see."""
    stands = game_of(view).describe(view)
    return [told for part, events in stands.items() if part != "hand" for told in lines(events, words)]


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """What is asked, and what is possible."""
    return lines(game_of(view).ask(view, legal), words)


def after(view: View, events: Sequence[Event], words: Words) -> str:
    """What *full* adds to a step: one line, "" where nothing is to be added."""
    return " ".join(lines(game_of(view).after(view, events), words))


def possible(view: View, legal: Sequence[str], words: Words) -> list[Event]:
    """What may be typed, by its name: cards in the order of the hand, then words; nothing where no card may be."""
    game, typed = game_of(view), typed_at(view)
    named = {part for action in legal for part in action.split(" ")[1:]}
    cards = [card for card in game.sorted_hand(view) if card in named]
    verbs = [action for action in legal if action in typed.words]
    said = [words.say(typed.words[verb]).split(",")[0] for verb in verbs]
    told = [event("typed-card", card=card) for card in dict.fromkeys(cards)]
    return [*told, *(event("terminal-word", text=each) for each in said)] if told else []
