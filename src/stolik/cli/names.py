"""Which message names a game or an option, and which says what it is about."""

TITLES = {
    "durak": "cli-game-durak",
    "goliath": "cli-game-goliath",
    "golf": "cli-game-golf",
    "planowanie": "cli-game-planowanie",
    "trojki": "cli-game-trojki",
}
ABOUT = {
    "durak": "cli-about-durak",
    "goliath": "cli-about-goliath",
    "golf": "cli-about-golf",
    "planowanie": "cli-about-planowanie",
    "trojki": "cli-about-trojki",
}
OPTIONS = {
    "seats": "cli-choice-seats",
    "deals": "cli-choice-deals",
    "form": "cli-choice-form",
    "allow_excess": "cli-choice-allow-excess",
    "neighbours_only": "cli-choice-neighbours-only",
    "stop_allowed": "cli-choice-stop-allowed",
    "traditions": "cli-choice-traditions",
    "max_pickups": "cli-choice-max-pickups",
    "all_equal": "cli-choice-all-equal",
    "peek": "cli-choice-peek",
    "pair_by": "cli-choice-pair-by",
    "stall_turns": "cli-choice-stall-turns",
    "final_turns": "cli-choice-final-turns",
    "first_deal_trump": "cli-choice-first-deal-trump",
    "leftover": "cli-choice-leftover",
    "require_call": "cli-choice-require-call",
    "mode": "cli-choice-mode",
    "target": "cli-choice-target",
    "tie_token": "cli-choice-tie-token",
    "handicap": "cli-choice-handicap",
}
NONE = {  # what `none` means where that is not plain
    ("goliath", "deals"): "cli-none-goliath-deals",
    ("trojki", "deals"): "cli-none-trojki-deals",
}
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
