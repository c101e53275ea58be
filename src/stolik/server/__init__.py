"""The server: tables that are live, people, HTTP and websockets.

run.py          listens and stops; app.py: the application; config.py, state.py: what it is told and made of
rooms.py        the live tables put together. room.py: a table and its listeners; directory.py: which there are;
                presence.py: who is where; early.py: who waits for a table that is about to come; steps.py: what
                happens, stored first; delivery.py: then sent; lobby.py; matchmaking.py: new ones; left.py: those that
                somebody has left; recovery.py: back from the log; timer.py, sweeper.py, worker.py
neighbours.py   the other processes that are the same server; shares.py: which tables this one has; others.py: who has
                the others
answers.py      what tables ask for: decks, lots, the time
thinking.py     bots are asked: fair_queue.py: in which order; thinkers.py, child.py: in processes of their own;
                levels.py: how strong they are; preparing.py: their machine code; what is thought about there as well:
                hints.py: what to do; reviewing.py: what was done
speaking.py     how things stand, for clients without rules; retelling.py: a table's past; replaying.py: a match's
hosts.py        by which names it answers; incidents.py: what strangers try
socket.py       what clients say (handshakes.py: how many come in at once); send_buffer.py, transport.py: what they are
                sent; limits.py: how much of it all, descriptors.py: for how many
results.py      how the matches of people ended
connections.py  who is connected; people.py: who is who (names.py, namesakes.py, passwords.py, second_factor.py,
                bans.py); sessions.py: where they have come in (tokens.py, devices.py); own_data.py: what is kept;
                housekeeping.py: until when; times.py: as rows have them
api.py          the HTTP API: api_tables.py, api_people.py, api_matches.py; calls.py, openapi.py: from the functions'
                signatures; refusals.py: why not; rates.py: how often; pages.py: the browser client;
                previews.py: what a link to it shows
admin.py        what the operator may do (admin_channel.py)
metrics.py      numbers, from counters.py; logs.py: lines; gc_policy.py: garbage collection; large_pages.py: memory;
                watchdog.py: signs of life
"""
