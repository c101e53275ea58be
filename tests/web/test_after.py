"""What *full* adds to an event in the browser and at the terminal: the same, after every step of deals at random."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from stolik.cli.tables.after import after

from stolik.core.deal import Deal
from stolik.core.game import Event
from stolik.games import GAMES
from stolik.words import LANGUAGES, Words
from stolik.words import words as module
from tests.web.conftest import WEB

NAMES = ("Anna", "jan", "Zoë")
STEPS = 400  # of a deal, at most: golf without a limit need not end
SCRIPT = """
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { FluentResource } from "@fluent/bundle";
const { module: { Words } } = await runnerImport("/src/words/words.ts", { configFile: false, logLevel: "error" });
const { module: { after } } = await runnerImport("/src/tables/after.ts", { configFile: false, logLevel: "error" });
const { languages, names, games } = JSON.parse(readFileSync(process.argv[1], "utf-8"));
const told = {};
for (const [game, steps] of Object.entries(games)) {
  told[game] = {};
  for (const { language, files } of languages) {
    const resources = files.map((file) => new FluentResource(readFileSync(file, "utf-8")));
    const [seated, watching] = [0, null].map((me) => new Words(language, resources, names, me));
    told[game][language] = steps.map(([view, events]) =>
      after(view.seat === null ? watching : seated, view, events).join(" "));
  }
}
process.stdout.write(JSON.stringify(told));
"""
Step = tuple[dict[str, Any], list[Event]]  # the view of a listener after a step, and what he was told of it


def steps(game: str, seed: int) -> list[Step]:
    """A deal at random, as one of the players and a spectator hear of it."""
    chance = random.Random(seed)
    rules = GAMES[game]
    deal = Deal(rules, rules.settle({"seats": 3}), shuffle=chance.shuffle, dealer=seed % 3, number=2)
    found: list[Step] = []
    before = deal.views((0, None))
    while not deal.over and len(found) < STEPS:
        if deal.chance_acts:
            seat, action = -1, deal.reshuffle()
        else:
            seat, action = chance.choice([(seat, action) for seat in range(3) for action in deal.legal(seat)])
            deal.play(seat, action)
        views = deal.views((0, None))
        found += [(views[at], rules.tell(before[at], seat, action, views[at])) for at in views]
        before = views
    return found


ALL = {game: [step for seed in range(3) for step in steps(game, seed)] for game in GAMES}


@pytest.fixture(scope="module")
def told(client: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], list[str]]:
    """What the browser adds, by game and language; all in one run of Node."""
    files = {language: [str(path) for path in (module.FOLDER / language).glob("*.ftl")] for language in LANGUAGES}
    given = {
        "names": NAMES,
        "languages": [{"language": language, "files": files[language]} for language in LANGUAGES],
        "games": {game: [[view, [list(each) for each in events]] for view, events in ALL[game]] for game in GAMES},
    }
    file = tmp_path_factory.mktemp("after") / "steps.json"
    file.write_text(json.dumps(given), "utf-8")
    command = [hatch_build.node(), "--input-type=module", "-e", SCRIPT, str(file)]
    ran = subprocess.run(command, cwd=WEB, capture_output=True, text=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    found: dict[str, dict[str, list[str]]] = json.loads(ran.stdout)
    return {(game, language): lines for game, each in found.items() for language, lines in each.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_adds_the_same(told: dict[tuple[str, str], list[str]], game: str, language: str) -> None:
    ours = [after(view, events, Words(language, NAMES, view["seat"])) for view, events in ALL[game]]
    assert any(ours) and ours == told[game, language]


def test_nothing_is_added_to_the_last_step_of_a_deal() -> None:
    ended = [(view, events) for game in GAMES for view, events in ALL[game] if view["phase"] == "over"]
    assert len(ended) > len(GAMES)
    assert not any(after(view, events, Words("en", NAMES)) for view, events in ended)
