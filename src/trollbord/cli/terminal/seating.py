"""Who sits where: people by name, bots by theirs."""

from collections.abc import Sequence
from typing import Final

from trollbord import bots
from trollbord.adapters.seated import seated as seated_player
from trollbord.cli.translated import say
from trollbord.kernel.errors import BadSeats
from trollbord.kernel.game import Game
from trollbord.kernel.line import clean
from trollbord.kernel.player import Player
from trollbord.records.record import Header

HUMAN: Final = "human"
OPPONENT: Final = "greedy"
"""The bot that plays where nobody is named, and plays on for a seat that resigned."""


class TerminalChair:
    """A seat and its player: a bot, or a person if `bot` is None."""

    def __init__(self, name: str, bot: Player | None = None) -> None:
        self.name = name
        self.bot: Final = bot


def seated(
    game: Game, given: Sequence[str], seats: int | None, opponent: str
) -> list[TerminalChair]:
    """The chairs of a table: the named players, one person if there is none among them, then default bots."""
    number = game.seated(seats if seats is not None else _fitting(game, given))
    words = [*given, *([] if given else [HUMAN])]
    words += [opponent] * (number - len(words))
    chairs = told_apart([chair(word) for word in game_sized(game, words, number)])
    for each in chairs:
        clean(each.name)  # or the game could never be saved
    return chairs


def _fitting(game: Game, given: Sequence[str]) -> int | None:
    return len(given) if len(given) in game.seats else None


def game_sized(game: Game, words: list[str], number: int) -> list[str]:
    """The words themselves, if there is a chair for each."""
    if len(words) > number:
        game.seated(len(words))
        given = {"given": str(len(words)), "seats": str(number)}
        raise BadSeats("error-more-players-than-seats", given)
    return words


def chair(word: str) -> TerminalChair:
    """`human`, `human:Anna`, or a bot: its id, `module:Class`, or a program."""
    kind, _, name = word.partition(":")
    if kind == HUMAN:
        return TerminalChair(name or say("term-human"))
    return TerminalChair(word, seated_player(word))


def remembered(header: Header) -> list[TerminalChair]:
    """The chairs of a saved game; only people have a language."""
    names = [header.players.get(seat, str(seat)) for seat in range(header.seats)]
    return [
        TerminalChair(name) if seat in header.languages else by_name(name)
        for seat, name in enumerate(names)
    ]


def by_name(name: str) -> TerminalChair:
    """A bot, if there is one of this name, else a person."""
    kind = name.partition(" (")[0]
    return TerminalChair(name, bots.make(kind) if kind in bots.bot_ids() else None)


def told_apart(chairs: list[TerminalChair]) -> list[TerminalChair]:
    """The same chairs, with a number behind names that stand twice."""
    names = [chair.name for chair in chairs]
    for index, chair in enumerate(chairs):
        if names.count(chair.name) > 1:
            chair.name = f"{names[index]} ({names[: index + 1].count(names[index])})"
    return chairs
