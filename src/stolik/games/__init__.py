"""The games, one rule book each. `GAMES` has them by name."""

from stolik.core.game import Game
from stolik.games.durak import DURAK
from stolik.games.golf import GOLF
from stolik.games.goliath import GOLIATH
from stolik.games.planowanie import PLANOWANIE
from stolik.games.trojki import TROJKI

ALL = (
    DURAK,
    GOLIATH,
    GOLF,
    PLANOWANIE,
    TROJKI,
)
GAMES: dict[str, Game] = {game.name: game for game in ALL}
