"""Second factors of accounts: the secret that a device shares, what was used of it, and codes for who has lost it."""

from asyncio import Future
from typing import NamedTuple

from sqlalchemy import Text, bindparam, delete, insert, select, update

from stolik.store.database import Database
from stolik.store.schema import NUMBER, factors, people


class FactorRow(NamedTuple):
    """A second factor. `step`: of the code used last, 0: it is not on; `recovery`: a salt, then hashes, with spaces."""

    person: str
    secret: str
    step: int
    recovery: str


_IS_PERSONS = factors.c.person == bindparam("who", type_=Text())
_FACTOR_OF_PERSON = select(factors.c.person, factors.c.secret, factors.c.step, factors.c.recovery).where(_IS_PERSONS)
_DROP = delete(factors).where(_IS_PERSONS)
_ADD = insert(factors).from_select(
    ["person", "secret", "step", "recovery"],
    select(
        people.c.id, bindparam("key", type_=Text()), bindparam("never", 0, type_=NUMBER), bindparam("none", "", Text())
    ).where(
        people.c.id == bindparam("who", type_=Text()),
        ~select(factors.c.person).where(_IS_PERSONS).exists(),
    ),
)
_LATER = factors.c.step < bindparam("at", type_=NUMBER)
_DROP_NEW = delete(factors).where(_IS_PERSONS, factors.c.step == 0)
_TURN_ON = (
    update(factors)
    .where(_IS_PERSONS, factors.c.step == 0, factors.c.secret == bindparam("key", type_=Text()))
    .values(step=bindparam("at"), recovery=bindparam("codes"))
)
_USE_STEP = update(factors).where(_IS_PERSONS, factors.c.step > 0, _LATER).values(step=bindparam("at"))
_USE_RECOVERY = (
    update(factors)
    .where(_IS_PERSONS, factors.c.recovery == bindparam("before", type_=Text()))
    .values(recovery=bindparam("after"))
)


class FactorStore:
    """Who has a second factor. Each code counts once: of several who use it at the same moment one is answered True."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue

    async def get(self, person: str) -> FactorRow | None:
        """That of a person, on or not yet."""
        return next((FactorRow(*row) for row in await self._database.all(_FACTOR_OF_PERSON, who=person)), None)

    def begin(self, person: str, secret: str) -> None:
        """A new secret, not on yet; one of before goes. Nothing happens if one is on, or the person is gone."""
        self._queue.put(_DROP_NEW, {"who": person})
        self._queue.put(_ADD, {"who": person, "key": secret})

    def turn_on(self, person: str, secret: str, step: int, recovery: str) -> Future[bool]:
        """It is on, with a code of this step. If awaited: False if it was on, or there is another secret, or none."""
        return self._queue.ask(_TURN_ON, {"who": person, "key": secret, "at": step, "codes": recovery})

    def use(self, person: str, step: int) -> Future[bool]:
        """The code of a step is used. If awaited: False if it, or a later one, has been used before."""
        return self._queue.ask(_USE_STEP, {"who": person, "at": step})

    def use_recovery(self, person: str, before: str, after: str) -> Future[bool]:
        """A code for who lost the device is used. If awaited: False if these are not the codes any more."""
        return self._queue.ask(_USE_RECOVERY, {"who": person, "before": before, "after": after})

    def drop(self, person: str) -> None:
        """There is no second factor."""
        self._queue.put(_DROP, {"who": person})
