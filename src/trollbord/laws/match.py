"""Laws of the match, on every game: undo, redo, the log, and one seed for one game."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.game import Game
from trollbord.kernel.log import Pick, Resignation, Undo
from trollbord.kernel.match import Match
from trollbord.kernel.nature import FairNature
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.laws.cases import every_table, some_table

SEEDS = st.integers(0, 2**32 - 1)
PICKS = 120


@every_table
@given(seed=SEEDS)
def test_undo_and_redo_are_exact(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match(game, seats, seed=seed, settings=some_table(game, seats, rng))
    for _ in range(PICKS):
        if match.ask is None:
            break
        seat, before, seq = match.ask.seat, match.state.copy(), match.seq
        match.pick(rng.choice(match.ask.options), seat)
        after = match.state.copy()
        assert match.seq > seq
        if match.can_undo(seat) and rng.random() < 0.5:
            match.undo(seat)
            assert match.state == before
            assert match.can_redo(seat)
            match.redo(seat)
            assert match.state == after
    assert [line.seq for line in match.log] == list(range(1, match.seq + 1))


@every_table
@given(seed=SEEDS)
def test_no_undo_returns_what_was_learnt(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match(game, seats, seed=seed)
    for _ in picked(match, rng):
        for seat in range(seats):
            taken = match.picks[match.history.floor(seat) :]
            assert all(pick.seat == seat or tells_nothing(pick) for pick in taken)
            assert not any(seat in pick.learners for pick in taken)


def picked(match: Match, rng: Random) -> Iterator[int]:
    """Pick at random up to `PICKS` times; the number of each pick that was made."""
    for number in range(PICKS):
        if match.ask is None:
            return
        match.pick(rng.choice(match.ask.options))
        yield number


def tells_nothing(pick: Pick) -> bool:
    """Whether everybody knew what would be picked."""
    return pick.is_lone and not pick.is_veiled and pick.seat != NATURE


@every_table
@given(seed=SEEDS)
def test_what_was_seen_and_taken_back_is_not_forgotten(game: Game, seats: int, seed: int) -> None:
    """Nobody can take back more after another player has taken back something, or all have."""
    rng = Random(seed)
    match = Match(game, seats, seed=seed)
    for _ in picked(match, rng):
        floors = [match.history.floor(seat) for seat in range(seats)]
        takers = [seat for seat in range(seats) if match.can_undo(seat)]
        if takers and rng.random() < 0.4:
            taker = rng.choice(takers)
            match.undo(taker)
            floors.pop(taker)
            rest = [match.history.floor(seat) for seat in range(seats) if seat != taker]
            assert rest == [min(floor, len(match.picks)) for floor in floors]


@every_table
@given(seed=SEEDS)
def test_a_copied_match_plays_on_alike(game: Game, seats: int, seed: int) -> None:
    """By pickle or by copy: the same log and table, the same told, learnt and taken back, and nothing shared."""
    rng = Random(seed)
    nature = FairNature(rng.randbytes(32)) if rng.random() < 0.5 else None
    table, veils = some_table(game, seats, rng), rng.random() < 0.5
    match = Match(game, seats, seed=seed, settings=table, nature=nature, holds_veils=veils)
    meander(match, rng, rng.randrange(PICKS))
    others = [pickle.loads(pickle.dumps(match)), copy.copy(match)]
    for each in (match, *others):
        meander(each, Random(seed + 1), 10)
    for other in others:
        assert [line.key() for line in other.log] == [line.key() for line in match.log]
        assert other.state == match.state and other.counts == match.counts
        for seat in range(seats):
            assert other.events(seat) == match.events(seat)
            assert other.history.floor(seat) == match.history.floor(seat)
            assert other.can_redo(seat) == match.can_redo(seat)


@every_table
@given(seed=SEEDS)
def test_who_spoils_a_view_spoils_no_table(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match(game, seats, seed=seed)
    meander(match, rng, rng.randrange(PICKS))
    state, ask = match.state.copy(), pickle.dumps(match.ask)
    for seat in (*range(seats), SPECTATOR):
        view = match.view(seat)
        view.settings.clear()
        if view.ask is not None:
            view.ask.options.clear()
    assert match.state == state
    assert pickle.dumps(match.ask) == ask


def meander(match: Match, rng: Random, picks: int) -> None:
    """Pick, take back, pick again, and now and then go back by consent."""
    for _ in range(picks):
        if match.ask is None:
            return
        seat = match.ask.seat
        match.pick(rng.choice(match.ask.options))
        while match.can_undo(seat) and rng.random() < 0.5:
            match.undo(seat)
        while match.can_redo(seat) and rng.random() < 0.4:
            match.redo(seat)
        if not match.result and len(match.picks) > 1 and rng.random() < 0.05:
            match.go_back(rng.randrange(match.state.seats), rng.choice(match.picks[:-1]).seq)


@every_table
@given(seed=SEEDS)
def test_the_log_leads_to_the_table(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match(game, seats, seed=seed)
    meander(match, rng, PICKS)
    again = Match(game, seats, seed=seed)
    for line in match.log[again.seq :]:
        if isinstance(line, Undo):
            again.replay_undo(line.seat, line.to)
        elif isinstance(line, Resignation):
            again.write_resignation(line.seat)
        else:
            again.record(line.option, line.origin)
    assert again.state == match.state
    assert [again.can_redo(seat) for seat in range(seats)] == [
        match.can_redo(seat) for seat in range(seats)
    ]
    assert [pick.option for pick in again.picks] == [pick.option for pick in match.picks]


@every_table
def test_one_seed_makes_one_game(game: Game, seats: int) -> None:
    logs = []
    for _ in range(2):
        match = Match(game, seats, seed=11)
        rng = Random(5)
        for _ in range(PICKS):
            if match.ask is not None:
                match.pick(rng.choice(match.ask.options))
        logs.append([(line.seat, line.option.text) for line in match.log if isinstance(line, Pick)])
    assert logs[0] == logs[1]


@every_table
def test_nature_draws_are_counted_by_source_and_go_on_after_an_undo(game: Game, seats: int) -> None:
    match = Match(game, seats, seed=3)
    rng = Random(4)
    for _ in range(PICKS):
        if match.ask is not None:
            match.pick(rng.choice(match.ask.options))
    drawn = [pick for pick in match.log if isinstance(pick, Pick) and pick.seat == NATURE]
    counts: dict[str, int] = {}
    for pick in drawn:
        counts[pick.source] = counts.get(pick.source, 0) + 1
        assert pick.count == counts[pick.source]
    assert counts == match.counts
    if match.ask is None:
        return
    match.go_back(0, 0)
    assert all(match.counts[source] >= counts[source] for source in counts)
