"""docs/protocol.md is made from the structs, and has them all."""

from pathlib import Path
from typing import get_args

from msgspec import inspect

from stolik.protocol import ToClient, ToServer
from stolik.protocol.page import page
from stolik.table.commands import AnyCommand

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m stolik.protocol > docs/protocol.md"


def test_every_message_has_its_section_and_says_what_it_is_for() -> None:
    for union in (ToServer, ToClient, AnyCommand):
        for kind in get_args(union):
            info = inspect.type_info(kind)
            assert isinstance(info, inspect.StructType)
            assert f"### `{info.tag}`" in page()
            assert kind.__doc__
