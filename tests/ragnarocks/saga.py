"""Scenes of the advanced game: a table with two characters, set in one call."""

from typing import Final

from tests.ragnarocks.scene import IVORY, Scene, labels
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CELL, CHARACTER, NOBODY, STONES, VIKINGS_EACH
from trollbord.games.ragnarocks.native.board import OFF
from trollbord.games.ragnarocks.turns import Begin
from trollbord.kernel.settings import Value

TABLE: Final[dict[str, Value]] = {option.id: option.default for option in RAGNAROCKS.settings}


class Saga(Scene):
    """A table of the advanced game."""

    state: AdvancedState

    def after(self, *options: str) -> "Saga":
        """Return the table after these picks; this one stays as it is."""
        return Saga(self.state.copy()).do(*options)

    def do(self, *options: str) -> "Saga":
        """Pick one option after another."""
        self.pick(*options)
        return self

    def offers(self, option: str) -> bool:
        """Whether an option may be picked now."""
        return option in self.options

    @property
    def prompt(self) -> str:
        """What is asked."""
        return "" if self.state.ask is None else self.state.ask.prompt

    @property
    def moment(self) -> str:
        """The moment at which a power acts, or nothing."""
        return str(dict(self.state.ask.args).get("moment", "")) if self.state.ask else ""

    def relocations(self, cell: str) -> set[str]:
        """Where a figure may be set."""
        return {text.split()[2] for text in self.options if text.startswith(f"relocate {cell} ")}

    def finish(self) -> list[int]:
        """Count the table as it lies."""
        return list(self.state.outcome().scores)


def saga(
    ivory_card: str = "",
    red_card: str = "",
    ivory: str = "A2 A3 A4",
    red: str = "J4 J5 J6",
    stones: str = "",
    seat: int = IVORY,
    supply: int | None = None,
    turn: int = 2,
    card_stones: int = 0,
) -> Saga:
    """Set a table at the start of a turn; a colour without a card has no power."""
    state = RAGNAROCKS.blank(2, {**TABLE, "characters": "draft"})
    assert isinstance(state, AdvancedState)
    state.cards = [CHARACTER.get(name, NOBODY) for name in (ivory_card, red_card)]
    state.in_force = state.cards[:]
    groups = [[CELL[label] for label in labels(text)] for text in (ivory, red)]
    state.vikings = [
        cell for group in groups for cell in (*group, *[OFF] * (VIKINGS_EACH - len(group)))
    ]
    if "ask_and_embla" in (ivory_card, red_card):
        state.waiting = state.vikings.index(OFF)
    for label in labels(stones):
        state.stones |= 1 << CELL[label]
    state.supply = STONES - state.stones.bit_count() if supply is None else supply
    state.card_stones = card_stones
    state.turns_taken = [turn - 1, turn - 1]
    state.then(Begin(seat))
    state.advance()
    return Saga(state)


def b10(ivory_card: str = "", red_card: str = "") -> Saga:
    """B10: one more stone on F5 parts the board into two settled halves."""
    return saga(ivory_card, red_card, "A2 D4 E7", "H5 I5 J5", "F1-F4 F6-F10")


def b12(ivory_card: str = "", red_card: str = "") -> Saga:
    """B12: a stone on A2 cuts off the wild cell A1."""
    return saga(ivory_card, red_card, "A4 D4 E5", "H5 I5 J5", "B1 B2")


def b13(ivory_card: str = "", red_card: str = "") -> Saga:
    """B13: the printed scoring example."""
    stones = "C1-C7 B3 D6 E6 F7 G1-G11 H10 I10 H3 H7 I4 I7"
    return saga(ivory_card, red_card, "A3 E3 E8", "D7 H5 J5", stones)
