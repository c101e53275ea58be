"""What a link to a page shows where it is sent on: a title, a sentence and a picture, as chats read it from the page.

Whoever makes such a preview runs no script, so the tags stand in the page as it is served: of the game that the address
is about, in the language that is asked for.
"""

from html import escape

from starlette.requests import Request

from stolik.core.game import event
from stolik.games import GAMES
from stolik.server.calls import language_of, words_of
from stolik.server.state import State

PICTURES = "previews"  # the folder of the pictures, one per game and `stolik.png` for all (tools/pictures.py)
WIDTH, HEIGHT = 1200, 630  # of each, in pixels
HOUSE = "stolik"
LOCALES = {"pl": "pl_PL", "de": "de_DE", "en": "en_GB"}


def game_of(rest: str, state: State) -> str | None:
    """The game that the page at this address is about, if it is about one: its rules, or a table where it is played."""
    page, _, about = rest.partition("/")
    if page == "rules":
        return about if about in GAMES else None
    room = state.rooms.directory.find(about) if page == "table" else None
    return None if room is None else room.table.game.name


def tags(request: Request, rest: str) -> str:
    """The tags of the page at this address, as HTML."""
    language = language_of(request.headers.get("accept-language", ""))
    words = words_of(language)
    game = game_of(rest, request.app.state.stolik)
    name, about = words.say("web-title"), words.tell(event(f"{game}-about" if game else "web-tagline"))
    base = str(request.base_url)
    told = {
        "og:type": "website",
        "og:site_name": name,
        "og:title": f"{words.say(f'{game}-title')} – {name}" if game else name,
        "og:description": about,
        "og:locale": LOCALES[language],
        "og:url": base + rest,
        "og:image": f"{base}{PICTURES}/{game or HOUSE}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join([f'<meta name="description" content="{escape(about)}" />', *lines])
