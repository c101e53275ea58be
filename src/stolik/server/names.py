"""What a person, a bot or a table may be called. Names are shown to others, so nothing of them may mislead a reader.

A name is brought to one form (NFKC, single spaces) before it is judged, stored or compared. Markup and quotes are
letters like others: whoever shows a name shows it as text. The letters of a person's or a bot's name are of one script,
or of those that are written together (UTS #39, highly restrictive).
"""

import re
import unicodedata
from collections import Counter

from confusable_homoglyphs.categories import alias as script_of

from stolik.server.refusals import RequestRefusal

LONGEST_NAME = 30  # characters, of people and bots
LONGEST_TABLE = 40  # characters, of tables
MARKS_IN_A_ROW = 3  # combining marks: more of them climb over the lines above

# Controls, formats (bidirectional overrides, joiners, soft hyphens), surrogates, private use, unassigned; line and
# paragraph separators. Spaces that are not U+0020 are made into one before.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters, marks and symbols by their category, which nevertheless show nothing: with HIDDEN all default ignorable code
# points; the Braille pattern without dots, the Khitan filler, the note without a head.
BLANK = set("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4\U0001d159") | {
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}

ANY_SCRIPT = {"COMMON", "INHERITED"}  # figures, spaces, punctuation, emoji; marks that take the script of their letter
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)


def one_form(text: str) -> str:
    """The text in NFKC with single spaces between words and none around."""
    return " ".join(re.split(r"[\s\u00a0]+", unicodedata.normalize("NFKC", text).strip())).strip()


def name_of(text: str) -> str:
    """What a person or a bot may be called, in its one form.

    Raises RequestRefusal people-name-length, people-name-signs, or people-name-scripts with the sign that is odd and
    its place, from 1.
    """
    name = title_of(text, LONGEST_NAME)
    if (odd := _odd_sign(name)) is not None:
        raise RequestRefusal("people-name-scripts", at=odd + 1, sign=name[odd])
    return name


def title_of(text: str, longest: int = LONGEST_TABLE) -> str:
    """What a table may be called, in its one form. Raises RequestRefusal people-name-length or people-name-signs."""
    if len(text) > 20 * longest:  # not worth the work
        raise RequestRefusal("people-name-length", high=longest)
    name = one_form(text)
    if any(unicodedata.category(sign) in HIDDEN or sign in BLANK for sign in name) or _climbs(name):
        raise RequestRefusal("people-name-signs")
    if not 1 <= len(name) <= longest:
        raise RequestRefusal("people-name-length", high=longest)
    return name


def text_of(text: str) -> str:
    """A longer text (a report) without what can be neither shown nor stored; line ends stay."""
    kept = (sign for sign in text if sign == "\n" or unicodedata.category(sign) not in HIDDEN - {"Cn"})
    return "".join(kept).strip()


def _odd_sign(name: str) -> int | None:
    """Where the first sign is that is not of the script, or scripts, of most others; None in a name of one script."""
    scripts = [script_of(sign) for sign in name]
    count = Counter(script for script in scripts if script not in ANY_SCRIPT)
    if len(count) < 2:
        return None
    most = max([*({script} for script in count), *TOGETHER], key=lambda those: sum(count[script] for script in those))
    return next((at for at, script in enumerate(scripts) if script in count and script not in most), None)


def _climbs(name: str) -> bool:
    """Whether it begins with a mark that has nothing to stand on, or has too many of them in a row."""
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else "." for sign in name)
    return marks.startswith("m") or "m" * (MARKS_IN_A_ROW + 1) in marks
