"""The server: tables that are live, people, HTTP and websockets.

run.py      listens and stops; app.py: the application and its parts; config.py, state.py: what it is told and made of
rooms.py    the live tables: store first, then send; room.py: one table's listeners; timer.py, lobby.py, recovery.py
socket.py   what clients say; send_buffer.py, transport.py: what they are sent; limits.py: how much of it all
api.py      the HTTP API (openapi.py, calls.py, api_*.py); people.py: who is who (tokens.py, passwords.py, bans.py, ...)
admin.py    what the operator may do (admin_channel.py)
metrics.py  numbers; logs.py: lines; gc_policy.py: garbage collection
"""
