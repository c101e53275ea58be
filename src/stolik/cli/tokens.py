"""Who one is on which server: the tokens of a guest, so that they come back as the same person.

They stand in one file of the user's data folder that nobody else may read; whoever has a token is that person.
"""

import json
from pathlib import Path

from platformdirs import user_data_path

from stolik.files import OWNER_ONLY, replace_file

TOKENS_FILE = "servers.json"


def token_for(url: str) -> str:
    """The token for the server at this address, "" if there is none. A file that cannot be read is as good as none."""
    return _read().get(url, "")


def remember(url: str, token: str) -> None:
    """Keep a token; "" forgets it. Raises OSError."""
    tokens = _read()
    if tokens.get(url, "") == token:
        return
    tokens[url] = token
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    told = json.dumps({url: token for url, token in sorted(tokens.items()) if token}, indent=1)
    replace_file(path, told.encode(), OWNER_ONLY)


def _path() -> Path:
    return user_data_path("stolik", appauthor=False) / TOKENS_FILE


def _read() -> dict[str, str]:
    try:
        found = json.loads(_path().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(url): token for url, token in found.items() if isinstance(token, str)}
