#!/usr/bin/env bash
# A hundred thousand deals of every game, seat count and form: played by random bots, written as records, and every
# record replayed and verified. One line for each: the form, deals, seconds. Stops by itself, at the first record that
# is not right with status 1. Not part of `make test`: it takes hours.
#
#     make check-all                               all of it
#     DEALS=1000 bench/hundred_thousand.sh         fewer deals of each
#     bench/hundred_thousand.sh durak golf         some of the games
#
# DEALS  deals of each form (default 100000; rounded up to whole matches)
# JOBS   processes that play (default: what `stolik simulate` takes)
# SEED   another seed, other deals (default 1)
set -euo pipefail

deals=${DEALS:-100000}
seed=${SEED:-1}
games=" ${*:-planowanie goliath trojki durak golf} "

# form PER GAME SEATS [OPTION]...: deals of a match, the game, the seats, further options.
form() {
    local per=$1 game=$2 seats=$3
    shift 3
    [[ $games == *" $game "* ]] || return 0
    local matches=$(((deals + per - 1) / per)) name="$game, $seats seats${*:+, $*}" options=() start=$SECONDS told found
    for option in "$@"; do options+=(--option "$option"); done
    told=$(stolik simulate "$game" --matches "$matches" --seats "$seats" "${options[@]}" --bots random --seed "$seed" \
        ${JOBS:+--jobs "$JOBS"} --out - | stolik check --lang en -) || {
        echo "$name: not right: $told"
        exit 1
    }
    found=$(sed -n 's/.* \([0-9,]*\) deals.*/\1/p' <<<"$told" | tr -d ,)
    if [[ $found != $((matches * per)) ]]; then
        echo "$name: $found deals instead of $((matches * per)): $told"
        exit 1
    fi
    echo "$name: $found deals, $((SECONDS - start)) s"
}

form 18 planowanie 2
form 19 planowanie 3
form 16 planowanie 4
for seats in 3 4 5 6; do form 10 goliath "$seats" deals=10; done
for seats in 2 3 4; do form 10 trojki "$seats" deals=10; done
for seats in 2 3 4 5 6; do form 10 durak "$seats" deals=10; done
form 10 durak 4 form=pairs deals=10
form 10 durak 6 form=teams deals=10
for seats in 2 3 4 5 6 7 8; do form 18 golf "$seats" deals=18; done
