"""docs/architecture.md says what the code is: its made parts are up to date (tools/architecture.py)."""

from graphlib import CycleError

import pytest
from tools import architecture


def test_the_page_is_as_the_code_is() -> None:
    text = architecture.PAGE.read_text("utf-8")
    assert text.count("<!-- made: ") == text.count("<!-- /made -->") == 2
    assert text == architecture.page(text), "run: python tools/architecture.py"


def test_what_the_page_had_before_is_made_anew() -> None:
    stale = "a\n<!-- made: layers -->\nOLD\n<!-- /made -->\nb\n<!-- made: imports -->\n<!-- /made -->\n"
    made = architecture.page(stale)
    assert "OLD" not in made and "\nb\n" in made and "`games` |" in made and "  games --> core\n" in made


def test_the_graph_is_the_linter_s() -> None:
    graph = architecture.imports()
    assert graph["games"] == {"core"} and "games" in graph["cli"] and graph["core"] == set()
    layers = architecture.layers()
    assert set(graph) <= {name for layer in layers for name in layer}


def test_an_arrow_to_what_is_reached_anyway_is_left_out() -> None:
    assert architecture.shortest({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}
    with pytest.raises(CycleError):
        architecture.shortest({"a": {"b"}, "b": {"a"}})
