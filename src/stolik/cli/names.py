"""Which message says what a command of `stolik` does."""

COMMANDS = {
    "play": "cli-play",
    "rules": "cli-rules",
    "games": "cli-games",
    "replay": "cli-replay",
    "check": "cli-check",
    "simulate": "cli-simulate",
    "bench": "cli-bench",
    "watch": "cli-watch",
    "bot": "cli-bot",
    "serve": "cli-serve",
    "admin": "cli-admin",
}
