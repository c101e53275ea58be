"""docs/design.md tells the truth: its parts and pictures are there, the screenshots show every phase, few and small."""

import re
from pathlib import Path

from tools.screenshots import DOCS, DOZEN, END, PARTS, ROOM, SIZES, THEMES, UNSEEN, WALKS, Wanted

from stolik.games import GAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "design.md").read_text("utf-8")
MOST = 1_500_000  # bytes of all pictures together


def test_the_files_that_it_names_are_there() -> None:
    named = set(re.findall(r"`((?:web|tests)/[\w./-]+)`", PAGE))
    assert len(named) > 8 and [name for name in named if not (ROOT / name).is_file()] == []
    pictures = re.findall(r"\]\((screenshots/[^)]+)\)", PAGE)
    assert pictures and [name for name in pictures if not (ROOT / "docs" / name).is_file()] == []


def test_the_themes_have_the_same_colours() -> None:
    """Of the packs; the contrast theme's are those of the light one where it has none of its own."""
    style = (ROOT / "web" / "src" / "style.css").read_text("utf-8")
    light = style.split(":root {", 1)[1].split("}", 1)[0]
    dark = style.split(':root[data-theme="dark"] {', 1)[1].split("}", 1)[0]
    packs = set(re.findall(r"--(?:goliath|trojki)-\w|--(?:clubs|diamonds|hearts|spades)", light))
    assert len(packs) == 13 and packs <= set(re.findall(r"--[\w-]+(?=:)", dark))
    assert all(f"`{theme}`" in PAGE for theme in THEMES) and len(SIZES) == 6 and "at six sizes" in PAGE


def test_every_phase_of_every_game_is_photographed() -> None:
    for name, game in GAMES.items():
        shown = {phase for walk in WALKS if walk.game == name for phase in walk.phases}
        assert shown - {ROOM, END} == set(game.phases) - UNSEEN.get(name, set()), name
        assert END in shown


def test_the_pictures_of_the_documents_are_the_dozen_and_the_parts() -> None:
    wanted = Wanted([], [], [], DOCS, docs=True)
    dozen, parts = {wanted.file(*each) for each in DOZEN}, {wanted.part(name) for name in PARTS}
    files = dozen | parts
    assert len(dozen) == 12 and files == set(DOCS.iterdir())
    assert [file.name for file in files if f"screenshots/{file.name})" not in PAGE] == []
    assert sum(file.stat().st_size for file in files) < MOST
    taken = {name.partition("-")[0] for name, _, _ in DOZEN}
    assert taken == {*GAMES, "home"}
