"""What a person, a bot or a table may be called. Names are shown to others, so nothing of them may mislead a reader.

A name is brought to one form (NFKC, single spaces) before it is judged, stored or compared. Markup and quotes are
letters like others: whoever shows a name shows it as text.
"""

import re
import unicodedata

from stolik.server.refusals import RequestRefusal

LONGEST_NAME = 30  # characters, of people and bots
LONGEST_TABLE = 40  # characters, of tables
MARKS_IN_A_ROW = 3  # combining marks: more of them climb over the lines above

# Controls, formats (bidirectional overrides, joiners, soft hyphens), surrogates, private use, unassigned; line and
# paragraph separators. Spaces that are not U+0020 are made into one before.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters by their category, which nevertheless show nothing, and the Braille pattern without dots.
BLANK = set("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}


def one_form(text: str) -> str:
    """The text in NFKC with single spaces between words and none around."""
    return " ".join(re.split(r"[\s\u00a0]+", unicodedata.normalize("NFKC", text).strip())).strip()


def name_of(text: str, longest: int = LONGEST_NAME) -> str:
    """The name in its one form. Raises RequestRefusal people-name-length or people-name-signs."""
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


def _climbs(name: str) -> bool:
    """Whether it begins with a mark that has nothing to stand on, or has too many of them in a row."""
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else "." for sign in name)
    return marks.startswith("m") or "m" * (MARKS_IN_A_ROW + 1) in marks
