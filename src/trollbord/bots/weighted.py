"""A game's advice with other weights than the game brings: for trying what was learned, and for measuring it."""

from pathlib import Path
from typing import Any, Final

from trollbord.kernel.advice import Advice
from trollbord.kernel.game import Game
from trollbord.kernel.weights import BadWeights, read

PLAIN: Final = "plain"
"""The word for no weights: the hand-made evaluation."""


def advice_with(game: Game, weights: str) -> Advice[Any, Any]:
    """The advice of a game with the weights of a file, or with none (`plain`)."""
    if weights == PLAIN:
        return game.advice.weighed_by(None)
    try:
        text = Path(weights).read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise BadWeights("error-bad-weights", {"file": weights, "why": why}) from error
    model = read(text, weights, game.id, game.advice.features)
    return game.advice.weighed_by(dict.fromkeys(model.seats, model))
