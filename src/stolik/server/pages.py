"""The browser client as files: what `web/` was built into, with the headers that browsers, caches and policies need.

One page serves all addresses of the client; the client itself knows what to show there. Files under /assets carry a
hash of their content in their name, so browsers may keep them for ever; all others are asked for anew each time, and
answered with 304 when they are the same. What gzip makes smaller lies packed beside the file, from the build on. Only
the page itself is put together when it is asked for: what a link to it shows in a chat hangs on the address.
"""

import os
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from stolik.server.calls import language_of, words_of
from stolik.server.previews import tags

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
        "font-src 'self'",
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
    ".woff2": "font/woff2",
}
PACKED = ".gz"  # what the name of a packed file ends in
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
FOR_EVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')  # of the page as it was built
REMEMBERED = 512  # files whose digest is kept in memory; the client has about two hundred, packed ones with them


class Files(StaticFiles):
    """Files that are known by what is in them: of two builds the page is as long, and may bear the same time."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or that it is still the same."""
        path = Path(full_path)
        headers = {"etag": _etag(path, stat_result.st_mtime_ns), "vary": "accept-encoding"}
        if path.suffix == PACKED:
            headers["content-encoding"] = "gzip"
        kind = KINDS.get(Path(path.name.removesuffix(PACKED)).suffix, "application/octet-stream")
        response = FileResponse(path, status_code, headers, kind, stat_result=stat_result)
        same = self.is_not_modified(response.headers, Headers(scope=scope))
        return NotModifiedResponse(response.headers) if same else response


FILES = Files(directory=FOLDER, check_dir=False)


async def show(request: Request) -> Response:
    """A file of the client, or its page for every address that is none; with status 404 where it has no such page."""
    rest: str = request.path_params["rest"]
    first = rest.partition("/")[0]
    response = await _found(rest, request.scope)
    if response is None:
        if first == ASSETS:  # of a client that is older or newer than this server
            return PlainTextResponse("not found\n", 404)
        known = not rest or first in PAGES
        response = _page(request, rest if known else "")
        if response is None:
            words = words_of(language_of(request.headers.get("accept-language", "")))
            return PlainTextResponse(f"{words.say('cli-no-client')}\n", 503, {"cache-control": "no-store"})
        if not known:
            response.status_code = 404
        elif response.headers["etag"] in request.headers.get("if-none-match", ""):
            response = NotModifiedResponse(response.headers)
    response.headers["cache-control"] = FOR_EVER if first == ASSETS else EACH_TIME
    response.headers["content-security-policy"] = POLICY  # with a 304 too, whose headers replace what browsers keep
    return response


def _page(request: Request, rest: str) -> Response | None:
    """The client's page, with what a link to this address shows; None if there is no client."""
    path, _ = FILES.lookup_path(START)
    if not path:
        return None
    text = DESCRIPTION.sub(lambda _: tags(request, rest), Path(path).read_text("utf-8"))
    etag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    return Response(text, media_type="text/html", headers={"etag": etag, "vary": "accept-language"})


def built() -> bool:
    """Whether there is a client to serve."""
    return (FOLDER / START).is_file()


async def _found(name: str, scope: Scope) -> Response | None:
    """The file of this name, packed where it can be, None if there is none; hidden ones are nobody's business."""
    if name.endswith(PACKED) or any(not part or part.startswith(".") for part in name.split("/")):
        return None
    packed = TAKES_GZIP.search(Headers(scope=scope).get("accept-encoding", ""))
    for each in (name + PACKED, name) if packed else (name,):
        try:
            return await FILES.get_response(each, scope)
        except (HTTPException, OSError):  # OSError: names that the system does not know how to look for
            continue
    return None


@lru_cache(REMEMBERED)
def _etag(path: Path, changed: int) -> str:
    return f'"{sha256(path.read_bytes()).hexdigest()[:20]}"'


routes = [Route("/{rest:path}", show, methods=["GET"])]
