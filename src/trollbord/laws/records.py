"""Laws of records, on every game: what is written replays, verifies and goes on, and a seat's own record hides the rest."""

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.game import Game
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.nature import DRAWN
from trollbord.kernel.option import Option
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.laws.cases import FARTHEST, answer, every_table, some_table
from trollbord.records import grammar
from trollbord.records.reader import parse
from trollbord.records.record import HIDDEN, PickLine, Record
from trollbord.records.replaying import ReplayWalk, replay, resume
from trollbord.records.verifying import verify
from trollbord.records.writer import recorded

SEEDS = st.integers(0, 2**32 - 1)
LONG = 3_000
"""Lines after which no undo goes far back any more: a record holds ten thousand."""


def played(game: Game, seats: int, seed: int, most: int = 100_000, undo: float = 0.1) -> Match:
    """A match of random picks, some of them taken back."""
    rng = Random(seed)
    words = {seat: f"word {seat}" for seat in range(seats) if rng.random() < 0.5}
    table = some_table(game, seats, rng)
    match = Match(game, seats, seed=seed, settings=table, entropy=words)
    while match.ask is not None and match.seq < most:
        seat = match.ask.seat
        match.pick(answer(match.state, rng))
        if rng.random() < undo and match.can_undo(seat):
            match.undo(seat)
        goes_back = rng.random() < undo / 20 and match.seq < LONG
        if goes_back and len(match.picks) > 1 and match.ask is not None:
            match.go_back(max(seat, 0), rng.choice([0, *[pick.seq for pick in match.picks[:-1]]]))
    return match


@every_table
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_table_and_verifies(game: Game, seats: int, seed: int) -> None:
    match = played(game, seats, seed)
    record = parse(recorded(match).text())
    assert record == recorded(match)
    assert replay(game, record) == match.state
    verdict = verify(game, record)
    assert verdict.error is None
    assert verdict.is_complete and verdict.is_promised and verdict.is_sealed
    drawn = [line for line in record.log if isinstance(line, PickLine) and line.origin == DRAWN]
    assert (verdict.recomputed, verdict.lines) == (len(drawn), match.seq)


@every_table
@given(seed=SEEDS)
def test_a_game_put_away_goes_on_as_it_would_have(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    first = played(game, seats, seed, most=rng.randrange(1, 120))
    second = resume(game, parse(recorded(first, reveal=True).text()))
    assert second.state == first.state
    for match in (first, second):
        choices = Random(seed)
        for _ in range(40):
            if match.ask is not None:
                match.pick(choices.choice(match.ask.options))
    assert recorded(second) == recorded(first)


@every_table
@given(seed=SEEDS)
def test_a_walk_meets_the_table_of_every_line(game: Game, seats: int, seed: int) -> None:
    record = recorded(played(game, seats, seed, most=60, undo=0.4))
    walk = ReplayWalk(game, record)
    looks = {*Random(seed).choices(range(len(record.log) + 1), k=8)}
    while walk.line is not None:
        if walk.seq in looks:
            assert walk.state == replay(game, record, walk.seq)
        walk.step()
    assert walk.state == replay(game, record)


@every_table
def test_every_option_can_be_told_from_an_undo_and_a_gap(game: Game, seats: int) -> None:
    for option in game.vocabulary.options:
        assert option.verb != "undo" and option.text != "resign"
        assert re.fullmatch(grammar.WORDS, option.text)


class Twins:
    """Two matches that differ only in what a viewer can't see."""

    def __init__(self, game: Game, seats: int, viewer: Seat, rng: Random) -> None:
        table = some_table(game, seats, rng)
        self.matches = [Match(game, seats, seed=1, settings=table, begun=False) for _ in range(2)]
        self.viewer, self.rng = viewer, rng

    def answers(self) -> list[Option]:
        """An answer for each: the same if the viewer sees it. Nothing, if there is none, or a game is over or long."""
        asks = [match.ask for match in self.matches if match.ask is not None]
        if len(asks) < 2 or self.matches[0].seq >= FARTHEST:
            return []
        if not asks[0].is_answer_seen_by(self.viewer):
            return [self.rng.choice(ask.options) for ask in asks]
        common = [option for option in asks[0].options if option in asks[1].options]
        if not common:
            return []
        chosen = answer(self.matches[0].state, self.rng)
        return [chosen if chosen in common else self.rng.choice(common)] * 2

    def look_alike(self) -> bool:
        first, second = [match.view(self.viewer) for match in self.matches]
        return first == second

    def own_records(self) -> list[str]:
        return [recorded(match, self.viewer).text() for match in self.matches]


@every_table
@given(seed=SEEDS)
def test_a_seats_own_record_tells_no_more_than_its_views(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    twins = Twins(game, seats, rng.choice([*range(seats), SPECTATOR]), rng)
    before, look = twins.own_records(), 16
    while answers := twins.answers():
        for match, option in zip(twins.matches, answers):
            match.record(option, DRAWN if match.ask and match.ask.seat < 0 else "")
        if not twins.look_alike() or None in [match.ask for match in twins.matches]:
            break
        if twins.matches[0].seq == look:
            before, look = twins.own_records(), look + 16 + look // 8
        assert before[0] == before[1]
        assert "secret" not in before[0]


@every_table
def test_a_seats_own_record_has_marks_for_what_it_cannot_know(game: Game, seats: int) -> None:
    match = played(game, seats, 5)
    for viewer in (*range(seats), SPECTATOR):
        record = parse(recorded(match, viewer).text())
        assert record.header.view == viewer
        for line, pick in zip(record.log, match.log):
            if isinstance(line, PickLine) and isinstance(pick, Pick):
                assert (line.option is None) != pick.is_seen_by(viewer)
        assert record.secret == ""
        assert recorded(match).text().count(HIDDEN) == 0


# -- tampering


def renumbered(record: Record, log: list[PickLine]) -> Record:
    """A record of these picks with numbers and counts in order, as a careful forger would write it."""
    counts: dict[str, int] = {}
    lines = []
    for seq, line in enumerate(log, 1):
        counts[line.source] = counts.get(line.source, 0) + 1
        count = counts[line.source] if line.source else 0
        lines.append(PickLine(seq, line.seat, line.option, line.source, count, line.origin))
    return Record(record.header, lines, record.end, record.secret, record.seal)


def caught_at(game: Game, record: Record) -> int:
    """The number of the first bad line; one more than the last, if it is the end that is bad."""
    verdict = verify(game, parse(record.text()))
    assert verdict.error is not None, "the forgery was not seen"
    shown = record.text().splitlines()
    line = shown[getattr(verdict.error, "line", 0) - 1]
    return int(line.split(" ")[0]) if line[0].isdigit() else len(record.log) + 1


@every_table
@given(seed=SEEDS)
def test_a_tampered_record_is_caught_at_the_changed_line(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    record = recorded(played(game, seats, seed, undo=0))
    log = [line for line in record.log if isinstance(line, PickLine)]
    at = rng.randrange(len(log))
    changed, dropped, swapped = log[:], log[:at] + log[at + 1 :], log[:]
    option = rng.choice(
        [each.text for each in game.vocabulary.options if each.text != log[at].option]
    )
    changed[at] = PickLine(
        at + 1, log[at].seat, option, log[at].source, log[at].count, log[at].origin
    )
    other = (at + 1) % len(log)
    swapped[at], swapped[other] = swapped[other], swapped[at]
    for forged in (changed, dropped, swapped):
        forgery = renumbered(record, forged)
        if forgery.log != record.log[: len(forgery.log)] or len(forgery.log) < len(log):
            first = next(
                (i for i, pair in enumerate(zip(forgery.log, log)) if pair[0] != pair[1]),
                len(forged),
            )
            # A mark has two digits: one change in 256 is seen a line later.
            assert first + 1 <= caught_at(game, forgery) <= first + 4
