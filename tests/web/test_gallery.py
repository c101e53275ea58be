"""The faces of all cards in the gallery, in every theme and with four and two colours: none is blank, and no two of a
pack look alike at 44 px. And the palette: that of the design brief, and it stands out from the card.
"""

import base64
import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page

from stolik.words import Words
from tests.web.conftest import WEB, Visit

SIZE = 44  # pixels: the width of the smallest faces in the gallery
HIGH = 62  # pixels that such a face takes at most: 44 x 84 / 60, rounded up
THEMES = ["light", "dark", "contrast"]
SUITS = ["four", "two"]
FRENCH = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
GOLIATH = [f"{colour}{value}" for colour in "RYGBV" for value in range(1, 19)]
TROJKI = [colour + shape + stripes for colour in "RBVY" for shape in "CSXT" for stripes in "0123"]
INK = 150  # pixels of a face that are not its paper, at least
APART = 12  # pixels by which two faces differ, at least
SEEN = 48  # by how much of 255 a pixel differs for an eye to see it

# Lays all faces of one size side by side on whole pixels, so that equal ones would be equal to the pixel; their names.
LAY = """([size, step, strip]) => {
  const section = document.querySelector(`[data-size="${size}"][data-strip="${strip}"]`);
  const faces = [...section.querySelectorAll('[role=img]')];
  document.body.replaceChildren(...faces);
  faces.forEach((face, at) => Object.assign(face.style, {
    position: 'absolute', left: `${(at % 20) * step}px`, top: `${Math.floor(at / 20) * step}px`,
    width: `${size}px`, height: `${step - 2}px`,
  }));
  return faces.map((face) => face.getAttribute('aria-label'));
}"""

# Cuts a photograph of that into the pixels of each face: red, green, blue, opacity.
CUT = """async ([photo, count, wide, high, step]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${photo}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  drawn.drawImage(image, 0, 0);
  const all = new Uint8Array(count * wide * high * 4);
  for (let at = 0; at < count; at++) {
    const place = [(at % 20) * step, Math.floor(at / 20) * step];
    all.set(drawn.getImageData(...place, wide, high).data, at * wide * high * 4);
  }
  let text = '';
  for (let at = 0; at < all.length; at += 32768) text += String.fromCharCode(...all.subarray(at, at + 32768));
  return btoa(text);
}"""


def photographed(page: Page, strip: bool) -> dict[str, Any]:
    """The pixels of each face at 44 px, by its name in words: arrays of (62, 44, 3) uint8 as signed integers."""
    step = HIGH + 2
    names = page.evaluate(LAY, [SIZE, step, strip])
    photo = page.screenshot()
    cut = page.evaluate(CUT, [base64.b64encode(photo).decode(), len(names), SIZE, HIGH, step])
    pixels = np.frombuffer(base64.b64decode(cut), np.uint8).reshape(len(names), HIGH, SIZE, 4)
    return dict(zip(names, pixels[..., :3].astype(np.int16), strict=True))


def apart(one: Any, other: Any) -> int:
    """By how many pixels two pictures differ so that it can be seen."""
    return int((np.abs(one - other).max(axis=-1) >= SEEN).sum())


@pytest.mark.parametrize("strip", [False, True])
@pytest.mark.parametrize("suits", SUITS)
@pytest.mark.parametrize("theme", THEMES)
def test_no_face_is_blank_and_no_two_look_alike(
    visit: Visit, tmp_path: Path, theme: str, suits: str, strip: bool
) -> None:
    page = visit("/settings")
    page.get_by_role("radio").first.wait_for()  # it has kept its own by then
    page.evaluate(
        "(kept) => localStorage.setItem('stolik-settings', kept)", json.dumps({"theme": theme, "suits": suits})
    )
    page.goto(f"{page.url.removesuffix('/settings')}/gallery?part=faces")
    page.get_by_role("heading", level=1).wait_for()
    root = page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("theme", "suits")] == [theme, suits]
    page.screenshot(path=tmp_path / f"gallery-{theme}-{suits}.png", full_page=True)
    pictures, words = photographed(page, strip), Words("en")
    for pack in (FRENCH, GOLIATH, TROJKI):
        named = {words.card(card): pictures[words.card(card)] for card in [*pack, "?"]}
        assert len(named) == len(pack) + 1
        for name, picture in named.items():
            paper = picture[HIGH // 2, SIZE - 4]  # the right edge of a face is empty
            assert apart(picture, paper) >= INK, f"{name} is blank"
        alike = [
            (one, other, differ)
            for one, other in combinations(named, 2)
            if (differ := apart(named[one], named[other])) < APART
        ]
        assert alike == []


# --- the palette -----------------------------------------------------------------------------------------------------

# The colours of the design brief: on a light and on a dark card.
NAMES = {
    "goliath": ["goliath-R", "goliath-Y", "goliath-G", "goliath-B", "goliath-V"],
    "trojki": ["trojki-R", "trojki-B", "trojki-V", "trojki-Y"],
    "suits": ["clubs", "diamonds", "hearts", "spades"],
}
PALETTE = {
    "light": {
        "goliath": "#af0a08 #b09223 #1e7761 #2697fe #6a0084",
        "trojki": "#942332 #307ce1 #3b0066 #b4910a",
        "suits": "#1b8a6e #0446b5 #b22009 #111111",
    },
    "dark": {
        "goliath": "#da352e #f1b833 #2dfdc9 #97aae5 #9b3adf",
        "trojki": "#d52a2f #b8ddf9 #9f1aff #ffea28",
        "suits": "#3fdc8c #4674f7 #d84a62 #f2f2f2",
    },
}
PAPER = {"light": "#ffffff", "dark": "#1d2226"}
WANTED = 3.0  # contrast of a colour to its card


def variables(selector: str) -> dict[str, str]:
    """What the first rule with this selector sets, of the colours."""
    style = (WEB / "src" / "style.css").read_text("utf-8")
    rule = re.search(rf"(?ms)^{re.escape(selector)} \{{(.*?)^\}}", style)
    assert rule
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", rule[1]))


def luminance(colour: str) -> float:
    """Of an sRGB colour (#rrggbb), 0 to 1: WCAG 2.2, "relative luminance"."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Of two colours, 1 to 21: WCAG 2.2, "contrast ratio"."""
    low, high = sorted(luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def test_the_contrast_is_measured_rightly() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("family", NAMES)
@pytest.mark.parametrize("theme, selector", [("light", ":root"), ("dark", ':root[data-theme="dark"]')])
def test_the_palette_is_that_of_the_design(theme: str, selector: str, family: str) -> None:
    found = variables(selector)
    assert found["paper"] == PAPER[theme]
    assert [found[name] for name in NAMES[family]] == PALETTE[theme][family].split()
    for name in NAMES[family]:
        assert contrast(found[name], found["paper"]) >= WANTED, name


def test_high_contrast_keeps_the_light_palette_or_makes_it_stronger() -> None:
    light = variables(":root")
    strong = light | variables(':root[data-theme="contrast"]')
    assert strong["paper"] == PAPER["light"]
    for name in (name for names in NAMES.values() for name in names):
        assert contrast(strong[name], strong["paper"]) >= contrast(light[name], light["paper"]), name
