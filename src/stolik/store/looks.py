"""What a name looks like: two names of one look could be taken for each other, whatever letters they are made of.

The skeleton of UTS #39 (confusables), of a name without differences of case. Which signs look alike comes from
confusable-homoglyphs, as pairs in both directions; docs/decisions/0035-names-that-look-alike.md says more.
"""

import unicodedata
from collections import defaultdict
from functools import cache, lru_cache

MARK = "\u200e"  # stands around right-to-left signs in the data


def name_key(name: str) -> str:
    """What an account is found by: the name without differences of case, form and spaces.

    Unicode's compatibility caseless matching: NFKC(casefold(NFKC(casefold(NFD(name))))).
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", name).casefold())
    return " ".join(unicodedata.normalize("NFKC", folded.casefold()).split())


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """What all names have in common that look like this one, or like it in other case.

    A capital I looks like a small l and is a small i, so these three are one, and with them the figure 1.
    """
    return skeleton(name_key(skeleton(name))).replace("i", "l")


def skeleton(text: str) -> str:
    """The text with each sign as the one that stands for all its look-alikes (UTS #39, 4): NFD, those signs, NFD."""
    mapped = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> dict[int, str]:
    """What stands for each sign. Of two that are alike, and like no third, the lower code point stands for both."""
    from confusable_homoglyphs.confusables import confusables_data  # 20 ms, and only who names somebody needs it

    alike: dict[str, set[str]] = defaultdict(set)
    for sign, others in confusables_data.items():
        alike[sign.strip(MARK)].update(other["c"].strip(MARK) for other in others)
    found: dict[int, str] = {}
    for sign, others in alike.items():
        if len(sign) == len(others) == 1:
            (other,) = others
            if len(other) > 1 or len(alike[other]) > 1 or other < sign:
                found[ord(sign)] = other
    return {sign: other.translate(found) for sign, other in found.items()}
