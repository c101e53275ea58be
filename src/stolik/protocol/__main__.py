"""Prints docs/protocol.md."""

import sys

from stolik.protocol.page import page

sys.stdout.write(page())
