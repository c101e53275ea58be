"""What the browser's client asks of the HTTP API is there: paths, parameters, fields and types, as it writes them."""

import re

import pytest

from stolik.server.api import operations
from tests.web.conftest import WEB

ASKS = re.compile(
    r'call<(?P<gives>\w+)>\(\s*"(?P<method>[A-Z]+)",\s+'
    r'(?P<quote>["`])(?P<path>.*?)(?P=quote)(?:, (?P<body>.*?))?,?\s*\)',
    re.DOTALL,
)


def asked() -> list[dict[str, str]]:
    """What the browser's client asks of the API, as it is written there."""
    source = "".join((WEB / f"src/net/{name}.ts").read_text("utf-8") for name in ("account", "api", "past"))
    found = [each.groupdict(default="") for each in ASKS.finditer(source)]
    assert len(found) == source.count("call<"), "each of them is understood here"
    return found


@pytest.mark.parametrize("call", asked(), ids=lambda call: f"{call['method']} {call['path']}")
def test_the_browser_asks_for_what_there_is(call: dict[str, str]) -> None:
    """A path, a parameter, a field or a type that the API no longer has is found here, not by somebody who plays."""
    path = re.sub(r"\$\{encodeURIComponent\(\w+\)\}", "{}", call["path"])
    plain = re.split(r"[?$]", path)[0]
    by_name = {(each.method, re.sub(r"\{\w+\}", "{}", each.path)): each for each in operations()}
    operation = by_name[call["method"], plain]
    assert call["gives"] == (operation.gives.__name__ if operation.gives else "null")
    query = set(re.findall(r"[?&](\w+)=", path))
    assert query <= set(operation.query.__struct_fields__ if operation.query else ())
    if call["body"].startswith("{"):
        assert operation.takes and set(re.findall(r"\w+", call["body"])) <= set(operation.takes.__struct_fields__)
    else:
        assert (operation.takes is not None) == bool(call["body"])
