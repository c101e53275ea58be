"""The sixth game at a server: two people by the client of the library, and a bot; the record that it keeps."""

import asyncio
import json
from random import Random
from typing import Any

from tests.client.conftest import run
from tests.server.running import Running

from stolik.client import Client, play
from stolik.games import GAMES
from stolik.match import check_record, from_line


def test_two_people_and_a_bot_play_a_match(server: Running) -> None:
    chance = Random(3)

    def choose(view: dict[str, Any], legal: list[str]) -> str:
        assert view["game"] == "kierki" and all(action.split(" ")[1] in view["hand"] for action in legal)
        return chance.choice(legal)

    async def main() -> str:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            seats = [await ada.join(await ada.create("kierki", seats=3, deals=2))]
            seats.append(await jan.join(seats[0].code))
            for seat in seats:
                await seat.sit()
            await seats[0].fill()
            await asyncio.gather(*(play(seat, choose) for seat in seats))
            assert seats[0].place.score == seats[1].place.score and sum(seats[0].place.score) == 2 * 26
            return str((await ada.api.call("GET", "/api/matches"))["matches"][0]["code"])

    status, line, _ = server.get(f"/api/matches/{run(main())}/record")
    match = check_record(from_line(line.strip()), GAMES)
    assert status == 200 and (match.game.name, match.options.deals, match.over) == ("kierki", 2, True)


def test_the_server_says_what_can_be_chosen(server: Running) -> None:
    status, text, _ = server.get("/api/games")
    [told] = [game for game in json.loads(text)["games"] if game["name"] == "kierki"]
    assert status == 200 and told["seats"] == [3, 4] and told["options"][2]["high"] == 20
    first = [(option["name"], option["first"]) for option in told["options"]]
    assert first == [("seats", True), ("queen", False), ("deals", True)]
