"""The five games, one rule book each: durak, goliath, golf, planowanie, trojki. `GAMES` has them by name."""

from stolik.core.game import Game
from stolik.games.durak import DURAK
from stolik.games.golf import GOLF
from stolik.games.goliath import GOLIATH
from stolik.games.planowanie import PLANOWANIE
from stolik.games.trojki import TROJKI

GAMES: dict[str, Game] = {game.name: game for game in (DURAK, GOLIATH, GOLF, PLANOWANIE, TROJKI)}
