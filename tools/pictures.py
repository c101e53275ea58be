"""Draws the picture of each game from the real faces and backs: `python -m tools.pictures`, after a face has changed.

web/src/pictures/GAME.svg for home, and web/public/previews/GAME.png for links in chats (src/stolik/server/previews.py).
The faces come out of the gallery of the built client as they are there, with their colours written out.
"""

import base64
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright
from tests.server.running import Running
from tests.web.conftest import program
from tools.icons import DRAW, png

from stolik.server.previews import HEIGHT, HOUSE, WIDTH

WEB = Path(__file__).parents[1] / "web"
PICTURES, PREVIEWS = WEB / "src" / "pictures", WEB / "public" / "previews"
WIDE, HIGH = 320, 180  # of a picture on home; a preview is the middle of it
CARD = (60, 84)

# One face as the gallery shows it: its outlines with what colours them.
FACE = """(card) => {
  const svg = document.querySelector(`[data-size="88"][data-strip="false"] [aria-label="${card}"] svg`);
  return [...svg.querySelectorAll('path')].map((path) => {
    const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(path);
    const turned = path.getAttribute('transform');
    const line = stroke === 'none' ? '' :
      ` stroke="${stroke}" stroke-width="${parseFloat(strokeWidth)}" stroke-linecap="${strokeLinecap}"`;
    return `<path d="${path.getAttribute('d')}" fill="${fill}"${line}${turned ? ` transform="${turned}"` : ''}/>`;
  }).join('');
}"""


class Laid(NamedTuple):
    """A card on the felt: where its middle lies, how it is turned, how large."""

    card: str
    x: float
    y: float
    turn: float = 0
    scale: float = 1.1


class Scene(NamedTuple):
    """A picture: the felt's colour in the light and at the edge, the cards from the bottom up."""

    light: str
    edge: str
    cards: tuple[Laid, ...]


def fan(cards: str, x: float, y: float, step: float, turn: float, scale: float) -> tuple[Laid, ...]:
    """Cards in a hand, around a middle."""
    each = cards.split()
    return tuple(
        Laid(card, x + step * at, y + abs(at) ** 1.6 * 3.4, turn * at, scale)
        for at, card in ((number - (len(each) - 1) / 2, card) for number, card in enumerate(each))
    )


def grid(rows: tuple[str, ...], x: float, y: float, scale: float) -> tuple[Laid, ...]:
    """Cards in rows and columns, from the first one's middle."""
    width, height = CARD[0] * scale + 6, CARD[1] * scale + 6
    return tuple(
        Laid(card, x + width * column, y + height * row, 0, scale)
        for row, line in enumerate(rows)
        for column, card in enumerate(line.split())
    )


SCENES = {
    "durak": Scene(
        "#8d2f3a",
        "#4a1220",
        (
            Laid("QD", 62, 96, 90, 1.05),
            *(Laid("?", 50 - at * 1.5, 93 - at * 1.5, 0, 1.05) for at in range(3)),
            Laid("6S", 152, 84, -5),
            Laid("TS", 168, 102, 9),
            Laid("6H", 246, 84, 4),
            Laid("KH", 262, 102, 17),
        ),
    ),
    "planowanie": Scene("#23596f", "#0c2a3a", fan("TC JD QH KS AS", 160, 92, 44, 9, 1.3)),
    "goliath": Scene("#59417f", "#281a45", fan("Y14 G9 R18 B1 V5", 160, 92, 44, 9, 1.3)),
    "golf": Scene(
        "#3f7a3a",
        "#173d1c",
        (*grid(("? 2C KD", "7H ? KS"), 44, 50, 0.84), Laid("?", 240, 80, -6, 1.15), Laid("QD", 266, 106, 10, 1.15)),
    ),
    "trojki": Scene(
        "#a2622a",
        "#552c10",
        (*grid(("RC1 BC2 VC3", "YS1 RS1 ?"), 44, 50, 0.84), *fan("VX2 BT3", 252, 92, 40, 12, 1.15)),
    ),
}
ALL = Scene("#0f7049", "#063722", fan("18 AS ? KH RC2".replace("18", "R18"), 160, 92, 46, 9, 1.3))


def drawn(page: Page, scene: Scene, flat: bool = False) -> str:
    """The scene as an SVG; `flat`, with one colour of felt, for a palette."""
    cards = dict.fromkeys(laid.card for laid in scene.cards)
    faces = [f'<g id="f{at}">{page.evaluate(FACE, card)}</g>' for at, card in enumerate(cards)]
    names = {card: at for at, card in enumerate(cards)}
    width, height = CARD
    shadow = f'<rect x="-1" y="1" width="{width + 2}" height="{height + 3}" rx="7" fill="#000" fill-opacity=".28"/>'
    lying = [
        f'<g transform="translate({laid.x:g} {laid.y:g}) rotate({laid.turn:g}) scale({laid.scale:g}) '
        f'translate({-width / 2:g} {-height / 2:g})">{shadow}<use href="#f{names[laid.card]}"/></g>'
        for laid in scene.cards
    ]
    light = (
        f'<radialGradient id="l" cx=".5" cy=".3" r=".9"><stop stop-color="{scene.light}"/>'
        f'<stop offset="1" stop-color="{scene.edge}"/></radialGradient>'
    )
    felt = scene.light if flat else "url(#l)"
    top = (HIGH - WIDE * HEIGHT / WIDTH) / 2 if flat else 0
    size = f' width="{WIDTH}" height="{HEIGHT}"' if flat else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="0 {top:g} {WIDE} {HIGH - 2 * top:g}">'
        f'<defs>{light}{"".join(faces)}</defs><rect width="{WIDE}" height="{HIGH}" fill="{felt}"/>'
        f"{''.join(lying)}</svg>\n"
    )


def main() -> None:
    """All of them; prints how large they are."""
    PREVIEWS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        page = browser.new_page(locale="en-GB", color_scheme="light")
        page.add_init_script('localStorage.setItem("stolik-settings", \'{"cards": "short"}\')')
        page.goto(f"{site.url}/gallery?part=faces")
        page.get_by_role("heading", level=1).wait_for()
        for name, scene in {**SCENES, HOUSE: ALL}.items():
            files = [PREVIEWS / f"{name}.png"]
            pixels = base64.b64decode(page.evaluate(DRAW, [drawn(page, scene, flat=True), WIDTH, HEIGHT]))
            files[0].write_bytes(png(WIDTH, HEIGHT, pixels))
            if name in SCENES:
                files.append(PICTURES / f"{name}.svg")
                files[1].write_text(drawn(page, scene), "utf-8")
            for file in files:
                print(f"{file.stat().st_size:6} {file}")
        browser.close()


if __name__ == "__main__":
    main()
