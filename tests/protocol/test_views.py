"""The types of views that the browser client is checked with (tools/typescript.py) are what views are."""

import random

import msgspec
import pytest
from tests.proofs.forms import Form, all_forms
from tests.proofs.playing import new_deal, steps
from tools.typescript import page, view_type

from stolik.games import GAMES
from stolik.games.durak.predeal import DurakPredeal, DurakPredealView


@pytest.mark.parametrize("form", all_forms(), ids=str)
def test_every_view_is_of_its_type(form: Form) -> None:
    kind = view_type(GAMES[form.game.name])
    seen = set()
    for deal in steps(new_deal(form, random.Random(5)), random.Random(5)):
        for seat in (None, 0):
            view = deal.view(seat)
            assert msgspec.convert(view, kind, strict=True) == view
            assert view.keys() == kind.__annotations__.keys()
            seen.add(view["phase"])
    assert "over" in seen


def test_the_view_before_a_deal_is_of_its_type() -> None:
    view = DurakPredeal(3, dealer=1).view(0)
    assert msgspec.convert(view, DurakPredealView, strict=True) == view


def test_a_field_is_printed_with_what_it_means() -> None:
    text = page()
    for game in GAMES.values():
        assert f"export type {game.name.title()}View = {{" in text
        for field in (*game.table.fields, *game.table.facts):
            printed = field.name in view_type(game).__annotations__ and field.name != "phase"
            assert not printed or f"/** {field.what}" in text
    assert '  phase: "choose" | "defend" | "gift" | "open" | "over" | "throw";' in text
