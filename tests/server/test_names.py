"""What somebody may be called."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server.names import LONGEST_NAME, LONGEST_TABLE, name_of, text_of, title_of
from stolik.server.refusals import RequestRefusal
from stolik.words import Words


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
        "Dora1\U0001d159",
    ],
)
def test_a_name_hides_nothing(name: str) -> None:
    with pytest.raises(RequestRefusal, match="people-name-signs"):
        name_of(name)


# Unicode's DerivedCoreProperties, but for what no version has assigned yet.
DEFAULT_IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f\u202a\u202b"
    "\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206f\u3164\ufe00\ufe0f\ufeff\uffa0"
    "\ufff0\U0001bca0\U0001bca3\U0001d173\U0001d17a\U000e0000\U000e0001\U000e0020\U000e007f\U000e0100\U000e01ef\U000e0fff"
)
SHOW_NOTHING = ("NULL", "FILLER", "BLANK")  # words of their names


def test_what_shows_nothing_is_in_no_name() -> None:
    all_signs = [chr(code) for code in range(sys.maxunicode + 1)]
    words = {sign: unicodedata.name(sign, "").split() for sign in all_signs}
    blank = [sign for sign, named in words.items() if set(named) & set(SHOW_NOTHING)]
    blank = [sign for sign in blank if unicodedata.category(sign)[0] not in "ZP" and sign not in "␀␢"]
    for sign in [*DEFAULT_IGNORABLE, *blank]:
        with pytest.raises(RequestRefusal, match="people-name-s"):
            name_of(f"a{sign}b")
        with pytest.raises(RequestRefusal, match="people-name-signs"):
            title_of(f"a{sign}b")


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Łucja Brzęczyszczykiewicz",
            "Jörg Weiß",
            "Ayşe Gül İnci",
            "Nguyễn Thị Hương",
            "Seán Ó Súilleabháin",
            "d'Arc-2",
        ),
        *("Даша", "Ґанна Їжакевич", "Ђорђе", "Нұрсұлтан", "Πηνελόπη", "Αλέξανδρος 7", "Խաչատուր", "მარიამი"),
        *("שלום", "רִבְקָה", "محمد", "فاطمه ۱۲", "سارہ", "अनुष्का", "அனுஷா", "สมชาย", "ትዕግስት"),
        *(
            "李雷",
            "山田さくら",
            "サクラ",
            "ジョン・スミス",
            "々木",
            "김철수",
            "金哲수",
            "ㄅㄆ王",
            "王 Wang",
            "サクラ Sakura",
            "김 Kim",
        ),
        *("Jan 🃏", "100%", "🃏", "C-3PO", "ⅠⅤ", "x\u0301"),
    ],
)
def test_names_of_one_script(name: str) -> None:
    assert name_of(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name, at, sign",
    [
        ("Dоra1", 2, "о"),
        ("аnna", 1, "а"),
        ("Αnna", 1, "Α"),
        ("Pаvеl", 2, "а"),
        ("Даша B", 6, "B"),
        ("Νίκος J", 7, "J"),
        ("שלום x", 6, "x"),
        ("한かな", 1, "한"),
        ("李雷 ชื่อ", 1, "李"),
        ("さ김", 2, "김"),
    ],
)
def test_a_name_of_several_scripts_is_told_which_sign_is_odd(name: str, at: int, sign: str) -> None:
    with pytest.raises(RequestRefusal) as refused:
        name_of(name)
    assert (refused.value.reason, refused.value.values) == ("people-name-scripts", {"at": at, "sign": sign})
    assert title_of(name) == name, "a table may be called so"


def test_the_refusal_says_where_the_odd_letter_is() -> None:
    for language, told in (
        ("en", "the letters of a name must be of one script, and character 2, “о”, is of another"),
        ("de", "die Buchstaben eines Namens gehören zu einer Schrift; Zeichen 2, „о“, gehört zu einer anderen"),
        ("pl", "litery imienia należą do jednego pisma, a znak 2, „о”, należy do innego"),
    ):
        assert Words(language).say("people-name-scripts", at=2, sign="о") == told


def test_the_name_of_a_table_is_longer() -> None:
    assert title_of("x" * LONGEST_TABLE) == "x" * LONGEST_TABLE
    with pytest.raises(RequestRefusal, match="people-name-length"):
        title_of("x" * (LONGEST_TABLE + 1))


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
