"""Which rules there are (RULES.md numbers), and the mark with which a test says which of them it would miss."""

import pytest

rules = pytest.mark.rules

# How many rules, resolutions and golden examples each game has, and resolutions numbered between two others.
COUNTS = {"DG": (25, 5, 9), "PL": (17, 7, 9), "TR": (24, 14, 11), "DU": (37, 24, 24), "GO": (17, 11, 12)}
EXTRA = {"DU-A6b"}


def all_numbers() -> set[str]:
    """Every number of RULES.md."""
    found = set(EXTRA)
    for game, (rule_count, resolutions, golden) in COUNTS.items():
        found |= {f"{game}-{k}" for k in range(1, rule_count + 1)}
        found |= {f"{game}-A{k}" for k in range(1, resolutions + 1)}
        found |= {f"{game}-G{k}" for k in range(1, golden + 1)}
    return found
