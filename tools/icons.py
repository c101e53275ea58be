"""Draws the PNG icons of web/public from its two SVGs, for systems that take no SVG: `python -m tools.icons`.

They are in the repository, because a build has no browser to draw them with; run it again after the SVGs have changed.
iOS wants 180 pixels without corners cut off (it cuts them itself), Android and desktops 192 and 512, and one to mask.
"""

import base64
import struct
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.conftest import program

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {  # file: what it is drawn from, pixels
    "icon-180.png": ("icon-full.svg", 180),
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-full-512.png": ("icon-full.svg", 512),
}
STEPS = (17, 51, 85)  # of a colour: 16 shades of an edge are smooth enough; fewer, where one palette has not room

DRAW = """async ([svg, width, height]) => {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;base64,${btoa(svg)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0, width, height);
  let text = '';
  for (const byte of canvas.getImageData(0, 0, width, height).data) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def png(width: int, height: int, pixels: bytes) -> bytes:
    """A PNG with a palette; `pixels`: red, green, blue, opacity of each, row by row."""
    exact = [pixels[at : at + 4] for at in range(0, len(pixels), 4)]
    counted = Counter(exact)
    plain = {colour for colour, count in counted.items() if count > 2 * width}  # no shades of an edge
    for step in STEPS:
        shades = bytes(min(255, round(value / step) * step) for value in range(256))
        fewer = {colour: colour if colour in plain else colour.translate(shades) for colour in counted}
        if len(set(fewer.values())) <= 256:
            break
    colours = [fewer[colour] for colour in exact]
    palette = {colour: index for index, colour in enumerate(sorted(set(colours), key=lambda colour: colour[3]))}
    rows = bytearray()
    for top in range(0, width * height, width):
        rows += b"\0" + bytes(palette[colour] for colour in colours[top : top + width])

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    opacities = bytes(colour[3] for colour in palette).rstrip(b"\xff")
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", head),
            chunk(b"PLTE", b"".join(colour[:3] for colour in palette)),
            chunk(b"tRNS", opacities) if opacities else b"",
            chunk(b"IDAT", zlib.compress(bytes(rows), 9)),
            chunk(b"IEND", b""),
        ]
    )


def main() -> None:
    """All of them; prints how large they are."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            drawn = page.evaluate(DRAW, [(PUBLIC / source).read_text("utf-8"), size, size])
            (PUBLIC / name).write_bytes(png(size, size, base64.b64decode(drawn)))
            print(f"{(PUBLIC / name).stat().st_size:6} {name}")
        browser.close()


if __name__ == "__main__":
    main()
