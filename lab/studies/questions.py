"""The studies: who begins, which power, which personality, which clan."""

from random import Random
from typing import ClassVar, Final

from lab.ladder.ladder import OPENINGS
from lab.studies.hammering import Hammering
from lab.studies.study import Group, Sample, Study, Table, begun, played, shares
from lab.studies.tables import in_turn
from trollbord.arena.played import play_opening
from trollbord.games import load
from trollbord.games.ankh_morpork.box import PERSONALITIES
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ragnarocks.box import CHOSEN, NAMES
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.match import Match
from trollbord.kernel.playout import answer
from trollbord.words import speaker
from trollbord.words.speaker import Speaker


def seats_of(panel: str) -> int:
    """The number of seats of a panel named `4` or `trollfjord 4`."""
    return int(panel.rpartition(" ")[2])


class BySeats(Study):
    """A study of one game, with a panel for each number of seats."""

    game: ClassVar[str]

    def tables(self, matches: int, seed: int) -> list[Table]:
        counts = [seats for seats in load(self.game).seats if seats <= 4]
        return in_turn([(str(seats), self.game, seats) for seats in counts], matches, seed)

    def even(self, panel: str) -> float:
        return 1 / seats_of(panel)

    def panel_name(self, panel: str, words: Speaker) -> str:
        return words.text("study-players", seats=seats_of(panel))

    def group_name(self, panel: str, group: str, words: Speaker) -> str:
        return words.name(group)

    def order(self, groups: list[Group]) -> list[Group]:
        return sorted(groups, key=lambda group: -group.mean.mean)


BEGINS: Final = {
    "ankh_morpork": "play",
    "ragnarocks": "move",
    "trollfjord": "lord",
    "trolls_princesses": "play-card",
}
"""The first question of a first turn: what is asked before belongs to the set-up."""


def _is_each_alone(game: str, seats: int) -> bool:
    """Whether nobody plays together."""
    box = load(game)
    return len(set(box.sides(seats, box.new(seats).settings))) == seats


class FirstPlayer(Study):
    """Does it help to begin? The share of the first place by the order of the first turns."""

    topic = "first-player"
    usual = 800

    def tables(self, matches: int, seed: int) -> list[Table]:
        panels = [
            (f"{game} {seats}", game, seats)
            for game in BEGINS
            for seats in load(game).seats
            if seats <= 4 and _is_each_alone(game, seats)
        ]
        return in_turn(panels, matches, seed)

    def samples(self, table: Table, bot: str) -> list[Sample]:
        order: list[int] = []

        def asked(match: Match) -> None:
            ask = match.ask
            assert ask is not None
            if ask.prompt == BEGINS[table.game] and ask.seat not in order:
                order.append(ask.seat)

        match = begun(table)
        opening = OPENINGS.get(table.game, 0)
        for decision in range(opening):
            asked(match)
            play_opening(match, 1, table.seed + decision)
        found = shares(played(match, bot, asked))
        return [
            Sample(table.panel, str(place + 1), found[seat]) for place, seat in enumerate(order)
        ]

    def even(self, panel: str) -> float:
        return 1 / seats_of(panel)

    def panel_name(self, panel: str, words: Speaker) -> str:
        game, _, seats = panel.partition(" ")
        name = speaker(game, words.language).text("game-name")
        return f"{name}, {words.text('study-players', seats=int(seats))}"

    def group_name(self, panel: str, group: str, words: Speaker) -> str:
        return words.text("study-turn", number=int(group))

    def order(self, groups: list[Group]) -> list[Group]:
        return sorted(groups, key=lambda group: group.name)


class Personalities(BySeats):
    """Which personality wins how often, when a player has it."""

    topic = "personalities"
    usual = 600
    game = "ankh_morpork"

    def samples(self, table: Table, bot: str) -> list[Sample]:
        """Who has a card at the start has it in the count, whatever is exchanged later."""
        match = begun(table)
        state = match.state
        assert isinstance(state, AnkhState)
        held = list(state.personality)
        found = shares(played(match, bot))
        return [
            Sample(table.panel, PERSONALITIES[each], found[seat]) for seat, each in enumerate(held)
        ]


class Clans(BySeats):
    """Which clan wins how often; clans are drawn by lot."""

    topic = "clans"
    usual = 600
    game = "trolls_princesses"

    def samples(self, table: Table, bot: str) -> list[Sample]:
        match, rng = begun(table), Random(table.seed)
        while match.ask is not None and match.ask.prompt == "choose-clan":
            match.pick(answer(match.state, rng), match.ask.seat)
        found = shares(played(match, bot))
        state = match.state
        assert isinstance(state, TrollsState)
        return [
            Sample(table.panel, CLAN_NAMES[clan], found[seat])
            for seat, clan in enumerate(state.clans)
        ]


class Powers(Study):
    """The powers of Ragnarocks against each other: in every round each meets another one, so all play equally often."""

    topic = "powers"
    usual = 992
    is_mutual = True

    def tables(self, matches: int, seed: int) -> list[Table]:
        names = list(NAMES)
        Random(seed).shuffle(names)
        found: list[Table] = []
        while len(found) < matches:
            found += self._round(names, len(found), seed)
            names[1:] = [names[-1], *names[1:-1]]
        return found[:matches]

    def _round(self, names: list[str], first: int, seed: int) -> list[Table]:
        """Each power meets the one across the circle; who has ivory, and begins, changes from circle to circle."""
        half = len(names) // 2
        turns = first // half // (len(names) - 1) % 2
        found: list[Table] = []
        for at in range(half):
            pair = (names[at], names[-1 - at])
            ivory, red = pair if (at + turns) % 2 == 0 else (pair[1], pair[0])
            settings = {"characters": CHOSEN, "ivory_card": ivory, "red_card": red}
            number = first + at
            found.append(
                Table(number, "2", "ragnarocks", 2, dict(settings), seed * 1_000_003 + number)
            )
        return found

    def samples(self, table: Table, bot: str) -> list[Sample]:
        found = shares(played(begun(table), bot))
        names = (table.settings["ivory_card"], table.settings["red_card"])
        return [Sample("2", str(name), share) for name, share in zip(names, found, strict=True)]

    def even(self, panel: str) -> float:
        return 0.5

    def panel_name(self, panel: str, words: Speaker) -> str:
        return words.text("study-players", seats=2)

    def group_name(self, panel: str, group: str, words: Speaker) -> str:
        return words.name(group)

    def order(self, groups: list[Group]) -> list[Group]:
        return sorted(groups, key=lambda group: -group.mean.mean)


STUDIES: Final[dict[str, type[Study]]] = {
    study.topic: study for study in (Powers, FirstPlayer, Personalities, Clans, Hammering)
}
