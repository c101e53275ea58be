"""Which message says what a command of `stolik` does."""

COMMANDS = {
    "play": "cli-play",
    "rules": "cli-rules",
    "games": "cli-games",
    "replay": "cli-replay",
    "review": "cli-review",
    "check": "cli-check",
    "simulate": "cli-simulate",
    "arena": "cli-arena",
    "bench": "cli-bench",
    "watch": "cli-watch",
    "login": "cli-login",
    "logout": "cli-logout",
    "bot": "cli-bot",
    "serve": "cli-serve",
    "warm": "cli-warm",
    "admin": "cli-admin",
}
