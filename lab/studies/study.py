"""What a study is: matches to play, and what each of them says about the groups that are compared."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from trollbord.adapters.seated import boxed, seated
from trollbord.arena.ratings import SURE, Estimate, estimate
from trollbord.arena.spread import spread
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.player import Company
from trollbord.kernel.settings import Settings
from trollbord.words.speaker import Speaker


class Table(NamedTuple):
    """One match to play: its number, the panel of the picture it belongs to, and the table."""

    number: int
    panel: str
    game: str
    seats: int
    settings: Settings
    seed: int


class Sample(NamedTuple):
    """What a match says of a group."""

    panel: str
    group: str
    value: float


class Group(NamedTuple):
    """A group of a panel, with its mean and interval."""

    panel: str
    name: str
    matches: int
    mean: Estimate


class Study:
    """A question. `tables` says what is played, `samples` what a match tells."""

    topic: ClassVar[str]
    usual: ClassVar[int]
    """Matches, if nobody says otherwise."""
    is_share: ClassVar[bool] = True
    """Whether values are shares between 0 and 1; otherwise they are points."""
    is_mutual: ClassVar[bool] = False
    """Whether each match is between two groups, so that the picture also shows who beats whom."""

    def tables(self, matches: int, seed: int) -> list[Table]:
        """The matches to play."""
        raise NotImplementedError

    def samples(self, table: Table, bot: str) -> list[Sample]:
        """Play one match; what it says."""
        raise NotImplementedError

    def even(self, panel: str) -> float:
        """What a group of a panel would have if all were alike."""
        raise NotImplementedError

    def panel_name(self, panel: str, words: Speaker) -> str:
        """What stands above a panel."""
        raise NotImplementedError

    def group_name(self, panel: str, group: str, words: Speaker) -> str:
        """What stands beside a group."""
        raise NotImplementedError

    def order(self, groups: list[Group]) -> list[Group]:
        """The groups of a panel as they are shown."""
        return groups


def begun(table: Table) -> Match:
    """The match of a table, before the first question is answered."""
    game = boxed(table.game)
    return Match(game, table.seats, seed=table.seed, settings=table.settings)


def played(match: Match, bot: str, asked: Callable[[Match], None] | None = None) -> Match:
    """A match that one bot plays from all seats; `asked` sees it at every question."""
    players = [seated(bot) for _ in range(match.state.seats)]
    company = Company(players, match.generator())
    for seat, player in enumerate(players):
        player.prepare(match.view(seat))
    while match.ask is not None:
        if asked is not None:
            asked(match)
        seat = match.ask.seat
        option: Option = company.answer(match.view(seat))
        match.pick(option, seat)
    for player in players:
        player.leave()
    return match


def shares(match: Match) -> list[float]:
    """Each seat's share of the first place."""
    assert match.result is not None, "the match is over"
    return [match.result.share(seat) for seat in range(match.state.seats)]


def run(
    study: Study, bot: str, matches: int, seed: int = 0, workers: int = 1
) -> Iterator[tuple[int, list[Sample]]]:
    """What each match says, as they end."""
    tables = study.tables(matches, seed)
    yield from spread(partial(_sampled, study, bot), tables, workers)


def _sampled(study: Study, bot: str, table: Table) -> tuple[int, list[Sample]]:
    return table.number, study.samples(table, bot)


def groups(study: Study, found: Sequence[tuple[int, list[Sample]]]) -> dict[str, list[Group]]:
    """The groups of each panel, with intervals; samples of one match count together."""
    values: dict[tuple[str, str], dict[int, list[float]]] = {}
    for number, samples in sorted(found, key=_number):
        for panel, group, value in samples:
            values.setdefault((panel, group), {}).setdefault(number, []).append(value)
    panels: dict[str, list[Group]] = {}
    for (panel, name), by_match in values.items():
        mean = estimate(by_match) if study.is_share else plain_estimate(by_match)
        panels.setdefault(panel, []).append(Group(panel, name, len(by_match), mean))
    return {panel: study.order(panels[panel]) for panel in sorted(panels)}


def _number(found: tuple[int, list[Sample]]) -> int:
    return found[0]


def plain_estimate(by_match: dict[int, list[float]]) -> Estimate:
    """The mean over matches of something that is no share, and its 95 % interval."""
    means = [sum(values) / len(values) for values in by_match.values()]
    count = len(means)
    mean = sum(means) / count
    if count < 2:
        return Estimate(mean, mean, mean)
    spread_of = sum([(value - mean) ** 2 for value in means]) / (count - 1)
    margin = SURE * (spread_of / count) ** 0.5
    return Estimate(mean, mean - margin, mean + margin)
