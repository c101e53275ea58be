"""The second factor of an account: codes of six digits that a device makes anew every half minute (TOTP, RFC 6238).

Each code counts once, and so does each of the ten for who has lost the device. Who guesses has few tries: to guess one
must know the password, so that nobody is locked out by strangers. The ten are stored as passwords are, by Argon2, with
one salt for all of them: to check one costs as much as to check a password.
"""

import secrets
import time

import segno
from msgspec import Struct
from pyotp import TOTP, random_base32
from pyotp.utils import strings_equal

from stolik.server.limits import Limits
from stolik.server.passwords import Passwords
from stolik.server.rates import Ration
from stolik.server.refusals import RequestRefusal
from stolik.server.tokens import SIGNS, new_id
from stolik.store import Store

STEP = 30  # seconds for which a code counts
DRIFT = 1  # steps by which the clock of the device may be wrong
RECOVERY_CODES = 10
CODE_LENGTH = 10  # characters of such a code: 50 bits
SALT_BYTES = 16
ISSUER = "Stolik"  # as the device shows it, beside the name of the account


class Picture(Struct, frozen=True):
    """A QR code as a path of SVG, in a square of so many units."""

    size: int
    path: str


class NewFactor(Struct, frozen=True):
    """What a device has to know: a secret to type, or the same as a link and as a picture of the link."""

    secret: str
    link: str
    picture: Picture


class SecondFactors:
    """Those of all accounts."""

    def __init__(self, store: Store, limits: Limits, passwords: Passwords) -> None:
        self._store, self._passwords = store, passwords
        self._tries = Ration(limits.code_rate, limits.code_burst)

    async def state(self, person: str) -> int | None:
        """How many codes are left for who loses the device; None: there is no second factor."""
        row = await self._store.factors.get(person)
        return len(row.recovery.split()) - 1 if row is not None and row.step else None

    async def begin(self, person: str, name: str) -> NewFactor:
        """A new secret for an account of this name; it counts for nothing until `turn_on`.

        Raises RequestRefusal people-code-on if there is a second factor.
        """
        if await self.state(person) is not None:
            raise RequestRefusal("people-code-on")
        secret = random_base32()
        self._store.factors.begin(person, secret)
        await self._store.flush()
        link = TOTP(secret, interval=STEP).provisioning_uri(name=name, issuer_name=ISSUER)
        return NewFactor(secret, link, picture_of(link))

    async def turn_on(self, person: str, code: str) -> list[str]:
        """It is on, as the device has made the right code; the codes for who loses it, never to be told again.

        Raises RequestRefusal people-code-wrong, people-too-often.
        """
        self._tries.take(person)
        row = await self._store.factors.get(person)
        step = step_of(row.secret, code) if row is not None and not row.step else None
        if row is None or step is None:
            raise RequestRefusal("people-code-wrong")
        codes, salt = [new_id(CODE_LENGTH) for _ in range(RECOVERY_CODES)], secrets.token_bytes(SALT_BYTES)
        keys = await self._passwords.keys(codes, salt)
        if not await self._store.factors.turn_on(person, row.secret, step, " ".join([salt.hex(), *keys])):
            raise RequestRefusal("people-code-wrong")
        return [f"{code[:5]}-{code[5:]}" for code in codes]

    async def check(self, person: str, code: str) -> None:
        """Whoever knows the password is let in, if they have this code, or need none.

        Raises RequestRefusal people-code if none was given, people-code-wrong, people-too-often.
        """
        row = await self._store.factors.get(person)
        if row is None or not row.step:
            return
        if not code:
            raise RequestRefusal("people-code")
        self._tries.take(person)
        if (step := step_of(row.secret, code)) is not None:
            used = await self._store.factors.use(person, step)
        else:
            salt, *rest = row.recovery.split()
            typed = "".join(sign for sign in code.lower() if sign in SIGNS)
            (key,) = await self._passwords.keys([typed], bytes.fromhex(salt))
            used = key in rest
            if used:
                rest.remove(key)
                used = await self._store.factors.use_recovery(person, row.recovery, " ".join([salt, *rest]))
        if not used:
            raise RequestRefusal("people-code-wrong")

    async def drop(self, person: str) -> None:
        """There is none any more."""
        self._store.factors.drop(person)
        await self._store.flush()


def step_of(secret: str, code: str) -> int | None:
    """The step of time, about now, whose code this is; None if it is none."""
    typed, now, totp = "".join(code.split()), int(time.time()) // STEP, TOTP(secret, interval=STEP)
    found = None
    for step in range(now - DRIFT, now + DRIFT + 1):
        if strings_equal(typed, totp.generate_otp(step)):
            found = step
    return found


def picture_of(link: str) -> Picture:
    """The QR code of a link."""
    rows = [[*row] for row in segno.make(link, micro=False).matrix_iter(border=4)]
    dots = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark]
    return Picture(len(rows), "".join(dots))
