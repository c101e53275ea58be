"""Who sits where, who hosts the table, who has left it or may not sit down again; and since when somebody is gone."""

from typing import NoReturn

from msgspec import Struct, structs

from stolik.core.game import Event, event
from stolik.table.characters import character
from stolik.table.commands import Refusal
from stolik.table.messages import Chair

FREE = Chair()
STAND_IN = "casual"  # the level of the bot that plays for somebody


def refuse(id: str, rule: str = "", **args: object) -> NoReturn:
    """Raise Refusal with this message."""
    raise Refusal(event(id, **args), rule)


class Seating(Struct):
    """The seats of one table.

    chairs   who sits there
    since    when the person on each seat lost the connection
    names    of the persons who sit here, and the host
    left     who left a seat in the middle of the match, and may take it again
    removed  who may not sit down here any more
    code     of the table
    wanted   the levels that were chosen for bots who play the latest match at another one
    host_gone  since when the host, who sits nowhere, is not connected
    """

    chairs: list[Chair]
    since: list[float]
    host: str = ""
    names: dict[str, str] = {}
    left: dict[int, str] = {}
    removed: set[str] = set()
    code: str = ""
    wanted: dict[int, str] = {}
    host_gone: float | None = None

    # --- asking ------------------------------------------------------------------------------------------------------

    def seat_of(self, who: str) -> int | None:
        """Where a person sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == who and who:
                return seat
        return None

    def own(self, who: str) -> int:
        """As `seat_of`. Raises Refusal for who sits nowhere."""
        seat = self.seat_of(who)
        return seat if seat is not None else refuse("table-why-not-seated")

    def chair(self, seat: int) -> Chair:
        """Who sits on a seat that a person named. Raises Refusal if there is no such seat."""
        if not 0 <= seat < len(self.chairs):
            refuse("table-why-no-seat", count=len(self.chairs))
        return self.chairs[seat]

    def only_host(self, who: str) -> None:
        """Raises Refusal for anybody but the host."""
        if self.host != who:
            refuse("table-why-not-host", name=self.names.get(self.host, ""))

    @property
    def people(self) -> list[int]:
        """The seats of persons, connected or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    @property
    def bots(self) -> list[int]:
        """The seats of bots that play for nobody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot and not chair.person]

    @property
    def present(self) -> list[int]:
        """The seats of persons who are connected."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.gone]

    @property
    def awake(self) -> set[int]:
        """The seats of persons who are connected and play themselves."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.gone and not chair.away}

    @property
    def free_count(self) -> int:
        """How many seats are free."""
        return sum(not (chair.person or chair.bot) for chair in self.chairs)

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that plays the seat; None if its person does."""
        chair = self.chairs[seat]
        return None if chair.person and not chair.away else chair.bot or STAND_IN

    def missing(self) -> list[tuple[float, int]]:
        """Who is gone and not yet played for: since when, and the seat."""
        pairs = zip(self.chairs, self.since, strict=True)
        return [(since, seat) for seat, (chair, since) in enumerate(pairs) if chair.gone and not chair.away]

    def missing_until(self, kept: float) -> float | None:
        """When the first of them has been gone for so long."""
        first = None
        for chair, since in zip(self.chairs, self.since, strict=True):
            if chair.gone and not chair.away and (first is None or since < first):
                first = since
        return None if first is None else first + kept

    def host_until(self, kept: float) -> float | None:
        """Until when a host who is gone and sits nowhere stays host, if somebody is there to follow."""
        return self.host_gone + kept if self.host_gone is not None and self.present else None

    def sitting(self) -> list[tuple[int, str, str, str]]:
        """Who sits there now: seat, person, name, bot."""
        return [(seat, chair.person, chair.name, chair.bot) for seat, chair in enumerate(self.chairs)]

    # --- sitting down and getting up ----------------------------------------------------------------------------------

    def sit(self, who: str, name: str, seat: int, playing: bool, account: bool) -> None:
        """A person takes a free seat; during a match, the own one that was left. Raises Refusal."""
        chair, old = self.chair(seat), self.seat_of(who)
        if old == seat:
            refuse("table-why-sits-there")
        if chair.person:
            refuse("table-why-taken", seat=seat, name=chair.name)
        if playing and self.left.get(seat) != who:
            refuse("table-why-playing")
        if old is not None:
            self.chairs[old] = FREE
        self.wanted.pop(seat, None)
        self.chairs[seat] = Chair(person=who, name=name, account=account)
        self.names[who] = name
        self.left.pop(seat, None)

    def stand(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.wanted.pop(seat, None)
        self.chairs[seat] = FREE

    def wanted_levels(self) -> dict[int, str]:
        """The seats of bots, with the levels that were chosen for them."""
        bots = {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.bot and not chair.person}
        return {seat: self.wanted.get(seat, level) for seat, level in bots.items()}

    def set_levels(self, wanted: dict[int, str], instead: dict[int, str]) -> list[Event]:
        """Bots play the match that begins as wanted, but for some; what is to be told of it."""
        told = []
        for seat, level in (wanted | instead).items():
            if self.chairs[seat].bot != level:
                self._change(seat, bot=level)
                id = "table-bot-again" if level == wanted[seat] else "table-bot-instead"
                told.append(event(id, seat=seat, level=level))
        self.wanted = {seat: wanted[seat] for seat in instead}
        return told

    def hand_over(self, seat: int) -> None:
        """The person leaves for good, and a bot plays on."""
        self.left[seat] = self.chairs[seat].person
        self.chairs[seat] = self.bot(seat, STAND_IN)

    def fill(self, seat: int | None, level: str) -> list[Event]:
        """Bots sit down: on one seat, or on all free ones. Raises Refusal."""
        if seat is not None:
            chair = self.chair(seat)
            if chair.person:
                refuse("table-why-taken", seat=seat, name=chair.name)
        elif not self.free_count:
            refuse("table-why-full")
        free = [at for at, chair in enumerate(self.chairs) if not (chair.person or chair.bot)]
        told = []
        for at in free if seat is None else [seat]:
            self.wanted.pop(at, None)
            self.chairs[at] = self.bot(at, level)
            told.append(event("table-bot-sits", seat=at, level=level))
        return told

    def bot(self, seat: int, level: str) -> Chair:
        """The seat with a bot."""
        return Chair(bot=level, character=character(self.code, seat))

    def next_host(self, who: str) -> list[Event]:
        """Without the host the next person is, if there is one."""
        if self.host != who:
            return []
        heir = next(iter([*self.present, *self.people]), None)
        if heir is None:
            return []
        self.host, self.host_gone = self.chairs[heir].person, None
        return [event("table-host", seat=heir)]

    def resize(self, seats: int, now: float) -> None:
        """So many seats from now on; nobody has said that they are ready. Raises Refusal if somebody sits on more."""
        if any(chair.person or chair.bot for chair in self.chairs[seats:]):
            refuse("table-why-seats", count=seats)
        self.chairs = [*self.chairs[:seats], *[FREE] * (seats - len(self.chairs))]
        self.since = [now if chair.gone else 0.0 for chair in self.chairs]
        self.unready()

    # --- being there --------------------------------------------------------------------------------------------------

    def lose(self, seat: int, now: float) -> None:
        """The person's connection is lost."""
        self._change(seat, gone=True)
        self.since[seat] = now

    def back(self, seat: int, name: str, account: bool) -> None:
        """The person is connected again."""
        self.names[self.chairs[seat].person] = name
        self._change(seat, gone=False, account=account)

    def send_away(self, seat: int) -> None:
        """A bot plays for the person who sits there."""
        self._change(seat, away=True, bot=STAND_IN)

    def come_back(self, seat: int) -> None:
        """The bot that played for the person is gone from the chair."""
        self._change(seat, away=False, bot="")

    def forget(self, who: str) -> None:
        """Who has left is no more: they can neither come back nor be kept away."""
        self.names.pop(who, None)
        self.left = {seat: each for seat, each in self.left.items() if each != who}
        self.removed.discard(who)

    def ready(self, seat: int, ready: bool) -> bool:
        """Somebody says that they are ready, or no longer; whether that is new."""
        if self.chairs[seat].ready == ready:
            return False
        self._change(seat, ready=ready)
        return True

    def all_ready(self, playing: bool) -> bool:
        """Whether everybody who is waited for is, and that is somebody; a match does not wait for who is not there."""
        waited = [chair for chair in self.chairs if chair.person and not (playing and (chair.gone or chair.away))]
        return bool(waited) and all(chair.ready for chair in waited)

    def unready(self) -> None:
        """Nobody has said that they are ready."""
        for seat, chair in enumerate(self.chairs):
            if chair.ready:
                self._change(seat, ready=False)

    def after_match(self) -> None:
        """After a match: nobody is ready, and no bot plays for anybody."""
        self.unready()
        for seat, chair in enumerate(self.chairs):
            if chair.away:
                self.come_back(seat)

    def shift(self, seconds: float) -> None:
        """The table has stood still for so long: nobody was gone meanwhile."""
        self.since = [since + seconds for since in self.since]

    def _change(self, seat: int, **fields: object) -> None:
        self.chairs[seat] = structs.replace(self.chairs[seat], **fields)
