"""Why the HTTP API refuses a request: the id of each reason (people.ftl) with its status.

400 not JSON, 401 nobody knows who asks, 403 they may not, 404 there is none, 408 too slow, 409 not as things stand,
413 too much, 415 another kind of content, 422 JSON but not what is wanted, 429 too often, 503 not at the moment. The
live part of the server has reasons of its own (server.ftl).
"""

from typing import Any

STATUSES = {
    "people-bad-json": 400,
    "people-who": 401,
    "people-token": 401,
    "people-login": 401,
    "people-password-over": 403,
    "people-code": 401,
    "people-code-wrong": 403,
    "people-code-on": 409,
    "people-foreign": 403,
    "people-banned": 403,
    "people-no-bots": 403,
    "people-no-guests": 403,
    "people-password-wrong": 403,
    "people-not-played": 403,
    "people-nothing-here": 404,
    "people-no-table": 404,
    "people-no-match": 404,
    "people-no-person": 404,
    "people-no-token": 404,
    "people-no-session": 404,
    "people-no-game": 422,
    "people-method": 405,
    "people-too-slow": 408,
    "people-broken-off": 409,
    "people-other-rules": 409,
    "people-name-taken": 409,
    "people-is-account": 409,
    "people-tokens-full": 409,
    "people-mutes-full": 409,
    "people-too-big": 413,
    "people-not-json": 415,
    "people-bad-field": 422,
    "people-name-length": 422,
    "people-name-signs": 422,
    "people-name-scripts": 422,
    "people-password-length": 422,
    "people-password-common": 422,
    "people-no-clock": 422,
    "people-yourself": 422,
    "people-no-text": 422,
    "people-no-report": 404,
    "people-no-account": 404,
    "people-not-banned": 404,
    "people-too-often": 429,
    "people-broken": 500,
    "server-hosted": 409,
    "server-address-tables": 409,
    "server-matches": 429,
    "server-removed": 403,
    "server-elsewhere": 421,
    "server-comes": 503,
    "server-broken": 500,
    "server-full": 503,
    "server-stopping": 503,
}
ELSEWHERE = ("server-elsewhere", "server-comes")  # of several processes another one has the table, or will have it


class RequestRefusal(Exception):
    """A request that is not carried out: the reason's id and its arguments (JSON values); nothing has changed."""

    def __init__(self, reason: str, **values: Any) -> None:
        self.reason, self.values, self.status = reason, values, STATUSES[reason]
        super().__init__(f"{reason} {values}")
