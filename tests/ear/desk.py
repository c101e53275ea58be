"""A desk without a screen: an X server, a bus, Orca and a browser with a window; a keyboard, and all that is spoken.

with Desk(folder, "pl") as desk:
    desk.visit(url)                     opens a window and waits until the screen reader has said its title
    desk.press("Tab")                   a real key, as xdotool names it
    desk.ear.hears("Twoja kolej")       waits until it is spoken, and returns it; what was before is heard then

Nobody here looks at the page. Everything runs on a display and a bus of its own and ends with the desk.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Self

import pytest

from tests.patience import PATIENCE

VOICE = Path(__file__).parent / "voice"
PROGRAMS = ("orca", "Xvfb", "xdotool", "dbus-daemon")
CHROMIUM, FIREFOX = "chromium", "firefox-esr"
WHY = "NO SCREEN READER WAS TRIED: install it (Debian: apt install orca xvfb xdotool dbus at-spi2-core"
LOOK = 0.05  # seconds between two looks at what has been spoken
# What the page never says: how Orca is set. Words typed are not echoed: the driver hears only what the page says.
SETTINGS = {
    "enableSpeech": True,
    "enableBraille": False,
    "enableBrailleMonitor": False,
    "enableKeyEcho": False,
    "enableEchoByCharacter": False,
    "speechServerFactory": "speechdispatcherfactory",
    "speechServerInfo": None,
}


def needed(browser: str = CHROMIUM) -> None:
    """Skips the test where a program is missing; where all are installed (CI=true), that is a failure."""
    if lacking := [name for name in (*PROGRAMS, browser) if shutil.which(name) is None]:
        why = f"{WHY} {browser}); missing: {', '.join(lacking)}"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)


# Firefox without questions and pages of its own.
QUIET = {
    "accessibility.force_disabled": -1,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
}


class Ear:
    """What has been handed to the speech server, in order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heard = 0  # how many lines of it are done with

    def all(self) -> list[str]:
        lines = self.path.read_text("utf-8").split("\n")[:-1] if self.path.exists() else []
        return [each["said"] for each in map(json.loads, lines) if each.get("said")]

    def fresh(self) -> list[str]:
        """What has been spoken and not been asked for yet."""
        return self.all()[self.heard :]

    def forget(self) -> None:
        self.heard = len(self.all())

    def hears(self, pattern: str, patience: float = PATIENCE) -> str:
        """The first words that match (a regular expression, anywhere in them); all up to them is heard then."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            for at, words in enumerate(self.fresh()):
                if re.search(pattern, words):
                    self.heard += at + 1
                    return words
            time.sleep(LOOK)
        raise TimeoutError(f"not spoken: {pattern!r}; spoken was: {self.fresh()}; before: {self.all()[-30:]}")

    def still(self, seconds: float) -> list[str]:
        """Waits until nothing has been spoken for so long; returns what was. Only between deeds, never as a proof."""
        count, since = len(self.all()), time.monotonic()
        while time.monotonic() - since < seconds:
            time.sleep(LOOK)
            if len(self.all()) != count:
                count, since = len(self.all()), time.monotonic()
        return self.fresh()


class Desk:
    """`language` is that of the browser and of Orca."""

    def __init__(self, folder: Path, language: str, reader: bool = True, browser: str = CHROMIUM) -> None:
        self.folder, self.language, self.reader, self.browser = folder, language, reader, browser
        self.ear = Ear(folder / "speech")
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *raised: Any) -> None:
        for process in reversed(self._running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        data = self.folder / "data" / "orca"
        data.mkdir(parents=True)
        (self.folder / "run").mkdir(mode=0o700)
        settings = {"general": SETTINGS, "profiles": {"default": {"profile": ["Default", "default"]}}}
        (data / "user-settings.conf").write_text(json.dumps(settings | {"pronunciations": {}, "keybindings": {}}))
        ours = ("DISPLAY", "DBUS", "XDG", "WAYLAND", "AT_SPI", "LC_", "LANG", "PYTHON", "VIRTUAL_ENV")
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)} | {
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": self.language,
            "NO_AT_BRIDGE": "0",
            "GTK_MODULES": "gail:atk-bridge",
            "ACCESSIBILITY_ENABLED": "1",
            "GNOME_ACCESSIBILITY": "1",
            "STOLIK_SPEECH": str(self.ear.path),
        }
        self._environment["DISPLAY"] = ":" + self._answer(
            "Xvfb", "-displayfd", "{}", "-screen", "0", "1440x900x24", "-nolisten", "tcp"
        )
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = self._answer(
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={}"
        )
        if self.reader:
            self._start("orca", "--replace", PYTHONPATH=str(VOICE))
            self.ear.hears(".")  # that it is on
            self.ear.forget()

    def _start(self, *command: str, files: tuple[int, ...] = (), **more: str) -> subprocess.Popen[bytes]:
        log = (self.folder / f"{command[0]}.log").open("ab")
        process = subprocess.Popen(
            command,
            env=self._environment | more,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=files,
            cwd=self.folder,
        )
        log.close()
        self._running.append(process)
        return process

    def _answer(self, *command: str) -> str:
        """Starts a program that writes where it can be reached into a pipe."""
        read, write = os.pipe()
        self._start(*(part.format(write) for part in command), files=(write,))
        os.close(write)
        with os.fdopen(read) as pipe:
            return pipe.readline().strip()

    def visit(self, url: str, *more: str) -> None:
        """Opens a page in a window; `more` is said to the browser."""
        if self.browser == FIREFOX:
            profile = self.folder / "firefox"
            profile.mkdir()
            spoken = dict.fromkeys(("intl.accept_languages", "intl.locale.requested"), self.language)
            told = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in (QUIET | spoken).items()]
            (profile / "user.js").write_text("\n".join(told), "utf-8")
            self._start(FIREFOX, "--profile", str(profile), "--no-remote", *more, "--kiosk", url)
            return
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        self._start(
            CHROMIUM,
            *arguments,
            "--force-renderer-accessibility",
            f"--user-data-dir={self.folder / 'chromium'}",
            f"--lang={self.language}",
            f"--accept-lang={self.language}",
            "--no-first-run",
            "--no-default-browser-check",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--window-size=1440,900",
            *more,
            f"--app={url}",
        )

    def press(self, *keys: str) -> None:
        """Real keys, one after the other; what was spoken before them is heard."""
        self.ear.forget()
        for key in keys:
            subprocess.run(
                ["xdotool", "key", "--clearmodifiers", key], env=self._environment, check=True, timeout=PATIENCE
            )

    def type(self, text: str) -> None:
        self.ear.forget()
        command = ["xdotool", "type", "--delay", "30", text]
        subprocess.run(command, env=self._environment, check=True, timeout=PATIENCE)
