"""What proves who somebody is: random tokens, of which only the SHA-256 is kept. No database, no people.

A session of a person has one, a bot has one. The public id of the session or the bot follows from the hash of the
token, so that a token leads to its session and not the other way round.
"""

import hashlib
import secrets

SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32, none of which is taken for another
ID_LENGTH = 10  # characters of a public id that follows from a hash: 50 bits
NEW_ID_LENGTH = 16  # of a person's, which is drawn: 80 bits, so that no two are ever the same
BOT, SESSION = "stolik-bot-", "stolik-session-"  # so that a token that has got into a repository is found


def new_id(length: int = NEW_ID_LENGTH) -> str:
    """A text that nobody can guess, of so many SIGNS: the public id of a person."""
    return "".join([SIGNS[byte & 31] for byte in secrets.token_bytes(length)])


def new_token(kind: str) -> str:
    """A token of a kind, BOT or SESSION: 256 bits from the operating system."""
    return kind + secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The SHA-256 of a token, in hexadecimal: what is stored of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def bot_id(hashed: str) -> str:
    """The public id of the bot whose token has this hash; the hash cannot be got back from it."""
    return _id(b"stolik.bot:", hashed)


def session_id(hashed: str) -> str:
    """The same of a session."""
    return _id(b"stolik.session:", hashed)


def _id(kind: bytes, hashed: str) -> str:
    number = int.from_bytes(hashlib.sha256(kind + hashed.encode()).digest()[:7], "big")
    return "".join(SIGNS[number >> 5 * place & 31] for place in range(ID_LENGTH))
