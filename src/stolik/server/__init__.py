"""The server: tables that are live, people, HTTP and websockets.

run.py          listens and stops; app.py: the application; config.py, state.py: what it is told and made of
rooms.py        the live tables put together. room.py: a table and its listeners; directory.py: which there are;
                presence.py: who is where; steps.py: what happens, stored first; delivery.py: then sent; lobby.py;
                matchmaking.py: new ones; recovery.py: back from the log; timer.py, sweeper.py, retelling.py, worker.py
socket.py       what clients say; send_buffer.py, transport.py: what they are sent; limits.py: how much of it all
connections.py  who is connected; people.py: who is who (tokens.py, passwords.py, bans.py, ...)
api.py          the HTTP API (openapi.py, calls.py, api_*.py); pages.py: the browser client
admin.py        what the operator may do (admin_channel.py)
metrics.py      numbers; logs.py: lines; gc_policy.py: garbage collection
"""
