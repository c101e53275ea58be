"""The browser client as files: what `web/` was built into, with the headers that browsers, caches and policies need.

One page serves all addresses of the client; the client itself knows what to show there. Files under /assets carry a
hash of their content in their name, so browsers may keep them for ever; all others are asked for anew each time, and
answered with 304 when they are the same.
"""

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from stolik.server.calls import language_of, words_of

FOLDER = Path(__file__).parent / "static"
START = "index.html"
PAGES = frozenset({"table", "match", "rules", "settings", "me", "gallery"})  # first parts of addresses, beside "/"
ASSETS = "assets"
# Svelte sets styles through the object model, which a policy does not restrict; there is no other inline style or
# script. A service worker is bound by the policy of its own file, so every file has it.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
PACKED = frozenset({".css", ".ftl", ".html", ".js", ".svg", ".webmanifest"})
FOR_EVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
REMEMBERED = 512  # files kept in memory; the client has about a hundred


class File(NamedTuple):
    """A file as it is sent. `packed`: the same in gzip, None where that saves nothing; `etag`: what it is known by."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str


async def show(request: Request) -> Response:
    """A file of the client, or its page for every address that is none; with status 404 where it has no such page."""
    rest: str = request.path_params["rest"]
    first = rest.partition("/")[0]
    file = await asyncio.to_thread(find, rest)
    if file is not None:
        return _sent(request, file, FOR_EVER if first == ASSETS else EACH_TIME)
    if first == ASSETS:  # of a client that is older or newer than this server
        return PlainTextResponse("not found\n", 404)
    page = await asyncio.to_thread(find, START)
    if page is not None:
        return _sent(request, page, EACH_TIME, 200 if not rest or first in PAGES else 404)
    words = words_of(language_of(request.headers.get("accept-language", "")))
    return PlainTextResponse(f"{words.say('cli-no-client')}\n", 503, {"cache-control": "no-store"})


def built() -> bool:
    """Whether there is a client to serve."""
    return (FOLDER / START).is_file()


def find(name: str) -> File | None:
    """The file with this path inside the folder, None if there is none; hidden ones are nobody's business."""
    parts = name.split("/")
    if any(not part or part.startswith(".") or "\\" in part or not part.isprintable() for part in parts):
        return None
    path = FOLDER.joinpath(*parts)
    try:
        if not path.is_file():
            return None
        return _read(path, path.stat().st_mtime_ns)
    except OSError:  # a name that is too long; a file that is being replaced
        return None


@lru_cache(REMEMBERED)
def _read(path: Path, changed: int) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0) if path.suffix in PACKED else body
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(body, packed if len(packed) < len(body) else None, kind, f'"{sha256(body).hexdigest()[:20]}"')


def _sent(request: Request, file: File, caching: str, status: int = 200) -> Response:
    headers = {
        "cache-control": caching,
        "content-security-policy": POLICY,
        "etag": f"W/{file.etag}",  # weak: packed or not, it is the same
        "vary": "accept-encoding",
    }
    known = request.headers.get("if-none-match", "").replace("W/", "")
    if status == 200 and file.etag in [each.strip() for each in known.split(",")]:
        return Response(status_code=304, headers=headers)
    packed = file.packed if _takes_gzip(request.headers.get("accept-encoding", "")) else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.body if packed is None else packed, status, headers, file.kind)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


routes = [Route("/{rest:path}", show, methods=["GET"])]
