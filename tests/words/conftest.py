"""A message written for one test."""

from collections.abc import Callable

import pytest

from stolik.words import Words
from stolik.words import words as module


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> Callable[[Words, str], Words]:
    """Adds messages (ids probe-...) to these words, as the file probe.ftl of their language."""

    def add(words: Words, text: str) -> Words:
        with monkeypatch.context() as patched:
            patched.setitem(module._texts(), (words.language, "probe"), text)
            assert "probe-none" not in words, "asking reads the file"
        module.resource.cache_clear()
        return words

    return add
