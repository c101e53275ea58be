"""Which language to speak: `--lang`, else STOLIK_LANG, else the locale, else English."""

from collections.abc import Mapping, Sequence

from stolik.words import LANGUAGES

VARIABLES = ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of everything said, errors in the arguments too: so it is found before they are parsed.

    A language that is not spoken counts as none; the option itself refuses it later.
    """
    asked = ""
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            asked = "".join(arguments[at + 1 : at + 2])
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked in LANGUAGES:
        return asked
    for name in VARIABLES:
        wanted = environment.get(name, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
        if wanted and name != "STOLIK_LANG":  # the first of the locale's variables that is set decides
            break
    return "en"
