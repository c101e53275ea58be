"""The migrations make exactly the schema, all or nothing, and ship with the package."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from pyotp import random_base32
from sqlalchemy import Column, Connection, MetaData, Table, Text

from stolik.server.limits import Limits
from stolik.server.passwords import Passwords
from stolik.server.refusals import RequestRefusal
from stolik.server.second_factor import SecondFactors
from stolik.store import LogRow, Store, migrations, schema
from stolik.store.shards import key_of
from tests.store.opened import beside, live, opened, sql


def difference(connection: Connection, metadata: MetaData = schema.metadata) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def names(connection: Connection) -> dict[str, set[str | None]]:
    """The constraints and indexes of each table."""
    found = MetaData()
    found.reflect(connection)
    return {name: _named(table) for name, table in found.tables.items() if name != "alembic_version"}


def _named(table: Table) -> set[str | None]:
    made = {str(index.name) for index in table.indexes}
    return made | {str(constraint.name) for constraint in table.constraints if constraint.name}


async def test_the_migrations_make_the_schema(url: str) -> None:
    async with opened(url):
        pass
    async with beside(url) as connection:
        assert await connection.run_sync(difference) == []
        migrated = await connection.run_sync(names)
        await connection.run_sync(schema.metadata.drop_all)
        await connection.run_sync(schema.metadata.create_all)
        assert await connection.run_sync(names) == migrated, "constraints have the same names either way"


async def test_a_difference_would_be_seen(url: str) -> None:
    async with opened(url):
        pass
    changed = MetaData(naming_convention=schema.metadata.naming_convention)
    for table in schema.metadata.tables.values():
        table.to_metadata(changed)
    Table("bans", changed, Column("more", Text), extend_existing=True)
    async with beside(url) as connection:
        assert len(await connection.run_sync(difference, changed)) == 1


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        async with opened(url):
            pass
        async with beside(url) as connection:
            found = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalars().all()
            assert found == ["0007"]


async def test_tables_get_the_keys_of_their_shards(url: str) -> None:
    async with opened(url):
        pass
    statements = """
        ALTER TABLE log DROP COLUMN epoch;
        UPDATE alembic_version SET version_num = '0006';
        INSERT INTO tables (id, code, at, since, closed) VALUES (1, 'BC2345', 0, 0, false);
        INSERT INTO tables (id, code, at, since, closed) VALUES (2, '99ZZZZ', 0, 0, false);
        INSERT INTO log (table_id, seq, at, body) VALUES (1, 0, 0.5, 'one');
        INSERT INTO log (table_id, seq, at, body) VALUES (2, 0, 1.5, 'two');
        INSERT INTO log (table_id, seq, at, body) VALUES (2, 1, 2.5, 'more');
        INSERT INTO matches VALUES (5, 'BC2345-1', 1, 'golf', 'a', 'b', '{}');
    """
    for statement in statements.strip().rstrip(";").split(";"):
        await sql(url, statement)
    async with opened(url) as store:
        one, two = key_of(1, 1), key_of(783, 2)
        assert await live(store) == {
            one: ("BC2345", [LogRow(0, 0.5, "one")]),
            two: ("99ZZZZ", [LogRow(0, 1.5, "two"), LogRow(1, 2.5, "more")]),
        }
        match = await store.matches.get("BC2345-1")
        assert match is not None and (match.number, match.table) == (5, one)
        store.tables.append(two, 2, 3.5, "goes on")


async def test_accounts_that_looked_the_same_before_looks_were(url: str) -> None:
    async with opened(url):
        pass
    statements = """
        DROP INDEX ix_people_look;
        ALTER TABLE people DROP COLUMN look;
        ALTER TABLE people DROP COLUMN password_until;
        ALTER TABLE log DROP COLUMN epoch;
        UPDATE alembic_version SET version_num = '0004';
        INSERT INTO people (id, kind, name, key, created) VALUES ('a', 'account', 'Dоra', 'dоra', '2026-02');
        INSERT INTO people (id, kind, name, key, created) VALUES ('b', 'account', 'Dora', 'dora', '2026-01');
        INSERT INTO people (id, kind, name, key, created) VALUES ('c', 'account', 'Jan', 'jan', '2026-03');
        INSERT INTO people (id, kind, name, created) VALUES ('g', 'guest', 'Jan', '2026-01');
    """
    for statement in statements.strip().rstrip(";").split(";"):
        await sql(url, statement)
    async with opened(url) as store:
        both = [await store.people.account(name) for name in ("Dоra", "Dora")]
        assert [row and row.id for row in both] == ["a", "b"], "each is found by its own name"
        assert await store.people.like("dоra") == {"a", "b"} and await store.people.like("D0ra") == {"b"}
        assert await store.people.like("JAN") == {"c"}
        assert not await store.people.make_account("g", "Dоrа", "x"), "there will be no third"
        assert await store.people.rename("a", "Daria") and await store.people.like("DАRIA") == {"a"}


async def test_recovery_codes_of_before_they_had_a_salt(url: str) -> None:
    """They count no more; whoever has a second factor keeps it."""
    async with opened(url):
        pass
    statements = """
        ALTER TABLE people DROP COLUMN password_until;
        ALTER TABLE log DROP COLUMN epoch;
        UPDATE alembic_version SET version_num = '0005';
        INSERT INTO people (id, kind, name, key, created) VALUES ('a', 'account', 'Ada', 'ada', '2026');
        INSERT INTO people (id, kind, name, key, created) VALUES ('b', 'account', 'Bob', 'bob', '2026');
        INSERT INTO people (id, kind, name, key, created) VALUES ('c', 'account', 'Cid', 'cid', '2026');
        INSERT INTO factors (person, secret, step, recovery) VALUES ('a', 'SECRET', 7, 'hash hash');
        INSERT INTO factors (person, secret, step, recovery) VALUES ('b', 'SECRET', 7, '');
        INSERT INTO factors (person, secret, step, recovery) VALUES ('c', 'SECRET', 0, '');
    """
    for statement in statements.replace("SECRET", random_base32()).strip().rstrip(";").split(";"):
        await sql(url, statement)
    async with opened(url) as store:
        factors = SecondFactors(store, Limits(), Passwords())
        assert [await factors.state(person) for person in "abc"] == [0, 0, None]
        for person in "ab":
            with pytest.raises(RequestRefusal, match="people-code-wrong"):
                await factors.check(person, "hash")


async def test_a_migration_that_breaks_off_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = migrations.upgrade

    def half(connection: Connection) -> None:
        whole(connection)
        raise RuntimeError("the power went out")

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "upgrade", half)
        with pytest.raises(RuntimeError, match="power"):
            await Store.open(url)
    async with beside(url) as connection:
        assert await connection.run_sync(names) == {}
    async with opened(url):
        pass


def test_there_is_one_line_of_revisions() -> None:
    scripts = ScriptDirectory(str(migrations.FOLDER))
    assert len(scripts.get_heads()) == 1 and len(scripts.get_bases()) == 1
    files = {path.name for path in (migrations.FOLDER / "versions").glob("*.py")}
    assert files == {f"v{script.revision}.py" for script in scripts.walk_revisions()}
