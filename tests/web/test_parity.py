"""What can be used at the terminal can be used in the browser, and the other way round: events, actions, options, words.

The rules print the verbs of actions (probed by playing), the games name options and phases, the protocol its messages;
of the browser the sources are read, for what no name stands for cannot be pressed or heard.
"""

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import stolik
from stolik.cli.tables import TALKS
from stolik.cli.tables.before import BEFORE
from stolik.games import GAMES
from stolik.match import Match
from stolik.protocol import messages
from stolik.words import LANGUAGES
from tests.web.conftest import WEB
