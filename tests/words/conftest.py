"""A message written for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.words import Words
from stolik.words import words as module


@pytest.fixture
def probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Words, str], Words]:
    """Adds messages (ids probe-...) to these words, as the file probe.ftl of their language."""

    def add(words: Words, text: str) -> Words:
        (tmp_path / words.language).mkdir()
        (tmp_path / words.language / "probe.ftl").write_text(text, "utf-8")
        with monkeypatch.context() as patched:
            patched.setattr(module, "FOLDER", tmp_path)
            assert "probe-none" not in words, "asking reads the file"
        module.resource.cache_clear()
        return words

    return add
