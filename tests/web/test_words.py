"""The page says what the terminal says: web/src/words/words.ts against class Words, every message with values."""

import fcntl
import json
import os
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import hatch_build
import pytest

from stolik.words import LANGUAGES, Words
from stolik.words import words as module
from tests.web.conftest import WEB
from tests.words.test_words import messages, referred, samples

NAMES = ("Anna", "jan", "Zoë")
Listener = tuple[str, int | None, bool]  # how cards are written, the seat, whether they are brief
LISTENERS: list[Listener] = [
    *(("full", 0, False), ("full", None, False), ("short", 0, False), ("braille", 0, False)),
    *(("full", 0, True), ("full", 2, True), ("short", None, True), ("braille", 0, True)),
]
CARDS = ["7C", "TD", "AS", "2H", "G9", "R18", "V1", "BC2", "YX0", "?"]
NUMBERS = (0, 1, 2, 5, 12, 22, 112)  # every plural
SCRIPT = """
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { FluentResource } from "@fluent/bundle";
const { module } = await runnerImport("/src/words/words.ts", { configFile: false, logLevel: "error" });
const { listeners, asked, names } = JSON.parse(readFileSync(process.argv[1], "utf-8"));
const told = listeners.map(({ language, files, me, cards, brief }) => {
  const resources = files.map((file) => new FluentResource(readFileSync(file, "utf-8")));
  const words = new module.Words(language, resources, names, me, cards, brief);
  const tried = (say) => { try { return say() } catch (wrong) { return `no words: ${wrong.message}` } };
  const answer = (how, given) => (how === "tell" ? words.tell(given) : words[how](...given));
  return asked[language].map(([how, ...given]) => tried(() => answer(how, given)));
});
process.stdout.write(JSON.stringify(told));
"""


def variants(values: dict[str, Any]) -> list[dict[str, Any]]:
    """These values, and the same with other numbers in them."""
    if not any(type(value) is int for value in values.values()):
        return [values]
    return [
        {
            name: number if type(value) is int and name not in ("seat", "who") else value
            for name, value in values.items()
        }
        for number in (*NUMBERS, *(value for value in values.values() if type(value) is int))
    ]


def asked(language: str) -> list[list[Any]]:
    """What a listener is told: methods of Words with their arguments."""
    found: list[list[Any]] = []
    for name in sorted(messages(language) - referred(language)):
        for values in samples(language, name):
            found.append(["say", name, values])
            found += [["tell", name, each] for each in variants(values)]
    found += [["card", card] for card in CARDS]
    return found + [["join", CARDS[:count]] for count in range(4)]


class PageWords(Words):
    """What is said at the terminal but for what is typed there, such as numbers of cards: here they are pressed."""

    def _form(self, found: Any) -> Any:
        return found.attributes.get("pressed") or super()._form(found)

    def _numbered(self, cards: object, hand: object) -> str:
        return self._cards(cards)

    def _choices(self, cards: object, hand: object) -> str:
        return ""


class Told(NamedTuple):
    id: str
    args: dict[str, Any]


def said(words: Words, how: str, *given: Any) -> str:
    """What Python says to the same."""
    if how == "say":
        return words.say(given[0], **given[1])
    if how == "tell":
        return words.tell(Told(*given))
    return str(getattr(words, how)(*given))


@pytest.fixture(scope="module")
def told(client: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, Listener], list[str]]:
    """What the page says to each kind of listener, all in one run of Node; one process runs it for all."""
    kinds = [(language, listener) for language in LANGUAGES for listener in LISTENERS]
    files = {language: [str(path) for path in (module.FOLDER / language).glob("*.ftl")] for language in LANGUAGES}
    given = {
        "names": NAMES,
        "asked": {language: asked(language) for language in LANGUAGES},
        "listeners": [
            {"language": language, "files": files[language], "me": me, "cards": cards, "brief": brief}
            for language, (cards, me, brief) in kinds
        ],
    }
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    asked_file, answers = folder / "asked.json", folder / "answers.json"
    with (folder / "words.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not answers.exists():
            asked_file.write_text(json.dumps(given), "utf-8")
            command = [hatch_build.node(), "--input-type=module", "-e", SCRIPT, str(asked_file)]
            ran = subprocess.run(command, cwd=WEB, capture_output=True, text=True, encoding="utf-8")
            assert ran.returncode == 0, ran.stderr
            answers.write_text(ran.stdout, "utf-8")
    return dict(zip(kinds, json.loads(answers.read_text("utf-8")), strict=True))


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_same(told: dict[tuple[str, Listener], list[str]], language: str, listener: Listener) -> None:
    cards, me, brief = listener
    words = PageWords(language, NAMES, me, cards, brief)
    questions = asked(language)
    assert {question[1] for question in questions if question[0] == "tell"} >= messages(language) - referred(language)
    differing = [
        (question, ours, theirs)
        for question, theirs in zip(questions, told[language, listener], strict=True)
        if (ours := said(words, *question)) != theirs
    ]
    assert not differing, f"{len(differing)} of {len(questions)} differ: {differing[:5]}"
