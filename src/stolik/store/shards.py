"""Shards: what several processes that share one database divide, by the first two signs of a table's code.

Pure arithmetic; who has which shard is told in cluster.py. The key of a table begins with its shard, so that the rows
of a shard lie together and a database can be divided by it.
"""

SIGNS = "BCDFGHJKLMNPQRSTVWXZ23456789"  # of a code. No vowels: codes are no words; none is taken for another
SHARDS = len(SIGNS) ** 2
NO_SHARD = SHARDS  # of a code that no server makes
NUMBER_BITS = 40  # of a table's key, below its shard


def shard_of(code: str) -> int:
    """The shard of a code, from 0; NO_SHARD for what is none."""
    first, second = (SIGNS.find(sign) for sign in code[:2]) if len(code) >= 2 else (-1, -1)
    return len(SIGNS) * first + second if first >= 0 and second >= 0 else NO_SHARD


def signs_of(shard: int) -> str:
    """The two signs with which the codes of a shard begin."""
    first, second = divmod(shard, len(SIGNS))
    return SIGNS[first] + SIGNS[second]


def key_of(shard: int, number: int) -> int:
    """The key of a table: `number` rises within its shard, from 1."""
    return shard << NUMBER_BITS | number


def shard_in(key: int) -> int:
    """The shard of the table with this key."""
    return key >> NUMBER_BITS


def number_in(key: int) -> int:
    """Its number within its shard."""
    return key & ((1 << NUMBER_BITS) - 1)
