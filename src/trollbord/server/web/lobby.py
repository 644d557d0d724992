"""What the first page shows: a person's tables, tables with a free chair, and the games. No room is opened for it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from trollbord.bots.ladder import ratings
from trollbord.games import game_ids
from trollbord.ink.seats import SEATS
from trollbord.kernel.match import Match
from trollbord.kernel.result import RESIGNED
from trollbord.page.lobby_page import (
    COMPANY,
    SHOWS,
    Filter,
    Lobby,
    Poster,
    known_games,
)
from trollbord.page.new_page import USUAL_SEATS, NewTableForm
from trollbord.page.screens import game_screen
from trollbord.page.since import span
from trollbord.page.table_rows import LobbyRow, Seated
from trollbord.server.errors import Refused
from trollbord.server.live.plates import plates_of
from trollbord.server.people.names import first_name
from trollbord.server.rooms.occupants import OPEN, PERSON, STANDIN, bot_levels
from trollbord.server.rooms.offered import load, playable
from trollbord.server.rooms.standing import TableStanding, read_standing
from trollbord.server.rooms.table_state import ENDED
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import listing
from trollbord.server.store.listing import ARCHIVED, DELETED, ListedTable
from trollbord.server.store.rows import ChairRow
from trollbord.server.store.store import Store
from trollbord.server.web.figures import advised_bot
from trollbord.words import COMMON, ENGLISH, Speaker, speaker

ON_FIRST_PAGE: Final = 3
"""Finished games on the first page."""
ABOUT_ONESELF: Final = 10
"""Finished games on the page about oneself."""


class LobbyLine:
    """Writes the line of a table for one person."""

    def __init__(
        self, table: ListedTable, person: str, language: str, is_closed: bool = False
    ) -> None:
        self.table: Final = table
        self.row: Final = table.row
        self.person: Final = person
        here = table.row.game in playable()
        self.words: Final[Speaker] = speaker(table.row.game if here else COMMON, language)
        self.game: Final = self.words.text("game-name") if here else table.row.game
        self.is_closed: Final = (
            is_closed or not here or load(table.row.game).edition != table.row.edition
        )
        self.standing: Final[TableStanding] = read_standing(table.row.standing)

    def line(self) -> LobbyRow:
        """The table in one line."""
        row, words = self.row, self.words
        state, detail, is_mine = self._state()
        return LobbyRow(
            id=row.id,
            game=row.game,
            name=row.name or self.game,
            about=self.game if row.name else "",
            players=self._players(),
            state=state,
            detail=detail,
            is_mine=is_mine,
            action=words.text(self._action(is_mine)),
            ended=row.ended if row.over else 0.0,
            can_rematch=bool(row.over) and self._sits() and not self.is_closed,
            can_name=row.host == self.person,
            can_delete=self._sits() and (bool(row.over) or not self._has_company()),
            is_filed=self.table.filed == ARCHIVED,
            can_replay=bool(row.over) and not self.is_closed,
            given=row.name,
        )

    def _action(self, is_mine: bool) -> str:
        """What the button says: one's own table is opened, another's is watched."""
        return "page-play" if is_mine else "page-enter" if self._sits() else "page-look"

    def _sits(self) -> bool:
        return any(chair.person == self.person for chair in self.table.chairs)

    def _has_company(self) -> bool:
        """Whether another person sits here."""
        return any(chair.person not in ("", self.person) for chair in self.table.chairs)

    def kind(self) -> str:
        """With whom this is played, as the filter calls it."""
        has_people = self._has_company() or any(c.kind == OPEN for c in self.table.chairs)
        return COMPANY[1] if has_people else COMPANY[2]

    # -- who sits here

    def _players(self) -> list[Seated]:
        return [self._seated(chair) for chair in self.table.chairs if chair.kind != OPEN]

    def _seated(self, chair: ChairRow) -> Seated:
        shown, seat = self.standing, chair.seat
        looks = shown.looks or tuple(SEATS[: len(self.table.chairs)])
        number = shown.numbers[seat] if seat < len(shown.numbers) else ""
        won = bool(shown.ranks) and shown.ranks[seat] == 1 and len(set(shown.ranks)) > 1
        return Seated(looks[seat] if seat < len(looks) else "", self._name(seat), number, won)

    def _name(self, seat: int) -> str:
        chair = self.table.chairs[seat]
        if chair.name:
            return chair.name
        if chair.person == self.person:
            return self.words.text("page-tag-you")
        if chair.kind in (PERSON, STANDIN):
            return self.table.names.get(chair.person) or first_name(chair.person)
        return self.words.name(chair.bot)

    # -- where it stands

    def _state(self) -> tuple[str, str, bool]:
        """Where the table stands, more about it, and whether it waits for this person."""
        row, words = self.row, self.words
        if self.is_closed:
            return words.text("page-state-closed"), "", False
        if row.over:
            return self._outcome(), self._took(), False
        free = len([chair for chair in self.table.chairs if chair.kind == OPEN])
        if free and row.asked is None:
            return words.text("page-state-free", count=free), "", False
        if row.asked is None:
            return words.text("page-state-stands"), "", False
        asked = self.table.chairs[row.asked]
        if asked.person == self.person and asked.kind == PERSON:
            return words.text("page-your-turn"), self._since(), True
        turn = words.text("page-state-turn", name=self._name(row.asked))
        return turn, self._standin() or self._since(), False

    def _since(self) -> str:
        """Since when a person is asked, how long is left on the clock, and that it is practice."""
        row, words, now = self.row, self.words, time.time()
        said = span(now - row.since, words, "since") if row.since else ""
        if row.due is not None:
            said = words.text("page-since-left", since=said, span=span(row.due - now, words))
        return self._practised(said)

    def _took(self) -> str:
        """How long it was played, and that it was practice."""
        took = span(self.row.played, self.words)
        if self.standing.reason == RESIGNED:
            took = self.words.text("page-took-resigned", span=took)
        return self._practised(took)

    def _practised(self, said: str) -> str:
        """What was said, and that it is a practice table."""
        is_practice = self.table.is_practice
        return self.words.text("page-took-practice", span=said) if is_practice else said

    def _standin(self) -> str:
        """That a bot plays for this person, if one does."""
        mine = [chair for chair in self.table.chairs if chair.person == self.person]
        bots = [self.words.name(chair.bot) for chair in mine if chair.kind == STANDIN]
        return self.words.text("page-state-standin", bot=bots[0]) if bots else ""

    def _outcome(self) -> str:
        ranks, words = self.standing.ranks, self.words
        if not ranks:
            is_ended = self.standing.reason == ENDED
            return words.text("page-state-ended" if is_ended else "page-state-over")
        if len(set(ranks)) == 1:
            return words.text("page-draw")
        mine = [chair.seat for chair in self.table.chairs if chair.person == self.person]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        if len(mine) == 1 and mine[0] in winners:
            return words.text("page-you-won")
        return words.text("page-state-won", name=", ".join([self._name(seat) for seat in winners]))


def filtered(lines: Sequence[LobbyLine], show: str, company: str) -> tuple[list[LobbyRow], Filter]:
    """The lines that are wanted, those that wait for the person first, and how many there are of each kind."""
    show, company = (
        show if show in SHOWS else SHOWS[0],
        company if company in COMPANY else COMPANY[0],
    )
    counts = dict.fromkeys(SHOWS, 0)
    found: list[LobbyRow] = []
    for line in lines:
        kind = _shelf(line)
        counts[kind] += 1
        if kind == show and company in (COMPANY[0], line.kind()):
            found.append(line.line())
    found.sort(key=lambda row: not row.is_mine)
    return found, Filter(show, company, counts)


def latest_played(lines: Sequence[LobbyLine], most: int) -> list[LobbyRow]:
    """The finished games that are in no archive, the latest first."""
    over = [line for line in lines if _shelf(line) == SHOWS[1]]
    over.sort(key=lambda line: -line.row.ended)
    return [line.line() for line in over[:most]]


def _shelf(line: LobbyLine) -> str:
    if line.table.filed == ARCHIVED:
        return SHOWS[2]
    return SHOWS[1] if line.row.over else SHOWS[0]


def posters(language: str) -> list[Poster]:
    """The games: our own first, in their order, then all others."""
    here = playable()
    ours = [game for game in known_games() if game in here or game not in game_ids()]
    return [
        _poster(game, language) for game in [*ours, *[each for each in here if each not in ours]]
    ]


def _poster(game: str, language: str) -> Poster:
    if game not in game_ids():
        words = speaker(COMMON, language)
        return Poster(game, words.text(f"page-game-{game}"), "")
    words = speaker(game, language)
    name, blurb = words.text("game-name"), words.text("game-blurb")
    return Poster(game, name, blurb, load(game).seats, game_screen(game).facts)


def usual_looks(game: str) -> list[str]:
    """The looks of a table that is not there yet."""
    seats = load(game).seats
    count = max(seats) if max(seats) <= USUAL_SEATS else min(seats)
    shown = plates_of(Match(load(game), count, seed=0))
    return [look for look in shown.looks if look] or list(SEATS)


# -- read from the store


async def lobby(
    server: TableServer, person: str, language: str, show: str = "", company: str = ""
) -> Lobby:
    """What the first page shows this person, read from the store alone."""
    mine = await server.store.read(lambda connection: listing.tables_of(connection, person))
    free = await server.store.read(listing.open_tables)
    lines = [_line(server, each, person, language) for each in mine]
    shown, chosen = filtered(lines, show, company)
    played = latest_played(lines, ON_FIRST_PAGE) if chosen == Filter(counts=chosen.counts) else []
    known = {each.row.id for each in mine}
    others = [
        _line(server, each, person, language).line() for each in free if each.row.id not in known
    ]
    name = await server.name_of(person)
    return Lobby(
        language, name, posters(language), shown, others, played, chosen, server.store.now()
    )


async def played_by(
    server: TableServer, person: str, language: str
) -> tuple[list[LobbyRow], int, frozenset[str]]:
    """The games that a person played last, how many there are in all, and which tables were practice."""
    mine = await server.store.read(lambda connection: listing.tables_of(connection, person))
    over = [_line(server, each, person, language) for each in mine if each.row.over]
    practised = frozenset([each.row.id for each in mine if each.is_practice])
    on_shelf = [each for each in over if _shelf(each) == SHOWS[1]]
    return latest_played(over, ABOUT_ONESELF), len(on_shelf), practised


def _line(server: TableServer, table: ListedTable, person: str, language: str) -> LobbyLine:
    return LobbyLine(table, person, language, server.rooms.is_closed(table.row.id))


async def file_table(store: Store, table: str, person: str, how: str) -> None:
    """Archive a table for a person, delete it for them, or have it back (""); Refused if they may not."""
    mine = await store.read(lambda connection: listing.tables_of(connection, person))
    found = [each for each in mine if each.row.id == table]
    if how == DELETED and not (found and LobbyLine(found[0], person, ENGLISH).line().can_delete):
        raise Refused("page-not-offered")
    await store.do(lambda connection: listing.file_table(connection, table, person, how))


async def new_table(
    server: TableServer, game: str, person: str, language: str, error: str = ""
) -> NewTableForm:
    """What the form of a new table shows."""
    box, name = load(game), await server.name_of(person)
    results = await server.store.read(lambda connection: listing.results_of(connection, person))
    return NewTableForm(
        game,
        language,
        name,
        box.seats,
        usual_looks(game),
        box.settings,
        bot_levels(),
        error,
        advised_bot(results, game, bot_levels()),
        build=server.builder.build,
        rates=box.advice.rates,
        ratings=ratings(game, server.bots.build),
    )
