"""What the first page shows: a person's tables, tables with a free chair, and the games."""

from __future__ import annotations

from typing import Final

from trollbord.games import game_ids
from trollbord.ink.screen import Draft
from trollbord.ink.seats import SEATS
from trollbord.kernel.match import Match
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.lobby_page import Poster, TableLine, known_games
from trollbord.page.new_page import USUAL_SEATS
from trollbord.page.screens import game_screen
from trollbord.server.offered import load, playable
from trollbord.server.rooms.occupants import OPEN, PERSON, STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import playing
from trollbord.server.store.schema import TableRow
from trollbord.words import COMMON, Speaker, speaker


class LobbyLine:
    """Writes the line of a table for one person."""

    def __init__(self, room: Room, person: str, language: str) -> None:
        self.room: Final = room
        self.person: Final = person
        self.words: Final[Speaker] = speaker(room.row.game, language)

    def line(self) -> TableLine:
        """The table in one line."""
        room, words, looks = self.room, self.words, looks_of(self.room)
        players = [
            (looks[chair.seat], self._name(chair.seat))
            for chair in room.chairs
            if chair.kind != OPEN
        ]
        state, detail, is_mine = self._state()
        action = words.text("page-play" if is_mine else "page-look")
        name = words.text("game-name")
        return TableLine(room.row.id, room.row.game, name, players, state, detail, is_mine, action)

    def _name(self, seat: int) -> str:
        chair = self.room.chairs[seat]
        if chair.person == self.person:
            return self.words.text("page-tag-you")
        if chair.kind in (PERSON, STANDIN):
            return self.room.called(chair.person)
        return self.words.name(chair.bot)

    def _state(self) -> tuple[str, str, bool]:
        """Where the table stands, more about it, and whether it waits for this person."""
        room, words, ask = self.room, self.words, self.room.match.ask
        if room.fault is not None:
            return words.text("page-state-closed"), "", False
        if room.is_over:
            return words.text("page-state-over"), self._outcome(), False
        free = len([chair for chair in room.chairs if chair.kind == OPEN])
        if free:
            return words.text("page-state-free", count=free), "", False
        if ask is None or ask.seat < 0:
            return words.text("page-chance"), "", False
        if ask.seat in playing(room, self.person):
            return words.text("page-your-turn"), "", True
        return words.text("page-state-turn", name=self._name(ask.seat)), self._standin(), False

    def _standin(self) -> str:
        """That a bot plays for this person, if one does."""
        mine = [chair for chair in self.room.chairs if chair.person == self.person]
        bots = [self.words.name(chair.bot) for chair in mine if chair.kind == STANDIN]
        return self.words.text("page-state-standin", bot=bots[0]) if bots else ""

    def _outcome(self) -> str:
        room, words = self.room, self.words
        if room.result is None:
            assert room.lost is not None
            return words.text("page-clock-lost", name=self._name(room.lost))
        if room.result.is_draw:
            return words.text("page-draw")
        winners = ", ".join([self._name(seat) for seat in room.result.winners])
        return words.text("page-state-won", name=winners)


def closed_line(row: TableRow, language: str) -> TableLine:
    """The line of a table that can't be opened at all, such as one of a game that is not installed."""
    words = speaker(row.game if row.game in playable() else COMMON, language)
    name = words.text("game-name") if row.game in playable() else row.game
    closed, look = words.text("page-state-closed"), words.text("page-look")
    return TableLine(row.id, row.game, name, [], closed, "", False, look)


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
    return Poster(game, words.text("game-name"), words.text("game-blurb"), load(game).seats)


def looks_of(room: Room) -> list[str]:
    """The look of each seat at a table."""
    return _shown_looks(room.match)


def usual_looks(game: str) -> list[str]:
    """The looks of a table that is not there yet."""
    seats = load(game).seats
    count = max(seats) if max(seats) <= USUAL_SEATS else min(seats)
    return _shown_looks(Match(load(game), count, seed=0)) or list(SEATS)


def _shown_looks(match: Match) -> list[str]:
    game, draft = match.game.id, Draft(players=[""] * match.state.seats)
    shown = game_screen(game).screen(match.view(SPECTATOR), draft, speaker(game))
    return [plate.look for plate in shown.plates]
