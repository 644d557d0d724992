"""Finished games to review, each played once a run: quick bots, a seed, a record."""

from functools import cache

import trollbord
from trollbord.analysis.budget import Depth
from trollbord.analysis.result import Review
from trollbord.analysis.reviewing import review
from trollbord.bots.levels import huldra, tomte
from trollbord.kernel.match import Match
from trollbord.kernel.player import Budget
from trollbord.records.record import Record
from trollbord.records.writer import recorded

HASTY = Depth(iterations=12, batches=3, depth=4, boards=(1, 3), flag=0.01, draws=4)
"""Enough to find something, not to believe it."""
KINDS = (("ankh_morpork", 2), ("trollfjord", 2), ("trolls_princesses", 2), ("ragnarocks", 2))
MOST = {"ankh_morpork": 60, "trollfjord": 80, "trolls_princesses": 50, "ragnarocks": 6}
"""Decisions after which seat 1 gives up."""
NAMES = ("Astrid", "Björn", "Cora", "Dag")


@cache
def played(game: str, seats: int, seed: int = 1) -> Record:
    """A game of gentle levels, with names and a date; one gives up after a while, so that it does not take long."""
    match = Match(trollbord.load(game), seats, secret=bytes([seed]) * 32)
    bots = [tomte() if seat % 2 else huldra() for seat in range(seats)]
    match.play(bots, budget=Budget(iterations=4), most=MOST[game])
    if match.result is None:
        match.resign(1)
    return recorded(match, players=NAMES[:seats], date="2026-11-18")


@cache
def reviewed(game: str, seats: int, seed: int = 1) -> Review:
    """Its review, hastily."""
    return review(played(game, seats, seed), HASTY)
