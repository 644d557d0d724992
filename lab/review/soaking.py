"""Reviews of one game after the other, each held to the law of sentences."""

from typing import Final

import trollbord
from trollbord.analysis.budget import Depth
from trollbord.analysis.checking import false_sentences
from trollbord.analysis.reviewing import review
from trollbord.analysis.telling import turn_told
from trollbord.bots.levels import huldra, tomte
from trollbord.kernel.match import Match
from trollbord.kernel.player import Budget
from trollbord.kernel.shares import judge_of
from trollbord.records.record import Record
from trollbord.records.writer import recorded

SHORT: Final = Depth(iterations=40, batches=4, depth=10, boards=(4, 12), draws=6)
"""Sentences are checked and not judgements: many games tell more than long looks."""


def tables() -> list[tuple[str, int]]:
    """The games and numbers of seats that have shares."""
    games = [trollbord.load(id) for id in trollbord.game_ids()]
    return [(game.id, seats) for game in games for seats in game.seats if judge_of(game, seats)]


def played(seed: int) -> Record:
    """A game of levels that err, the next one of all tables."""
    kinds = tables()
    id, seats = kinds[seed % len(kinds)]
    match = Match(trollbord.load(id), seats, secret=seed.to_bytes(32, "big"))
    bots = [tomte() if seat % 2 else huldra() for seat in range(seats)]
    match.play(bots, budget=Budget(iterations=8))
    return recorded(match)


def reviewed(seed: int) -> tuple[dict[str, int], list[str]]:
    """How many turns and sentences a review had, and which of them are false."""
    record = played(seed)
    found = review(record, SHORT, seed)
    sentences = sum([len(turn_told(found, turn)) for turn in found])
    wrong = [
        f"{record.header.game}, seed {seed}: {each}" for each in false_sentences(found, record)
    ]
    return {"turns": len(found), "sentences": sentences, record.header.game: 1}, wrong
