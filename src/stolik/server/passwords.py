"""Passwords: how long they are, which everybody knows, and Argon2 in threads, few at a time, so that the server goes on
meanwhile.
"""

import asyncio
import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stolik.server.refusals import RequestRefusal

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters
HASHED_AT_ONCE = 2  # passwords that are worked on; each takes 46 MB for about 50 ms


def hasher() -> PasswordHasher:
    """Argon2id with OWASP's first choice of parameters for servers: 46 MiB, one pass, one thread."""
    return PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, argon: PasswordHasher | None = None) -> None:
        self._argon = argon or hasher()
        self._turn = asyncio.Semaphore(HASHED_AT_ONCE)
        self._nobody = ""  # the hash of a password that nobody knows

    async def new(self, password: str, name: str) -> str:
        """The hash of a new password for an account of this name.

        Raises RequestRefusal people-password-length, people-password-common.
        """
        password = _one_form(password)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise RequestRefusal("people-password-length", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)
        if password.casefold() == _one_form(name).casefold() or await asyncio.to_thread(_common, password):
            raise RequestRefusal("people-password-common")
        return await self._hash(password)

    async def _hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._argon.hash, password)

    async def check(self, hashed: str | None, password: str) -> str:
        """A new hash, if the old one was made with weaker parameters, else "". Raises RequestRefusal people-login.

        Without a hash it does the same work and refuses.
        """
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_urlsafe())
        password = _one_form(password)
        async with self._turn:
            try:
                await asyncio.to_thread(self._argon.verify, hashed or self._nobody, password[: LONGEST_PASSWORD + 1])
            except (VerificationError, InvalidHashError):
                raise RequestRefusal("people-login") from None
        if hashed is None:
            raise RequestRefusal("people-login")
        return await self._hash(password) if self._argon.check_needs_rehash(hashed) else ""


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
