"""What somebody may be called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server.names import LONGEST_NAME, name_of, text_of
from stolik.server.refusals import RequestRefusal


@pytest.mark.parametrize(
    "given_as, name",
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Maria ", "Anna Maria"),
        ("Anna\u00a0Maria\u3000K", "Anna Maria K"),
        ("ﬁn", "fin"),
        ("Ｊａｎ", "Jan"),
        ("Z\u0307o\u0301\u0142w", "Żółw"),
        ("<b>Jan</b>", "<b>Jan</b>"),
        ("李雷 한 ชื่อ", "李雷 한 ชื่อ"),
        ("🃏", "🃏"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_names(given_as: str, name: str) -> None:
    assert name_of(given_as) == name


@pytest.mark.parametrize("name", ["", " ", "\u3000\t", "x" * 31, "x" * 100_000, "ﷺ" * 20])
def test_a_name_is_neither_empty_nor_long(name: str) -> None:
    with pytest.raises(RequestRefusal, match="people-name-length"):
        name_of(name)


@pytest.mark.parametrize(
    "name",
    [
        "a\0b",
        "a\x1b[2Jb",
        "a\u202eb",
        "a\u200bb",
        "a\u200fb",
        "a\u2066b",
        "\ufeffab",
        "a\u00adb",
        "\u3164",
        "\u2800",
        "a\ufe0fb",
        "\ue000",
        "\U000e0041",
        "\u0378",
        "\u0301a",
        "Z" + "\u0315" * 4,
        "\ud800",
    ],
)
def test_a_name_hides_nothing(name: str) -> None:
    with pytest.raises(RequestRefusal, match="people-name-signs"):
        name_of(name)


@given(st.text(max_size=40))
def test_a_name_stays_as_it_is_once_it_is_one(text: str) -> None:
    try:
        name = name_of(text)
    except RequestRefusal:
        return
    assert name_of(name) == name and name == unicodedata.normalize("NFKC", name)
    assert name.isprintable() and 1 <= len(name) <= LONGEST_NAME
    name.encode()


@given(st.text())
def test_a_text_can_be_stored_and_shown(text: str) -> None:
    kept = text_of(text)
    kept.encode()
    assert not {unicodedata.category(sign) for sign in kept if sign != "\n"} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
