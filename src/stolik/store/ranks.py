"""The busy statements, of which nearly every commit is made, in the order in which a transaction runs them.

A guest comes with their session; a table with its rows, which of them is its checkpoint, those before it, and its end.
"""

from sqlalchemy import bindparam, delete, insert, true, update

from stolik.store.schema import NUMBER, log, people, sessions, tables

ADD_GUEST, ADD_SESSION, OPEN_TABLE, APPEND_ROW, SET_CHECKPOINT, TRIM_LOG, DELETE_LOG, CLOSE_TABLE = range(8)
RANKED_STATEMENTS = (
    insert(people),
    insert(sessions),
    insert(tables),
    insert(log),
    update(tables).where(tables.c.id == bindparam("table")).values(since=bindparam("seq", type_=NUMBER)),
    delete(log).where(log.c.table_id == bindparam("table"), log.c.seq < bindparam("seq", type_=NUMBER)),
    delete(log).where(log.c.table_id == bindparam("table")),
    update(tables).where(tables.c.id == bindparam("table")).values(closed=true()),
)
