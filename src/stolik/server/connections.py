"""Who is connected: the websockets of each person, and how they are closed from outside."""

from collections import defaultdict
from collections.abc import Iterator

from stolik.core.game import event
from stolik.protocol.to_client import Bad
from stolik.server.limits import Network, trusted
from stolik.server.room import Connection

POLICY, RESTART = 1008, 1012  # close codes


class Connections:
    """All connections that have said who they are, by person."""

    def __init__(self) -> None:
        self._of: dict[str, set[Connection]] = defaultdict(set)

    def __iter__(self) -> Iterator[Connection]:
        """Each of them, of whomever."""
        return iter([each for own in self._of.values() for each in own])

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def people(self) -> int:
        """How many people have one or more."""
        return len(self._of)

    def people_ids(self) -> list[str]:
        """The public ids of those who have one or more."""
        return [*self._of]

    def of(self, person: str) -> list[Connection]:
        """Those of a person (public id)."""
        return list(self._of.get(person, ()))

    def add(self, connection: Connection) -> None:
        """One more."""
        self._of[connection.person.id].add(connection)

    def discard(self, connection: Connection) -> None:
        """One less, if it was there."""
        own = self._of.get(connection.person.id)
        if own is not None:
            own.discard(connection)
            if not own:
                del self._of[connection.person.id]

    def disconnect_person(self, person: str, session: str = "", but: str = "") -> None:
        """All connections of a person (public id) are closed: who it was may not be here any more.

        With `session` (its hash) only those that came in with it are, with `but` all others.
        """
        for connection in self.of(person):
            if connection.session == session if session else not but or connection.session != but:
                _dismiss(connection)

    def disconnect_network(self, network: Network) -> None:
        """The same for all that come from an address of this network, whosever they are."""
        for connection in self:
            if trusted(connection.address, (network,)):
                _dismiss(connection)

    def call_back(self, person: str) -> None:
        """All connections of a person are to be made anew: as what that person is now, or with a void token not."""
        for connection in self.of(person):
            connection.buffer.close(RESTART)


def _dismiss(connection: Connection) -> None:
    connection.send(Bad(event("server-who"), last=True))
    connection.buffer.close(POLICY)
