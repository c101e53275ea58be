"""What the container installs: the locks agree with pyproject.toml, and an audit says what it knows and what not."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from tools.audit import UNKNOWN, read_npm, read_python

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
IMAGE = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
MAKE = (ROOT / "Makefile").read_text("utf-8")
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8").split("## What is in it")[1].split("\n## ")[0]
LOCKS = {"requirements.lock": [], "build.lock": PROJECT["optional-dependencies"]["web"]}
ENTRY = re.compile(r"^([\w.-]+)==([\w.+!]+)(?: ; [^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def key(name: str) -> str:
    """A package's name, as PEP 503 compares it."""
    return re.sub("[-_.]+", "-", name).lower()


def lock(name: str) -> str:
    return (ROOT / "deploy" / name).read_text("utf-8")


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_every_dependency_in_a_version_that_is_allowed(name: str) -> None:
    locked = {key(package): version for package, version, _ in ENTRY.findall(lock(name))}
    for need in PROJECT["dependencies"] + LOCKS[name]:
        package, bound = re.split("(?=[>~]=)", need.partition(";")[0].strip(), maxsplit=1)
        low, there = numbers(bound), numbers(locked[key(package)])
        assert there >= low, need
        assert bound.startswith(">=") or there[: len(low) - 1] == low[:-1], need


@pytest.mark.parametrize("name", LOCKS)
def test_each_package_of_a_lock_has_hashes_and_no_line_names_a_registry(name: str) -> None:
    rest = re.sub("^ *#.*$", "", ENTRY.sub("", lock(name)), flags=re.MULTILINE)
    assert rest.strip() == "" and ENTRY.findall(lock(name))
    assert "://" not in lock(name) and "index" not in lock(name)


def test_the_image_installs_what_the_locks_name_for_its_python() -> None:
    installs = re.findall(r"pip (?:install|wheel)[^&\n]*(?:\\\n[^&\n]*)?", IMAGE)
    assert [each for each in installs if "--require-hashes" not in each and "--no-deps" not in each] == []
    assert len(installs) == 4 and all(f"/locks/{name}" in IMAGE for name in LOCKS)
    python = re.search("ARG PYTHON=python:([0-9.]+)-slim", IMAGE)
    assert python and f"--python-version {python[1]} " in MAKE
    assert re.findall("^FROM (\\S+)", IMAGE, re.MULTILINE) == ["${PYTHON}", "${PYTHON}"]


def test_the_page_names_the_commands_and_make_has_them() -> None:
    named = set(re.findall(r"\bmake ([a-z]+)", PAGE))
    assert named == {"lock", "test", "sbom", "audit"}
    assert named <= set(re.findall("^([a-z]+):", MAKE, re.MULTILINE))
    written = set(re.findall(r"dist/[\w.]+", PAGE))
    assert written == {"dist/python.cdx.json", "dist/web.cdx.json"} and all(name in MAKE for name in written)


PACKAGES = [{"name": "a", "version": "1", "vulns": []}, {"name": "b", "version": "2", "vulns": [{"id": "CVE-1"}]}]


@pytest.mark.parametrize(
    "told, wrong, status, line",
    [
        (json.dumps({"dependencies": PACKAGES[:1]}), "", 0, "nothing is known against 1 packages"),
        (json.dumps({"dependencies": PACKAGES}), "Found 1", 1, "b 2: CVE-1"),
        (
            json.dumps({"dependencies": [*PACKAGES[:1], {"name": "c", "skip_reason": "not found"}]}),
            "",
            UNKNOWN,
            "such as c",
        ),
        (
            "",
            "Traceback ...\n  File x\nConnectionError: refused",
            UNKNOWN,
            "nobody could be asked (ConnectionError: refused)",
        ),
        ("", "", UNKNOWN, "without a reason"),
    ],
)
def test_what_pip_audit_says(told: str, wrong: str, status: int, line: str) -> None:
    found = read_python(told, wrong)
    assert found[0] == status and line in found[1] and "Traceback" not in found[1]


@pytest.mark.parametrize(
    "told, status, line",
    [
        ('{"vulnerabilities": {}}', 0, "nothing is known against its packages"),
        ('{"vulnerabilities": {"x": {"severity": "high"}}}', 1, "x: high"),
        ('{"message": "405 Method Not Allowed"}', UNKNOWN, "nobody could be asked (405 Method Not Allowed)"),
        ("", UNKNOWN, "nobody could be asked"),
    ],
)
def test_what_npm_says(told: str, status: int, line: str) -> None:
    found = read_npm(told, "")
    assert found[0] == status and line in found[1]
