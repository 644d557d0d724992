"""Named positions of every game, for pictures and for tests that look at real screens.

A game's positions stand in `<game>.toml`, one table each:

    [[position]]
    name = "interrupt"      how the picture is called
    seats = 4               how many play (the fewest, if it is left out)
    seed = 3                the first seed to try; the play that leads there may have a later one
    sense = true            the game's own quick picks; otherwise aimless ones
    after = 120             not before this number of picks
    prompt = "play"         the question at which it stops
    event = "dragon"        what has just been told
    options = 4             at least this number of options
    viewer = -1             who looks (the asked seat, if it is left out; -2 is a spectator)
    waits = true            somebody else is asked
    end = true              the game is over
    table = { ... }         table options
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from trollbord import Match, load
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.page.sitting import Chair, MomentPart, Sitting, UndoPart
from trollbord.words import Speaker, speaker

HERE = Path(__file__).parent
LONGEST = 4000
SEEDS = 300
RECENT = 6
"""How many of the last picks count as what has just happened."""
NAMES = ("Astrid", "Bjørn", "Chloé", "Dmitri", "Eirik", "Freydís")


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that has a name."""

    name: str
    seats: int | None = None
    seed: int = 1
    sense: bool = False
    after: int = 0
    prompt: str = ""
    event: str = ""
    options: int = 1
    viewer: Seat | None = None
    waits: bool = False
    end: bool = False
    table: dict[str, str | int | bool] = {}

    def __hash__(self) -> int:
        return hash((self.name, self.seed))


@cache
def positions(game: str) -> tuple[Position, ...]:
    """The named positions of a game, in their order."""
    text = (HERE / f"{game}.toml").read_text(encoding="utf-8")
    return tuple(msgspec.convert(tomllib.loads(text)["position"], list[Position]))


def picked(match: Match, position: Position, rng: Random) -> Option:
    """What is picked on the way there."""
    assert match.ask is not None
    if position.sense and rng.random() < 0.8:
        return match.game.advice.rollout(match.state, rng)
    return rng.choice(match.ask.options)


def is_there(match: Match, position: Position) -> bool:
    """Whether this is the moment that was described."""
    ask = match.ask
    if ask is None or position.end:
        return ask is None and position.end
    if len(match.picks) < position.after or len(ask.options) < position.options:
        return False
    if position.prompt and ask.prompt != position.prompt:
        return False
    if position.waits and ask.seat == position.viewer:
        return False
    return not position.event or position.event in _told(match)


def _told(match: Match) -> list[str]:
    return [event.id for pick in match.picks[-RECENT:] for event in pick.events]


def history(match: Match, viewer: Seat) -> list[Entry]:
    """What the viewer has been told so far."""
    return [
        Entry(number + 1, pick.seat, [event.seen(viewer) for event in pick.events])
        for number, pick in enumerate(match.picks)
    ]


@cache
def reached(game: str, position: Position) -> Match:
    """A match at this position."""
    for seed in range(position.seed, position.seed + SEEDS):
        match = played(game, position, seed)
        if match is not None:
            return match
    raise AssertionError(f"{game} never comes to '{position.name}'")


def played(game: str, position: Position, seed: int) -> Match | None:
    """A match from this seed up to the position, if it comes there."""
    match = Match(load(game), position.seats, seed=seed, settings=dict(position.table))
    rng = Random(seed)
    while not is_there(match, position):
        if match.ask is None or len(match.picks) > LONGEST:
            return None
        match.pick(picked(match, position, rng))
    return match


def sitting(
    match: Match, viewer: Seat, form: Form = "desk", words: Speaker | None = None
) -> Sitting:
    """A person's page at this moment; the others at the table are bots."""
    chairs = [
        Chair(seat, "person" if seat == viewer else "bot", NAMES[seat], is_mine=seat == viewer)
        for seat in range(match.state.seats)
    ]
    mine = [viewer] if viewer >= 0 else []
    return Sitting(
        table="looks",
        view=match.view(viewer),
        draft=Draft(form, NAMES[: match.state.seats], mine, history(match, viewer)),
        speaker=words or speaker(match.game.id),
        chairs=chairs,
        moment=MomentPart(match.seq, len(match.picks)),
        undo=UndoPart(can_undo=viewer >= 0 and match.can_undo(viewer)),
    )


def viewer_of(match: Match, position: Position) -> Seat:
    """Who looks at a position: the asked seat, unless it says otherwise."""
    if position.viewer is not None:
        return position.viewer
    return match.ask.seat if match.ask is not None else 0
