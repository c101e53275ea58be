"""The .ftl files of the three languages against each other, against the sources, and through class Words."""

import ast
import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stolik.bots import BOTS
from stolik.cli.answers import phrase_of
from stolik.cli.names import COMMANDS
from stolik.core.game import event
from stolik.games import GAMES
from stolik.table.characters import TEMPERS
from stolik.table.commands import REACTIONS
from stolik.table.remarks import MOMENTS, VARIANTS
from stolik.words import LANGUAGES, MissingWords, Words
from stolik.words import words as module

Probe = Callable[[Words, str], Words]
SOURCES = Path(module.__file__).parent.parent
WEB = SOURCES.parents[1] / "web"
# Topics that the sources may name before their file is there; the files count too.
TOPICS = {*GAMES, "why", "option", "match", "record", "table", "terminal", "cli"}
FORMS = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {"pl": {"one", "few", "many"}, "de": {"one", "other"}, "en": {"one", "other"}}

# What a function takes, and a value of that kind to try every message with.
KINDS = {
    "CARD": "card",
    "CARDS": "cards",
    "RANK": "rank",
    "RANKS": "ranks",
    "SUIT": "suit",
    "FEATURE": "feature",
    "NAME": "seat",
    "NAMES": "seats",
    "LIST": "list",
    "COMMAS": "messages",
    "SEMICOLONS": "messages",
    "NUMBERED": "cards",
    "CHOICES": "cards",
    "SIGNED": "signed",
    "YOU": "who",
}
SHORT = "short"  # the attribute that Words says to whoever is brief
PRESSED = "pressed"  # the attribute that the browser says, where answers are pressed instead of typed
NUMBERS = "numbers"  # the attribute of a section of the rules: which of docs/rules it tells
# These take what other functions take too: YOU a seat or a list of seats, RANK a card.
LENIENT = {"who", "rank", "number"}
SAMPLES: dict[str, Any] = {
    "card": "7C",
    "cards": ["7C", "AS", "TD"],
    "rank": "7",
    "ranks": ["7", "T", "K"],
    "suit": "H",
    "feature": "B",
    "seat": 0,
    "seats": [0, 1],
    "list": [1, 2, 3],
    "messages": [["typed-card", {"card": "7C"}], ["deal-hand-empty", {}]],
    "who": 0,
}
SIGNS = [-1, 0, 1, -2, 5, -12]  # numbers that may be below 0, and every plural


def used_ids() -> set[str]:
    """Ids that the sources build from parts (f"durak-{verb}"), from the enumerations they use: extend me.

    Ids that stand whole in the sources ("durak-attack") are found without help.
    """
    built = {f"record-{key}" for key in ("score", "winners", "losers")} | {f"cli-{command}" for command in COMMANDS}
    built |= {f"{game}-{what}" for game in GAMES for what in ("title", "about")}
    built |= {f"table-{vote}-{what}" for vote in ("abort", "rematch") for what in ("asked", "withdrawn")}
    built |= {phrase_of(name) for name in REACTIONS}
    built |= {
        f"phrase-{temper}-{moment}-{variant}"
        for temper, moment, variant in product(TEMPERS, MOMENTS, range(1, VARIANTS + 1))
    }
    # The rules of a game (Words.rulebook): whatever has a title is told, in the order of the file.
    sections = {name for name in messages("pl") if name.startswith("rules-") and f"{name}-title" in messages("pl")}
    for game in GAMES.values():
        built |= {f"{game.name}-option-{name}" for name in game.options._fields if name != "seats"}
        for typed in (game.typed, game.typed_predeal):
            built |= {typed.help, *typed.words.values(), *typed.examples.values()} if typed is not None else set()
    return built | sections | {f"{name}-title" for name in sections}


def own_ids(language: str) -> dict[str, str]:
    """What games say in words of their own, each with the message of the house in whose place it is said."""
    begun = {name: name.split("-", 2) for name in messages(language)}
    return {name: parts[2] for name, parts in begun.items() if parts[0] in GAMES and parts[1:2] == ["own"]}


# --- reading the files ----------------------------------------------------------------------------


class Select(NamedTuple):
    """A select: the variable it looks at ("" where it is a function's answer), its keys, the default."""

    variable: str
    keys: set[str]
    default: str


@dataclass
class Entry:
    """A message: what it refers to, by name."""

    file: str
    variables: set[str] = field(default_factory=lambda: set[str]())
    refers: set[str] = field(default_factory=lambda: set[str]())
    kinds: dict[str, set[str]] = field(default_factory=lambda: defaultdict[str, set[str]](set))
    cases: set[tuple[str, str]] = field(default_factory=lambda: set[tuple[str, str]]())
    functions: set[str] = field(default_factory=lambda: set[str]())
    selects: list[Select] = field(default_factory=lambda: list[Select]())


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for below in cast(dict[str, object], vars(node)).values():
            yield from nodes(below)
    elif isinstance(node, list):
        for item in cast(list[object], node):
            yield from nodes(item)


def reference(node: ftl.MessageReference | ftl.TermReference) -> str:
    return ("-" if isinstance(node, ftl.TermReference) else "") + node.id.name


def key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def entry(file: str, item: ftl.Message | ftl.Term | ftl.Pattern) -> Entry:
    found = Entry(file)
    for node in nodes(item):
        match node:
            case ftl.VariableReference():
                found.variables.add(node.id.name)
            case ftl.MessageReference() | ftl.TermReference():
                found.refers.add(reference(node))
            case ftl.FunctionReference():
                found.functions.add(node.id.name)
                for argument in node.arguments.positional:
                    if isinstance(argument, ftl.VariableReference):
                        found.kinds[argument.id.name].add(KINDS.get(node.id.name, "number"))
                for named in node.arguments.named:
                    if isinstance(named.value, ftl.StringLiteral):
                        found.cases.add((node.id.name, named.value.value))
            case ftl.Placeable(expression=ftl.VariableReference(id=name)):
                found.kinds[name.name].add("plain")
            case ftl.SelectExpression():
                default = next(key(variant) for variant in node.variants if variant.default)
                variable = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
                found.selects.append(Select(variable, {key(variant) for variant in node.variants}, default))
            case _:
                pass
    return found


@cache
def bodies(language: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    files = sorted((module.FOLDER / language).glob("*.ftl"))
    parse = FluentParser().parse
    return tuple((file.stem, item) for file in files for item in parse(file.read_text("utf-8")).body)


@cache
def entries(language: str) -> Mapping[str, Entry]:
    """All messages and terms (with their dash) of a language."""
    return {
        ("-" if isinstance(item, ftl.Term) else "") + item.id.name: entry(file, item)
        for file, item in bodies(language)
        if isinstance(item, ftl.Message | ftl.Term)
    }


@cache
def messages(language: str) -> frozenset[str]:
    return frozenset(name for name in entries(language) if not name.startswith("-"))


@cache
def referred(language: str) -> frozenset[str]:
    """Messages that others are made of: these may differ between the languages if no source uses them."""
    return frozenset(name for found in entries(language).values() for name in found.refers)


def closure(language: str, name: str, part: Entry | None = None) -> list[Entry]:
    """A message and all that it is made of; or only a part of it, its short form, with all that this is made of."""
    seen: dict[str, Entry] = {name: part} if part else {}
    todo = list(part.refers) if part else [name]
    while todo:
        name = todo.pop()
        if name not in seen and name in entries(language):
            seen[name] = entries(language)[name]
            todo += seen[name].refers
    return list(seen.values())


def variables(language: str, name: str, part: Entry | None = None) -> dict[str, set[str]]:
    """Variables of a message, or of a part of it, with the kinds of use they find there."""
    found: dict[str, set[str]] = defaultdict(set)
    for each in closure(language, name, part):
        for variable in each.variables:
            found[variable] |= each.kinds.get(variable, set())
    return found


def keys(language: str, name: str, variable: str) -> set[str]:
    """Texts among the keys by which a message selects on a variable; neither numbers nor plurals."""
    found = {
        key for part in closure(language, name) for at in part.selects if at.variable == variable for key in at.keys
    }
    return {key for key in found - FORMS if not key.lstrip("-").isdigit()}


@cache
def samples(language: str, name: str) -> list[dict[str, Any]]:
    """Values to try a message with, so that each key of a select comes up at least once."""
    tries: dict[str, list[Any]] = {}
    for variable, kinds in sorted(variables(language, name).items()):
        texts: list[Any] = sorted(keys(language, name, variable))
        known = [SAMPLES[kind] for kind in sorted(kinds) if kind in SAMPLES]
        tries[variable] = list(SIGNS) if "signed" in kinds else known[:1] or texts or [0, 1, 2, 5]
    turns = range(max([1, *map(len, tries.values())]))
    return [{variable: values[turn % len(values)] for variable, values in tries.items()} for turn in turns]


@cache
def literals() -> frozenset[str]:
    """All string constants of the sources that look like the id of a message."""
    topics = TOPICS | {file.stem for file in module.FOLDER.glob("*/*.ftl")}
    looks = re.compile(f"({'|'.join(topics)})-[a-z]([a-z0-9-]*[a-z0-9])?")
    return frozenset(
        node.value
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and looks.fullmatch(node.value)
    )


class Page(NamedTuple):
    """The texts of the browser client: `said` are ids that it surely says, `named` those that stand in it in quotes.

    A quoted text may be a class of the page and only look like an id; what `t(...)` or `.say(...)` gets is one.
    `built` are patterns of ids that are made of parts (`web-game-${game}`), `text` is where the parts come from, and
    `parts` are its words, for those that are one.
    """

    said: frozenset[str]
    named: frozenset[str]
    built: tuple[re.Pattern[str], ...]
    text: str
    parts: frozenset[str]

    def uses(self, name: str) -> bool:
        """Whether a message may be one of its texts: parts must be words of the sources, here or in Python."""
        return name in self.named or any(
            all(part in self.parts or re.search(rf"\b{re.escape(part)}\b", self.text) for part in found.groups())
            for found in (pattern.fullmatch(name) for pattern in self.built)
            if found
        )


@cache
def page() -> Page:
    """What the browser client says."""
    files = [*WEB.glob("*.ts"), *(path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}"))]
    client = "\n".join(path.read_text("utf-8") for path in sorted(files))
    topics = "|".join(sorted({file.stem for file in module.FOLDER.glob("*/*.ftl")} - {"rules"}, key=len, reverse=True))
    quoted = rf"""["'`]((?:{topics})-[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)["'`]"""
    literals = re.findall(r"`((?:[a-z0-9_-]|\$\{[^{}`]*\})+)`", client)
    patterns = {re.sub(r"\$\{[^}]*\}", "([a-z0-9_-]+)", text) for text in literals if re.search("[a-z]-", text)}
    python = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return Page(
        frozenset(re.findall(rf"(?:\bt|\.say)\(\s*{quoted}", client)),
        frozenset(re.findall(quoted, client)),
        tuple(re.compile(pattern) for pattern in sorted(patterns) if "(" in pattern),
        client + python,
        frozenset(re.findall(r"\w+", client + python)),
    )


@cache
def wordings(language: str) -> Words:
    """One for all listeners: what a message is made of is worked out once."""
    return Words(language, ("Anna", "Jan"))


def listener(language: str, me: int | None, cards: str, brief: bool = False) -> Words:
    """The same words, for this listener from now on."""
    words = wordings(language)
    words.me, words.cards, words.brief = me, cards, brief
    return words


def wanted() -> set[str]:
    """What must be written."""
    return set(literals()) | used_ids() | page().said


# --- the files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    junk = [(file, item.content) for file, item in bodies(language) if isinstance(item, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_begin_with_the_name_of_their_file_and_occur_once(language: str) -> None:
    seen: set[tuple[type, str]] = set()
    for file, item in bodies(language):
        if isinstance(item, ftl.Message | ftl.Term):
            assert item.id.name.startswith(f"{file}-")
            assert (type(item), item.id.name) not in seen
            allowed = {NUMBERS} if file.startswith("rules-") else {SHORT, PRESSED}
            names = [at.id.name for at in item.attributes]
            assert not names or (isinstance(item, ftl.Message) and set(names) <= allowed)
            seen.add((type(item), item.id.name))


@cache
def pressed(language: str) -> Mapping[str, Entry]:
    """Of each message that the browser says in a form of its own, what this form is made of."""
    return {
        item.id.name: entry(file, form.value)
        for file, item in bodies(language)
        if isinstance(item, ftl.Message)
        for form in item.attributes
        if form.id.name == PRESSED
    }


def test_questions_with_an_answer_to_press_are_the_same_in_all_languages_and_name_nothing_to_type() -> None:
    found = pressed("pl")
    assert found and found.keys() == pressed("de").keys() == pressed("en").keys()
    for language, name in product(LANGUAGES, found):
        form = pressed(language)[name]
        assert form.variables == found[name].variables, name
        assert not form.functions & {"CHOICES", "NUMBERED"}, f"{name}: numbers are typed"
        assert "-ask-" in name or name.startswith("trick-"), "only what is asked has an answer"


def test_the_languages_have_the_same_messages() -> None:
    for language, other in product(LANGUAGES, LANGUAGES):
        extra = messages(language) - messages(other)
        assert not (extra - referred(language)) | (extra & wanted()), f"in {language}, not in {other}"


def test_the_languages_use_the_same_variables_in_the_same_way() -> None:
    for name in messages("pl") & messages("de") & messages("en"):
        for language in ("de", "en"):
            pl, there = variables("pl", name), variables(language, name)
            # A language may have no use for a grammatical case.
            assert set(pl) - {"case"} == set(there) - {"case"}, f"{name}: pl and {language}"
            for variable in set(pl) & set(there):
                # "plain", printed as it is, is a kind of its own: a card's text is not for readers.
                assert len((pl[variable] | there[variable]) - LENIENT) <= 1, (
                    f"{name}: ${variable} is {pl[variable]} in pl, {there[variable]} in {language}"
                )


def test_the_languages_select_by_the_same_texts() -> None:
    for name in sorted((messages("pl") & messages("de") & messages("en")) - referred("pl")):
        for variable in variables("pl", name):
            if variable != "case":
                found = {language: keys(language, name, variable) for language in LANGUAGES}
                assert len({frozenset(texts) for texts in found.values() if texts}) <= 1, f"{name}: ${variable} {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_functions_and_cases_are_known(language: str) -> None:
    cases = {
        (name, case)
        for name in ("CARD", "CARDS", "RANK", "RANKS", "SUIT", "FEATURE")
        for case in Words(language).say("cards-cases", function=name.removesuffix("S")).split()
    }
    for name, found in entries(language).items():
        assert found.functions <= set(KINDS) | {"NUMBER"}, name
        assert found.cases <= cases, f"{name}: unknown case in {language}"
        for target in found.refers:
            assert target in entries(language), f"{name} refers to {target}"
            assert entries(language)[target].file in (found.file, "cards"), f"{name}: {target} is elsewhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_all_forms_of_its_language(language: str) -> None:
    for name, found in entries(language).items():
        for select in found.selects:
            # A default [other] alone is no plural; the grammatical cases of cards.ftl are none either.
            if found.file != "cards" and select.keys & (FORMS - {select.default}):
                forms = {key for key in select.keys if not key.isdigit()}
                assert forms == PLURALS[language], f"{name}: {sorted(select.keys)}"
                assert select.default == ("many" if language == "pl" else "other"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_in_words_of_its_own_tells_the_same(language: str) -> None:
    own = own_ids(language)
    short = {item.id.name for _, item in bodies(language) if isinstance(item, ftl.Message) and item.attributes}
    assert len(own) >= 14
    for name, house in own.items():
        assert variables(language, name).keys() == variables(language, house).keys(), name
        assert (name in short) == (house in short), name
        said = Words(language, ("Anna", "Jan"), game=name.partition("-")[0])
        for values in samples(language, house):
            assert said.say(house, **values) == Words(language, ("Anna", "Jan")).say(name, **values)
            assert said.say(house, **values) != Words(language, ("Anna", "Jan")).say(house, **values), name


A_DEAL = re.compile(r"\b(the|this|a|next|which|first|of|next comes) deal\b|^deal\b", re.IGNORECASE)


def test_what_sums_up_a_burst_is_named_after_what_it_sums_up() -> None:
    """By this the browser finds it: `summed` in web/src/tables/telling.ts."""
    found = [(id, several) for game in GAMES.values() for id, several in game.summed_up.items()]
    assert found and all(several == id.replace("-", "-others-", 1) for id, several in found)


def test_a_deal_of_golf_is_a_hole_wherever_it_is_spoken_of() -> None:
    """Whatever a table says of the deal that is on, or of the next one: the command line speaks of files."""
    house, golf = Words("en", ("Anna",)), Words("en", ("Anna",), game="golf")
    of_tables = ("match", "why", "table", "terminal", "web", "replay", "guide")
    named = [name for name in sorted(messages("en")) if entries("en")[name].file in of_tables]
    spoken = {
        name: values for name in named for values in samples("en", name) if A_DEAL.search(house.say(name, **values))
    }
    assert len(spoken) > 10
    assert {name for name, values in spoken.items() if A_DEAL.search(golf.say(name, **values))} == set()
    assert golf.tell(event("match-next", number=2, seat=0)) == "Next comes hole 2; Anna deals."


@pytest.mark.parametrize("game, pl, de, en", [("golf", "dołek", "Loch", "hole"), ("trojki", "runda", "Runde", "round")])
def test_a_deal_is_called_as_the_game_calls_it_in_each_language(game: str, pl: str, de: str, en: str) -> None:
    """No “Rozdanie 2” beside “Runda 2”. In German a game is a *Spiel* too: there what names a deal by its number."""
    for language, word in (("pl", pl), ("de", de), ("en", en)):
        words = Words(language, ("Anna",), game=game)
        for said in (words.say("web-deal", number=2), words.tell(event("match-next", number=2, seat=0))):
            assert f"{word} 2" in said or f"{word.capitalize()} 2" in said, said
    words, files = Words("pl", ("Anna",), game=game), ("match", "why", "table", "web", "replay", "guide", "room")
    named = [name for name, found in entries("pl").items() if found.file in files]
    told = {(name, words.say(name, **values)) for name in named for values in samples("pl", name)}
    assert not {name for name, said in told if "rozdani" in said.lower()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_at_durak(language: str) -> None:
    """Who is not left with cards has not won either: it is told who is the durak, or that nobody is."""
    words = Words(language, ("Anna", "Jan"), game="durak")
    won = re.compile(r"wygryw|gewinn|\bwins?\b|\bwon\b", re.IGNORECASE)
    for id in ("match-lost", "match-lost-together", "match-drawn", "room-lost", "room-lost-together", "room-drawn"):
        said = words.tell(event(id, seat=0, seats=[0, 1]))
        assert not won.search(said) and re.search("durak|dur(eń|n)", said, re.IGNORECASE), said


@pytest.mark.parametrize(
    "language, one, two", [("pl", "żeton", "żetony"), ("de", "Marke", "Marken"), ("en", "token", "tokens")]
)
def test_a_match_of_trojki_counts_tokens(language: str, one: str, two: str) -> None:
    words = Words(language, ("Anna", "Jan"), me=0, game="trojki")
    for count, told in ((1, one), (2, two)):
        at = {"seat": 1, "points": count, "seats": [1], "leaders": 1}
        for each in (event("match-score", **at), event("match-place", **at, place=2, count=4)):
            assert words.tell(each).replace(" in all", "").endswith(f" {count} {told}."), each.id
        assert words.say("web-place-now", **at, place=2, count=4).endswith(f" {count} {told}.")
    for id in ("match-score", "match-place", "web-place-now", "room-points"):
        said = words.say(id, seat=0, seats=[0], leaders=1, points=3, place=1, count=4)
        assert not re.search("pun[kc]t|point", said, re.IGNORECASE), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_a_bot_is_told_in_a_word_of_the_language(language: str) -> None:
    """The same word wherever a bot is told of: one that sits down, plays instead, or plays again."""
    words = Words(language, ("Anna", "Jan"))
    for level in BOTS:
        for id in ("table-bot-sits", "table-bot-instead", "table-bot-again"):
            raw = words.say(id, seat=1, level="-").replace("-", level)
            assert language == "en" or words.say(id, seat=1, level=level) != raw, id


@pytest.mark.parametrize(
    "language, both, alone",
    [
        ("pl", "1 dobiera, 2 bierze 7 trefl.", "Stos jest pusty: 2 bierze 7 trefl."),
        ("de", "1 zieht, 2 nimmt Kreuz 7.", "Stapel leer: 2 nimmt Kreuz 7."),
        ("en", "1 draws, 2 takes 7 of clubs.", "The stock is empty: 2 takes 7 of clubs."),
    ],
)
def test_no_number_to_type_stands_before_that_of_a_card(language: str, both: str, alone: str) -> None:
    """Heard is "two seven of clubs", or is it two sevens?"""
    words = Words(language, brief=True, game="golf")
    assert words.tell(event("golf-ask-pile", card="7C")) == both
    assert words.tell(event("golf-ask-take-only", card="7C")) == alone


def test_no_message_is_missing() -> None:
    missing = wanted() - messages("pl") - messages("de") - messages("en")
    assert not missing, f"said in src/stolik or web/src, written in no language: {sorted(missing)}"


def test_no_message_is_unused() -> None:
    for language in LANGUAGES:
        own = own_ids(language).keys()
        unused = {name for name in messages(language) - wanted() - referred(language) - own if not page().uses(name)}
        assert not unused, f"used nowhere in src/stolik and web/src (if built from parts: used_ids): {sorted(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("style", ["full", "short", "braille"])
def test_every_message_can_be_said(language: str, style: str, brief: bool) -> None:
    for me in (0, None):
        words = listener(language, me, style, brief)
        for name in sorted(messages(language) - referred(language)):
            for values in samples(language, name):
                text = words.say(name, **values)
                assert text.strip() and "{" not in text, name
                if entries(language)[name].file not in ("terminal", "cli", "settings"):  # which speak of the key "?"
                    assert not re.search(r"\S  |\s[.,;:!?](\s|$)", text), f"{name}: {text!r}"


# --- class Words ----------------------------------------------------------------------------------


def test_polish_plurals(probe: Probe) -> None:
    words = probe(Words("pl"), "probe-it = { $count ->\n [one] karta\n [few] karty\n *[many] kart\n}\n")
    forms = {count: words.say("probe-it", count=count) for count in (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 112)}
    assert {count for count, form in forms.items() if form == "karta"} == {1}
    assert {count for count, form in forms.items() if form == "karty"} == {2, 4, 22}


PROBE = """\
probe-play = { YOU($seat) ->
    [yes] Zagrywasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } zagrywa { CARD($card, case: "acc") }.
}
probe-all = { YOU($seats) } { NAMES($seats) }: { CARDS($cards, case: "acc") }; { LIST($cells) }
probe-suits = { SUIT($suit, case: "gen") } { SUIT($colour) } { RANK($card, case: "many") } { FEATURE($call) }
probe-flag = { $flag ->
    [yes] tak
    [none] brak
   *[no] nie
}
probe-card = { CARD($card) } bije
probe-nick = { NAME($seat) } wchodzi
probe-cards = { CARDS($cards) } leżą
probe-ranks = wartości { RANKS($ranks, case: "few") }
probe-rank = { RANK($card, case: "gen") }
"""


class Told(NamedTuple):
    id: str
    args: dict[str, Any]


@pytest.fixture
def polish(probe: Probe) -> Words:
    return probe(Words("pl", ("Anna", "jan"), me=0), PROBE)


def test_functions(polish: Words) -> None:
    assert polish.say("probe-play", seat=0, card="7C") == "Zagrywasz siódemkę trefl."
    assert polish.say("probe-play", seat=1, card="G9") == "jan zagrywa zieloną 9."
    assert (
        polish.say("probe-all", seats=[0, 1], cards=["AS", "JH", "BC2"], cells=[1, 2, 5])
        == "yes Anna i jan: asa pik, waleta kier i niebieskie kółko z dwoma paskami; 1, 2 i 5"
    )
    assert polish.say("probe-all", seats=[], cards=[], cells=[4]) == "no nikt: nic; 4"
    assert polish.say("probe-all", seats=[7], cards=["?"], cells=(1, 2)) == "no gracz 8: zakrytą kartę; 1 i 2"
    assert polish.say("probe-suits", suit="C", colour="B", card="QS", call="2") == ("trefli niebieskie dam dwa paski")
    assert [polish.say("probe-flag", flag=flag) for flag in (True, False, None)] == ["tak", "nie", "brak"]


def test_tell_makes_one_sentence(polish: Words) -> None:
    assert polish.tell(Told("probe-flag", {"flag": "none"})) == "Brak."
    assert polish.tell(Told("probe-card", {"card": "AS"})) == "As pik bije."
    assert polish.tell(Told("probe-nick", {"seat": 1})) == "jan wchodzi."
    assert polish.tell(Told("probe-play", {"seat": 1, "card": "AS"})) == "jan zagrywa asa pik."


def test_a_sentence_begins_with_a_capital_in_every_style(polish: Words) -> None:
    polish.names = ("Anna", "war", "")
    for polish.cards in ("full", "short", "braille"):
        assert polish.tell(Told("probe-flag", {"flag": True})) == "Tak."
        assert polish.tell(Told("probe-nick", {"seat": 1})) == "war wchodzi."
        assert polish.tell(Told("probe-ranks", {"ranks": ["7"]})).startswith("Wartości "), "war is no part of it"
    polish.cards = "short"
    assert polish.tell(Told("probe-card", {"card": "AS"})) == "AS bije."
    polish.cards = "braille"
    assert polish.tell(Told("probe-card", {"card": "AS"})) == "as bije.", "no capitals: each costs a cell"
    assert polish.tell(Told("probe-cards", {"cards": ["G9", "R2"]})) == "ig br leżą."


def test_lists_of_cards_and_ranks_in_every_style(polish: Words) -> None:
    told = []
    for polish.cards in ("full", "short", "braille"):
        told.append(polish.say("probe-cards", cards=["7C", "TD", "AS"]))
        told.append(polish.say("probe-ranks", ranks=["7", "T", "A"]))
        told.append(polish.say("probe-rank", card="KH"))
    assert told == [
        "siódemka trefl, dziesiątka karo i as pik leżą",
        "wartości siódemki, dziesiątki i asy",
        "króla",
        "7C, TD, AS leżą",
        "wartości 7, T, A",
        "K",
        "gc xd as leżą",
        "wartości g x a",
        "k",
    ]


def test_bad_use_is_refused(polish: Words) -> None:
    for message in ("probe-none", "nowhere-none", "", "cards"):
        with pytest.raises(MissingWords, match="no message"):
            polish.say(message)
    with pytest.raises(MissingWords, match="probe-play"):
        polish.say("probe-play", seat=0)
    with pytest.raises(MissingWords, match="'1C' is no card"):
        polish.say("probe-play", seat=0, card="1C")
    with pytest.raises(MissingWords, match="no suit"):
        polish.say("probe-suits", suit="X", colour="B", card="QS", call="2")
    with pytest.raises(MissingWords, match="no feature"):
        polish.say("probe-suits", suit="C", colour="B", card="QS", call="G")
    with pytest.raises(TypeError, match=r"not 1\.5"):
        polish.say("probe-flag", flag=cast(Any, 1.5))
    with pytest.raises(ValueError, match="no language 'fr'"):
        Words("fr")
    with pytest.raises(ValueError, match="no way to write cards 'long'"):
        Words("pl", cards="long")


def test_who_has_said_something_can_say_everything_whatever_is_installed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server goes on while another Stolik is put in its place, until it is started again."""
    folder = tmp_path / "words"
    shutil.copytree(module.FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(module, "FOLDER", folder)
    kept = (module.resource, module._texts)
    for each in kept:
        each.cache_clear()
    try:
        assert Words("en").say("cards-none")
        shutil.rmtree(folder)
        assert Words("pl").say("golf-title") == "Golf" and Words("de").say("server-who")
    finally:
        for each in kept:
            each.cache_clear()
