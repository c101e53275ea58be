"""In the place of Speech Dispatcher's module, for Orca alone: writes down what it is given to say instead of saying it.

One line of JSON each into the file that STOLIK_SPEECH names: {"said": words, "lang": their language}, or {"stop": true}
where Orca silences what it has said so far.
"""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any


class _Names:
    """Any name is its own value: PunctuationMode.ALL is "all"."""

    def __getattr__(self, name: str) -> str:
        if name.startswith("_"):
            raise AttributeError(name)
        return name.lower()


CallbackType: Any = _Names()
DataMode: Any = _Names()
Priority: Any = _Names()
PunctuationMode: Any = _Names()


class SSIPError(Exception):
    """What the real module raises; nothing here does."""


class SSIPCommunicationError(SSIPError):
    """No connection."""


class SSIPCommandError(SSIPError):
    """A command that was refused."""


class SSIPClient:
    """The part of the real one that Orca uses."""

    def __init__(self, *names: str, **more: str) -> None:
        self._language = ""
        self._file = Path(os.environ["STOLIK_SPEECH"]).open("a", encoding="utf-8")  # noqa: SIM115 (as long as Orca runs)

    def _write(self, **what: object) -> None:
        self._file.write(json.dumps(what, ensure_ascii=False) + "\n")
        self._file.flush()

    def set_language(self, language: str) -> None:
        self._language = language

    def speak(self, text: str, callback: Callable[[str], None] | None = None, event_types: Any = None) -> None:
        words = re.sub(r"<[^>]*>", "", text)
        for sign, entity in (("<", "&lt;"), (">", "&gt;"), ("&", "&amp;")):
            words = words.replace(entity, sign)
        self._write(said=" ".join(words.split()), lang=self._language)
        if callback:
            callback(CallbackType.END)

    def char(self, character: str) -> None:
        self._write(said=character, lang=self._language)

    key = char

    def cancel(self) -> None:
        self._write(stop=True)

    stop = cancel

    def list_output_modules(self) -> list[str]:
        return []

    def list_synthesis_voices(self, *languages: str) -> list[tuple[str, str, str]]:
        return []

    def get_rate(self) -> int:
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self) -> str:
        return self._language

    def close(self) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Callable[..., None]:
        if not name.startswith("set_"):
            raise AttributeError(name)
        return lambda *values: None
