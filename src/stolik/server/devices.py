"""What a device is called, out of the header User-Agent: "Firefox" on "Linux". A help for its owner, and no proof."""

import re
from typing import NamedTuple

LONGEST_PROGRAM = 40  # characters

# The first that is found counts: browsers claim to be those before them as well.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
)


class Device(NamedTuple):
    """A program ("Firefox", "stolik-terminal", "curl") and the system that it runs on; empty: it does not say."""

    program: str = ""
    system: str = ""


def device_of(user_agent: str) -> Device:
    """What says this of itself. What is no browser is called as its product is, without a version."""
    system = next((name for sign, name in SYSTEMS if sign in user_agent), "")
    browser = next((name for sign, name in BROWSERS if sign in user_agent), "")
    product = re.match(r"[\w.+-]+", user_agent, re.ASCII)
    return Device(browser or (product[0][:LONGEST_PROGRAM] if product else ""), system)
