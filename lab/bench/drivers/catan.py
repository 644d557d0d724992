"""Catanatron: random games of Settlers for a number of players, or copies of a game."""

import random
import sys

from catanatron import Color, Game, RandomPlayer
from serve import Counts, serve

SEATS = int(sys.argv[2])


class Counting(RandomPlayer):
    """The random player, counting its actions and those that it could really decide."""

    actions = decisions = 0

    def decide(self, game, playable_actions):
        """Pick any action."""
        Counting.actions += 1
        Counting.decisions += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def begun() -> Game:
    """A game that nobody has moved in."""
    return Game([Counting(colour) for colour in list(Color)[:SEATS]])


def play() -> Counts:
    """One game."""
    actions, decisions = Counting.actions, Counting.decisions
    game = begun()
    game.play()
    return {
        "games": 1,
        "actions": Counting.actions - actions,
        "decisions": Counting.decisions - decisions,
        "turns": game.state.num_turns,
    }


def copies() -> Counts:
    """Copies of a game in its middle."""
    for _ in range(50):
        MIDDLE.copy()
    return {"copies": 50}


random.seed(1)
MIDDLE = begun()
for _ in range(200):
    if MIDDLE.winning_color() is None:
        MIDDLE.play_tick()
serve({"play": play, "copy": copies}[sys.argv[1]])
