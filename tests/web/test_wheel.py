"""What is shipped: a wheel has the built client, an sdist its sources, and a wheel without a client needs no Node."""

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.web.conftest import ROOT, WEB

STATIC = "stolik/server/static"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "protocol.ts")


@pytest.fixture(scope="module")
def checkout(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources without anything built. What npm installs is borrowed; `.ci/run` installs it anew."""
    folder = tmp_path_factory.mktemp("wheel") / "stolik"
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    return folder


def build(checkout: Path, target: str, **environment: str) -> Path:
    """What hatchling makes of it, with the Node of this environment."""
    out = checkout.parent / f"{target}{len(list(checkout.parent.iterdir()))}"
    without = {name: value for name, value in os.environ.items() if name != "STOLIK_SKIP_WEB"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)],
        cwd=checkout,
        env=without | environment,
        check=True,
        capture_output=True,
    )
    (found,) = out.iterdir()
    return found


def test_a_wheel_has_the_client(checkout: Path, client: Path) -> None:
    wheel = build(checkout, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = {name.removeprefix(f"{STATIC}/") for name in packed.namelist() if name.startswith(STATIC)}
        assert {"index.html", "sw.js", "away.html", "away.css", "away.js", "icon.svg", "manifest.webmanifest"} <= names
        assert any(name.startswith("assets/") and name.endswith(".js") for name in names)
        page = packed.read(f"{STATIC}/index.html").decode()
        worker = packed.read(f"{STATIC}/sw.js").decode()
        for name in names:
            if name.endswith(".gz"):
                small, whole = (packed.read(f"{STATIC}/{each}") for each in (name, name.removesuffix(".gz")))
                assert gzip.decompress(small) == whole and len(small) < len(whole), name
    assert all(part.partition('"')[0] in names for part in page.split('="/')[1:])
    assert {"index.html.gz", "sw.js.gz"} <= names, "the server packs nothing"
    assert all(f"{name}.gz" in names for name in names if name.endswith("durak.ftl"))
    assert "BUILD" not in worker.partition("const KEPT")[2], "its number is in it"
    assert {Path(name).suffix for name in names} == {path.suffix for path in client.rglob("*") if path.is_file()}


def test_an_sdist_has_its_sources_only(checkout: Path) -> None:
    with tarfile.open(build(checkout, "sdist")) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"hatch_build.py", "web/package-lock.json", "web/src/main.ts", "web/public/sw.js"} <= names
    assert not [name for name in names if "static" in name or "node_modules" in name or name.endswith("protocol.ts")]


def test_a_wheel_without_a_client(checkout: Path) -> None:
    shutil.rmtree(checkout / "src" / STATIC, ignore_errors=True)
    with zipfile.ZipFile(build(checkout, "wheel", STOLIK_SKIP_WEB="1")) as packed:
        assert not [name for name in packed.namelist() if STATIC in name]
        assert "stolik/words/pl/cards.ftl" in packed.namelist()
