"""What a review says in sentences: each is made of counted facts alone, and `checking` holds it to the position."""

from trollbord.analysis.budget import LIMITS
from trollbord.analysis.result import Draw, Review, Turn
from trollbord.kernel.message import Message, Word

HUNDREDTHS = 100
EVEN, AHEAD, BEHIND, EARLY = "even", "ahead", "behind", "early"
FAR = 0.5
"""Who has less than this part of an even share is behind; who leaves others less than this part of theirs is ahead."""
UNSURE = 1 / 4
"""Up to this part of the turns of a match nobody can be sure."""


def turn_told(review: Review, turn: Turn) -> list[Message]:
    """What a turn cost, how open the game was, and what the seat counts after both ways, where that differs."""
    gave: dict[str, Word] = {"seat": turn.seat, "loss": hundredths(turn.loss)}
    told = [Message("review-gave", {**gave, "half": hundredths(turn.half)})]
    told.append(Message(f"review-open-{openness(review, turn)}", {"seat": turn.seat}))
    if turn.played is None or turn.better is None:
        return told
    for name, played in turn.played.counts.items():
        better = turn.better.counts.get(name, played)
        if better != played:
            words: dict[str, Word] = {"what": f"count-{name}", "played": played, "better": better}
            told.append(Message("review-count", words, review.game))
    return told


def openness(review: Review, turn: Turn) -> str:
    """How open the game was for a seat before its turn."""
    if turn.number <= UNSURE * len(review.turns):
        return EARLY
    share, even = turn.before[turn.seat], 1 / review.seats
    if share < FAR * even:
        return BEHIND
    return AHEAD if 1 - share < FAR * (1 - even) else EVEN


def draw_told(draw: Draw) -> Message:
    """How often chance would have been as good, or as bad, for the seat that it mattered to most."""
    like, of = draw.odds
    kind = "good" if draw.change[draw.seat] > 0 else "bad"
    words: dict[str, Word] = {"seat": draw.seat, "like": like, "of": of, "line": draw.seq}
    if like == 0:
        return Message(f"review-odds-{kind}-never", words)
    return Message(f"review-odds-{kind}", {**words, "one": round(of / like)})


def nothing_told() -> Message:
    """That no turn cost anything for certain."""
    return Message("review-nothing", {"limit": hundredths(LIMITS[0])})


def notes(review: Review) -> list[Message]:
    """Beside every number: who judged, how well its shares foretell, how much of a loss was real, what it is not for."""
    judged = review.judged
    factor, error, decisions = judged.factor
    budget = ", ".join([f"{name} {count}" for name, count in judged.budget.items()])
    engine: dict[str, Word] = {"engine": judged.engine, "given": budget, "seed": str(judged.seed)}
    value: dict[str, Word] = {"matches": judged.matches, "gap": f"{HUNDREDTHS * judged.gap:.1f}"}
    factors: dict[str, Word] = {"factor": f"{factor:.2f}", "error": f"{error:.2f}"}
    return [
        Message("review-note-engine", engine),
        Message("review-note-value", value),
        Message("review-note-factor", {**factors, "decisions": decisions}),
        Message("review-note-eyes"),
        Message("review-note-open"),
        Message("review-note-people"),
    ]


def hundredths(share: float) -> str:
    """A share as hundredths; a loss below half of one is said as it is."""
    return f"{HUNDREDTHS * share:.0f}"


def share_told(share: float) -> str:
    """A share in hundredths, never 0 and never 100: nobody knows that."""
    if share < 0.01:
        return "< 1"
    return "> 99" if share > 0.99 else hundredths(share)
