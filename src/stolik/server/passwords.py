"""Passwords: how long they are, which anybody would guess, and Argon2 in threads, few at a time, so that all goes on
meanwhile.
"""

import asyncio
import os
import secrets
import sys
import unicodedata
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type, hash_secret_raw

from stolik.games import GAMES
from stolik.server.refusals import RequestRefusal

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters
WORDS = frozenset({"stolik", *GAMES})  # which are no password here, whatever digits and signs stand around them
HASHED_AT_ONCE = 2  # passwords that are worked on; each takes 46 MB for about 50 ms
NICE = 10  # and only what is left of the processors: Argon2 holds no lock of Python's that others wait for

T = TypeVar("T")


def hasher() -> PasswordHasher:
    """Argon2id with OWASP's first choice of parameters for servers: 46 MiB, one pass, one thread."""
    return PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, argon: PasswordHasher | None = None) -> None:
        self.argon = argon or hasher()
        self._threads = ThreadPoolExecutor(HASHED_AT_ONCE, "stolik-passwords", _give_way)
        self._nobody = ""  # the hash of a password that nobody knows

    async def new(self, password: str, name: str) -> str:
        """The hash of a new password for an account of this name.

        Raises RequestRefusal people-password-length, people-password-common.
        """
        password = _one_form(password)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise RequestRefusal("people-password-length", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)
        words = {_one_form(name).casefold(), _letters(_one_form(name)), *WORDS} - {""}
        guessed = bool(words & {password.casefold(), _letters(password)})
        if guessed or await asyncio.to_thread(_common, password):
            raise RequestRefusal("people-password-common")
        return await self._hash(password)

    async def _hash(self, password: str) -> str:
        return await self._do(lambda: self.argon.hash(password))

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def keys(self, texts: Sequence[str], salt: bytes) -> list[str]:
        """What is stored of each of these, which have too little chance in them for a plain hash: 128 bits, as hex."""
        argon = self.argon

        def key(text: str) -> str:
            cost = (argon.time_cost, argon.memory_cost, argon.parallelism)
            return hash_secret_raw(text.encode(), salt, *cost, hash_len=16, type=Type.ID).hex()

        return [await self._do(partial(key, text)) for text in texts]

    async def check(self, hashed: str | None, password: str) -> str:
        """A new hash, if the old one was made with weaker parameters, else "". Raises RequestRefusal people-login.

        Without a hash it does the same work and refuses.
        """
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_urlsafe())
        password = _one_form(password)
        try:
            await self._do(lambda: self.argon.verify(hashed or self._nobody, password[: LONGEST_PASSWORD + 1]))
        except (VerificationError, InvalidHashError):
            raise RequestRefusal("people-login") from None
        if hashed is None:
            raise RequestRefusal("people-login")
        return await self._hash(password) if self.argon.check_needs_rehash(hashed) else ""


def _give_way() -> None:
    """Makes the thread that calls it wait for others, where a thread has a priority of its own."""
    if sys.platform == "linux":
        os.nice(NICE)


def _letters(text: str) -> str:
    """Its letters alone."""
    return "".join(filter(str.isalpha, text.casefold()))


def _common(password: str) -> bool:
    """Whether it is one of the 30,000 that most people have, or nothing but one sign again and again."""
    return password.casefold() in _known() or len(set(password)) == 1


@cache
def _known() -> frozenset[str]:
    from zxcvbn.frequency_lists import FREQUENCY_LISTS  # here, for it takes some 60 ms and 3 MB

    return frozenset(FREQUENCY_LISTS["passwords"])


def _one_form(password: str) -> str:
    """As OpaqueString (RFC 8265) maps it, the same password from every keyboard; nothing is refused."""
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in password)
    return unicodedata.normalize("NFC", spaced)
