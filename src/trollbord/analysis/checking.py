"""The law of sentences: what a review says of a position is counted again on that position, played from the record."""

from trollbord.analysis.course import Met, met
from trollbord.analysis.looking import follow
from trollbord.analysis.result import SCALE, Candidate, Review, Turn
from trollbord.analysis.telling import AHEAD, BEHIND, openness, turn_told
from trollbord.games import load_for_record
from trollbord.kernel.game import Game
from trollbord.records.record import Record

CLOSE = 1e-4


def false_sentences(review: Review, record: Record) -> list[str]:
    """What a review says that the record does not bear out; nothing, if all is well."""
    game = load_for_record(record.header.game)
    at = {pick.seq: pick for pick in met(game, record)}
    found: list[str] = []
    for turn in review.turns:
        found += [f"turn {turn.number}: {wrong}" for wrong in _of_turn(review, turn, game, at)]
    for seat, entry in enumerate(review.account):
        if entry.start + entry.draws + entry.own + entry.others != entry.result:
            found.append(f"the account of seat {seat} does not add up")
        if entry.result != round(SCALE * review.shares[seat]):
            found.append(f"the account of seat {seat} ends otherwise than the game")
    for draw in review.draws:
        if at[draw.seq].option.text != draw.answers[0] or sum(draw.change) != 0:
            found.append(f"the draw at line {draw.seq} was another")
    return found


def _of_turn(review: Review, turn: Turn, game: Game, at: dict[int, Met]) -> list[str]:
    found = []
    for choice in turn.choices:
        pick = at[choice.seq]
        ask = pick.state.ask
        assert ask is not None
        offered = [option.text for option in ask.options]
        if ask.seat != turn.seat or len(offered) != choice.options:
            found.append(f"line {choice.seq} asks something else")
        if pick.option.text != choice.played or choice.better not in (None, *offered):
            found.append(f"line {choice.seq} could not be {choice.better}")
    if abs(sum([choice.loss for choice in turn.choices]) - turn.loss) > CLOSE * len(turn.choices):
        found.append("its loss is not that of its decisions")
    pick = at[turn.address]
    for way in (turn.played, turn.better):
        if way is not None and _counted(game, pick, way) != way.counts:
            found.append(f"after {way.line} other numbers are counted")
    kind, share = openness(review, turn), turn.before[turn.seat]
    if (kind == BEHIND and share > 1 / review.seats) or (
        kind == AHEAD and share < 1 / review.seats
    ):
        found.append(f"it says {kind} at a share of {share}")
    said = [each for each in turn_told(review, turn) if each.id == "review-count"]
    found += [f"says {each} of nothing that differs" for each in said if _is_same(each.args)]
    return found


def _is_same(args: dict[str, str | int]) -> bool:
    return args["played"] == args["better"]


def _counted(game: Game, pick: Met, way: Candidate) -> dict[str, int]:
    """What the seat counts after these picks, played on the table of the record."""
    state = pick.state.copy()
    assert state.ask is not None
    seat = state.ask.seat
    taken = follow(state, seat, [game.find(text) for text in way.line])
    assert [option.text for option in taken] == list(way.line), f"{way.line} is not offered"
    return dict(game.advice.counts(state, seat))
