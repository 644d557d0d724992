"""RLCard's UNO for two: random games, action by action, without observations."""

import random

import numpy
from rlcard.games.uno import Game
from serve import Counts, serve

random.seed(1)
numpy.random.seed(1)


def play() -> Counts:
    """One game."""
    game = Game()
    game.init_game()
    decisions = turns = 0
    while not game.is_over():
        legal = game.get_legal_actions()
        game.step(random.choice(legal))
        decisions += len(legal) > 1
        turns += 1
    return {"games": 1, "decisions": decisions, "turns": turns}


serve(play)
