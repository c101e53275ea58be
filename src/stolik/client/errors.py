"""What can go wrong between a client and its server: message ids with values, and a text in any language."""

from stolik.core.game import Event, cited
from stolik.words import MissingWords, Words, printable


class ClientError(Exception):
    """Something that a person is to read: a message id, its values, and the rule behind a refusal ("" for none)."""

    def __init__(self, message: str, rule: str = "", /, **values: str | int) -> None:
        self.event, self.rule = Event(message, values), rule
        super().__init__(message, values)

    def told(self, words: Words) -> str:
        """The error as one line in these words, with its full stop."""
        text = said(words, self.event)
        rule = printable(cited(self.rule))
        return f"{text.removesuffix('.')}: {rule}." if rule else text

    def __str__(self) -> str:
        return self.told(Words("en"))


class NoServer(ClientError):
    """Nobody answers there, or no Stolik server, or it answers with an error of its own."""


class BadToken(ClientError):
    """The server does not know who this is: the token is wrong, or no longer good."""


class NoTable(ClientError):
    """There is no such table, or not for this person."""


class ServerTooOld(ClientError):
    """The server and this client speak different versions of the protocol."""


class RequestRefused(ClientError):
    """What was asked for is not possible; nothing has changed. `rule` is the number of the rule, "" for none."""


class Over(ClientError):
    """This client is no longer at the table: it left, was removed, or the table was closed."""


def refusal(kind: type[ClientError], reason: Event, rule: str = "") -> ClientError:
    """The error for a reason that a server gave."""
    error = kind(reason.id, rule)
    error.event = reason
    return error


def said(words: Words, event: Event) -> str:
    """The event as a sentence without anything that could move a cursor; a server may be newer than our words."""
    try:
        text = words.tell(event)
    except (MissingWords, LookupError, TypeError, ValueError):
        text = words.tell(Event("client-strange", {"told": printable(str(event.id))}))
    return printable(text)
