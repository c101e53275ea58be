"""What proves who somebody is: signed tokens of people, and random ones of bots. No database, no people.

A person's token says `id.generation` and is signed with the server's secret, so it is checked without a look into the
database; it lives until the person's generation changes. A bot's token is random, and only its SHA-256 is kept; from
that the bot's public id follows, so that a token leads to its bot and not the other way round.
"""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32, none of which is taken for another
ID_LENGTH = 10  # characters of a public id: 50 bits
BOT = "stolik-bot-"  # so that a token that has got into a repository is found
SALT = "stolik.person"  # the secret may sign other things too


def new_id() -> str:
    """A public id that nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(ID_LENGTH))


class Tokens:
    """Signs and reads the tokens of people."""

    def __init__(self, secret: str | bytes) -> None:
        self._signer = Signer(secret, salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)

    def sign(self, person: str, generation: int) -> str:
        """The token of a person in this generation, the same each time."""
        return self._signer.sign(f"{person}.{generation}").decode()

    def read(self, token: str) -> tuple[str, int] | None:
        """The person and the generation that the token was made for; None if it is not ours."""
        try:
            person, _, generation = self._signer.unsign(token).decode().partition(".")
            return person, int(generation)
        except (BadSignature, UnicodeError, ValueError):
            return None


def new_bot_token() -> str:
    """A token for a bot: 256 bits from the operating system."""
    return BOT + secrets.token_urlsafe(32)


def is_bot_token(token: str) -> bool:
    """Whether it looks like one; `bot_hash` and the database say whether it is."""
    return token.startswith(BOT)


def bot_hash(token: str) -> str:
    """The SHA-256 of a bot's token, in hexadecimal: what is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def bot_id(hashed: str) -> str:
    """The public id of the bot whose token has this hash; the hash cannot be got back from it."""
    number = int.from_bytes(hashlib.sha256(b"stolik.bot:" + hashed.encode()).digest()[:7], "big")
    return "".join(SIGNS[number >> 5 * place & 31] for place in range(ID_LENGTH))
