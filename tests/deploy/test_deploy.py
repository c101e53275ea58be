"""deploy/: the unit, the containers' files, and what docs/hosting.md says about options, variables and metrics."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from stolik.cli.serve import serve
from stolik.server.limits import Limits
from tests.deploy.hosting import DEPLOY, PAGE, ROOT, Server, need, served

UNITS = ("stolik.service", "stolik@.service")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
IMAGE = (DEPLOY / "Dockerfile").read_text("utf-8")
STOLIK = COMPOSE["services"]["stolik"]
OPTIONS = {option for each in serve.params for option in each.opts if option.startswith("--")}
VARIABLES = {str(each.envvar) for each in serve.params if each.envvar}
VARIABLES |= {"STOLIK_SECRET", "STOLIK_CACHE_DIR", "STOLIK_LANG", "STOLIK_DEBUG"}
EXPOSED = 20  # tenths of the scale of `systemd-analyze security`, on which 0 is best and 96 is an ordinary service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server") / "data") as one:
        yield one


def long_options(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


def sources() -> str:
    """Everything of Stolik that could read an environment variable."""
    return "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))


# --- the unit ---------------------------------------------------------------------------------------------------------


@pytest.fixture(params=UNITS)
def unit(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The units with the program that there is here."""
    path, text = tmp_path / request.param.replace("@", "@1"), (DEPLOY / request.param).read_text("utf-8")
    assert "ExecStart=/opt/stolik/bin/stolik " in text
    path.write_text(text.replace("/opt/stolik/bin/stolik", str(Path(sys.executable).with_name("stolik"))))
    return path


def test_systemd_finds_nothing_wrong_with_the_unit(unit: Path) -> None:
    checked = subprocess.run([need("systemd-analyze"), "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in (checked.stdout + checked.stderr).splitlines() if "stolik" in line]
    assert (checked.returncode, complaints) == (0, [])


def test_systemd_finds_what_is_wrong_with_a_unit(unit: Path) -> None:
    unit.write_text(unit.read_text().replace("NoNewPrivileges=yes", "NoNewPrivilege=yes"))
    checked = subprocess.run([need("systemd-analyze"), "verify", str(unit)], capture_output=True, text=True)
    assert "NoNewPrivilege" in checked.stdout + checked.stderr


def test_the_unit_is_hardened(unit: Path) -> None:
    command = [need("systemd-analyze"), "security", "--offline=yes", f"--threshold={EXPOSED}", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", UNITS)
def test_the_unit_names_only_options_and_variables_that_there_are(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    [command] = re.findall("^ExecStart=(.*)$", text, re.MULTILINE)
    assert command.split()[1] == "serve"
    assert long_options(command) <= OPTIONS
    named = set(re.findall(r"\b(STOLIK_\w+)=", text))
    assert named and named <= VARIABLES


@pytest.mark.parametrize("name", UNITS)
@pytest.mark.parametrize("line", ["KillSignal=SIGTERM", "LimitNOFILE=65536", "DynamicUser=yes"])
def test_what_the_page_promises_stands_in_the_unit(line: str, name: str) -> None:
    assert line in (DEPLOY / name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name, when", [("stolik.service", "on-failure"), ("stolik@.service", "always")])
def test_systemd_starts_it_again(name: str, when: str) -> None:
    """One of several that has ended for good would be missed by those that share its work."""
    assert f"Restart={when}" in (DEPLOY / name).read_text("utf-8").splitlines()


# --- the containers ---------------------------------------------------------------------------------------------------


def test_compose_names_only_options_and_variables_that_there_are() -> None:
    command = STOLIK["command"].split()
    assert command[0] == "serve"
    assert long_options(STOLIK["command"])
    with click.Context(serve) as context:  # with values that the options take
        serve.parse_args(context, [re.sub(r"\$\{\w+:-(.*)\}", r"\1", word) for word in command[1:]])
    assert set(STOLIK["environment"]) <= VARIABLES | {"PGPASSWORD"}
    assert set(re.findall(r"\b(STOLIK_[A-Z_]+)=", IMAGE)) <= VARIABLES


def test_no_secret_has_a_default() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    secrets = re.findall(r"^ *\w*(?:PASSWORD|SECRET)\w*: *(.*)$", text, re.MULTILINE)
    assert len(secrets) == 3
    assert [each for each in secrets if not re.fullmatch(r"\$\{\w+:\?.+\}", each)] == []
    assert ".env" in (DEPLOY / ".gitignore").read_text("utf-8").splitlines()


def test_the_page_makes_every_value_that_compose_demands() -> None:
    wanted = re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text("utf-8"))
    [made] = re.findall(r"^\(umask 077 && printf .*> \.env\)$", PAGE, re.MULTILINE)
    assert set(re.findall(r"(STOLIK_\w+)=", made)) == set(wanted)


def test_compose_publishes_to_this_machine_only_and_keeps_what_has_to_be_kept() -> None:
    services = COMPOSE["services"]
    assert [port for each in services.values() for port in each.get("ports", [])] == [
        "127.0.0.1:${STOLIK_PORT:-8470}:8470"
    ]
    mounted = {volume.split(":")[0] for each in services.values() for volume in each["volumes"]}
    assert mounted == set(COMPOSE["volumes"]) == {"data", "cache", "db"}
    assert all("healthcheck" in each and each["restart"] == "unless-stopped" for each in services.values())
    assert STOLIK["depends_on"]["db"]["condition"] == "service_healthy"


def test_several_processes_in_containers_differ_in_their_names_alone() -> None:
    several = yaml.safe_load((DEPLOY / "compose-several.yaml").read_text("utf-8"))
    assert several["services"].pop("db") == COMPOSE["services"]["db"] and several["networks"] == COMPOSE["networks"]
    mounted = set[str]()
    for number, (name, each) in enumerate(several["services"].items(), 1):
        assert name == f"stolik-{number}" and each.pop("ports") == [f"127.0.0.1:847{number}:8470"]
        environment = each.pop("environment")
        assert (environment.pop("STOLIK_NAME"), environment.pop("STOLIK_AT")) == (str(number), f"/w/{number}")
        mounted |= {volume.split(":")[0] for volume in each.pop("volumes")}
        own = {key: value for key, value in STOLIK.items() if key not in ("ports", "volumes", "environment")}
        assert each == own and environment == STOLIK["environment"]
    assert mounted | {"db"} == set(several["volumes"])


def healthcheck(port: int) -> int:
    how, python, *arguments = STOLIK["healthcheck"]["test"]
    assert (how, python) == ("CMD", "python")
    probe = [each.replace("127.0.0.1:8470", f"127.0.0.1:{port}") for each in arguments]
    return subprocess.run([sys.executable, *probe], capture_output=True).returncode


def test_the_healthcheck_tells_a_server_from_none(server: Server, tmp_path: Path) -> None:
    assert healthcheck(server.port) == 0
    with served(tmp_path / "data") as other:
        port = other.port
    assert healthcheck(port) != 0


def test_the_image_is_built_from_what_the_package_needs() -> None:
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*)$", IMAGE, re.MULTILINE) for word in line.split()[:-1]]
    locks = {"deploy/requirements.lock", "deploy/build.lock"}
    assert set(copied) == {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "web", *locks}
    assert [name for name in copied if not (ROOT / name).exists()] == []
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert {f"!{name}" for name in copied} <= set(let_in)
    assert long_options(IMAGE.rpartition("CMD")[2]) <= OPTIONS


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_explains_every_option_and_no_other() -> None:
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `--"))
    assert long_options(table) == OPTIONS - {"--lang", "--help"}
    for line in re.findall("^stolik serve.*$", PAGE, re.MULTILINE):
        assert long_options(line) <= OPTIONS


def test_the_page_names_only_variables_that_something_reads() -> None:
    named = set(re.findall(r"\bSTOLIK_[A-Z_]+\b", PAGE))
    deploy = "".join(path.read_text("utf-8") for path in DEPLOY.iterdir())
    assert named >= VARIABLES
    assert {name for name in named - VARIABLES if f"${name}" not in deploy and f"${{{name}" not in deploy} == set()
    read = sources()
    assert [name for name in VARIABLES if name not in read] == []


def test_the_page_names_only_metrics_that_there_are(server: Server) -> None:
    status, metrics = server.get("/metrics")
    assert status == 200
    there = set(re.findall(r"^(\w+)", metrics, re.MULTILINE))
    there |= {re.sub("_(bucket|count|sum)$", "", name) for name in there}
    table = PAGE.split("## What to watch")[1].split("\n## ")[0]
    named = set(re.findall(r"`((?:stolik|process)_\w+)`", table))
    assert len(named) > 10
    assert named - there == set()


def test_the_page_names_only_limits_that_there_are() -> None:
    limits = PAGE.split("## Limits and descriptors")[1]
    named = set(re.findall(r"`(\w+_\w+|tables|hosted)`", limits))
    assert len(named) > 5
    assert named <= set(Limits._fields)


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_server_that_plays_is_well(server: Server, path: str) -> None:
    assert server.get(path)[0] == 200
