"""A doubted option beside the table that the asked seat sees: what stands where, and how a reason is said."""

from random import Random
from typing import Final

from trollbord.games.ragnarocks.advanced import NO_VIKING, AdvancedState
from trollbord.games.ragnarocks.box import CELLS, EDGE, NAMES, NEIGHBOURS, NOBODY, RAYS
from trollbord.games.ragnarocks.power import POWERS, Power, completes
from trollbord.games.ragnarocks.rules import Place
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason

ASKED: Final[dict[tuple[str, str], frozenset[str]]] = {
    ("move", ""): frozenset({"move"}),
    ("select", ""): frozenset({"select"}),
    ("march", ""): frozenset({"move"}),
    ("stags", ""): frozenset({"move"}),
    ("extra-turn", ""): frozenset({"move"}),
    ("stone", ""): frozenset({"stone"}),
    ("power", "created"): frozenset({"enter"}),
}
"""The verbs of each question, by prompt and moment, whatever the card."""
ADDED: Final[dict[tuple[str, str, str], str]] = {
    ("move", "", "selkolla"): "relocate",
    ("move", "", "fafnir"): "relocate",
    ("stone", "", "gullinbursti"): "move",
    ("stone", "", "thor"): "card-stone",
    ("power", "before", "sol"): "move",
    ("power", "before", "frigg"): "move",
    ("power", "before", "bragi"): "move",
    ("power", "after-move", "frigg"): "move",
    ("power", "after-move", "njordr"): "move",
    ("power", "after-move", "tyr"): "swap",
    ("power", "after-move", "vali"): "relocate",
    ("power", "after-place", "ratatoskr"): "move",
    ("power", "after-place", "blodughofi"): "move",
    ("power", "after-place", "gerdr"): "move",
    ("power", "after-place", "surtr"): "stone",
    ("power", "end", "mani"): "move",
    ("power", "end", "ymir"): "stone",
    ("power", "end", "forseti"): "stone",
    ("power", "end", "freyr"): "remove",
    ("power", "end", "heimdallr"): "relocate",
    ("power", "end-of-any", "aegir"): "move",
}
"""The verb that a card adds to a question."""


class Case:
    """An option that is not offered, and the table from which it is judged.

    The table is dealt from the view alone; what a view hides (Odin's hand, from others) forbids nobody anything.
    """

    def __init__(self, view: RagnarocksView, option: Option) -> None:
        assert view.ask is not None
        state = view.world(Random(0))
        assert isinstance(state, RagnarocksState)
        self.view: Final = view
        self.state: Final = state
        self.option: Final = option
        self.prompt: Final = view.ask.prompt
        self.moment: Final = str(dict(view.ask.args).get("moment", ""))
        self.seat: Final = view.ask.seat
        self.is_duel: Final = not isinstance(state, AdvancedState)
        self.colour: Final = self.seat if self.is_duel else self.advanced.colour(self.seat)
        self.card: Final = self._card(self.colour)
        self.against: Final = self._card(1 - self.colour)
        self.selected: Final = self._selected()
        """The cell of the Viking whose turn it is, or -1."""

    @property
    def advanced(self) -> AdvancedState:
        """The table of the advanced game."""
        assert isinstance(self.state, AdvancedState)
        return self.state

    @property
    def power(self) -> Power:
        """The power in force for the asked seat."""
        return POWERS[NOBODY if self.is_duel else self.advanced.in_force[self.colour]]

    def _card(self, colour: int) -> str:
        if self.is_duel or self.advanced.in_force[colour] == NOBODY:
            return "nobody"
        return NAMES[self.advanced.in_force[colour]]

    def _selected(self) -> int:
        step = self.state.step
        if self.is_duel:
            return step.viking if isinstance(step, Place) else -1
        viking = self.advanced.turn_viking
        return self.state.vikings[viking] if viking != NO_VIKING else -1

    # -- what is there

    def can_be_asked(self) -> bool:
        """Whether the present question is about options of this kind."""
        verb = self.option.verb
        if verb in ASKED.get((self.prompt, self.moment), ()):
            return True
        return ADDED.get((self.prompt, self.moment, self.card)) == verb

    def has_stones(self) -> bool:
        """Whether the asked seat has a stone to place."""
        thrown = self.advanced.card_stones if self.card == "thor" else 0
        return self.state.supply + thrown > 0

    def can_march(self) -> bool:
        """Whether the selected Viking could move without its power."""
        return bool(self.power.moves(self.advanced, self.advanced.turn_viking))

    def own(self) -> list[int]:
        """The cells of the own Vikings."""
        return self.state.own_vikings(self.colour)

    def theirs(self) -> list[int]:
        """The cells of the opponent's Vikings."""
        return self.state.own_vikings(1 - self.colour)

    def is_stone(self, cell: int) -> bool:
        """Whether a stone lies there."""
        return self.state.board.is_stone(cell)

    def is_taken(self, cell: int) -> bool:
        """Whether a stone or a Viking is there."""
        return self.is_stone(cell) or cell in self.state.vikings

    def status(self, cell: int) -> int:
        """Whose the land around a free cell is."""
        return next(status for land, status in self.view.regions if land >> cell & 1)

    def is_contested(self, cell: int) -> bool:
        """Whether a cell without a stone is contested."""
        return not self.is_stone(cell) and self.status(cell) == CONTESTED

    def between(self, source: int, target: int) -> list[int]:
        """The cells of the straight way from one cell to another, the last included; none if there is no line."""
        for ray in RAYS[source]:
            if target in ray:
                return ray[: ray.index(target) + 1]
        return []

    def completes(self) -> bool:
        """RR-R.29: whether a stone could follow this move."""
        viking = self.state.vikings.index(self.option.first)
        return completes(self.advanced, self.power, viking, self.option)

    # -- what is said

    def label(self, cell: int) -> str:
        """The name of a cell."""
        return CELLS[cell]

    def no(self, id: str, rule: str, obstacle: str, at: int = -1, **words: Word) -> Reason:
        """A reason: its sentence, its rule, what stands in the way, and the cell where it does."""
        given: dict[str, Word] = {"rule": rule, **words}
        if at >= 0:
            given["at"] = CELLS[at]
        return Reason(Message(f"why-{id}", given, self.view.game.id), rule, obstacle)

    def at(self, id: str, rule: str, cell: int, **words: Word) -> Reason:
        """A reason whose obstacle is a cell, or what is on it."""
        return self.no(id, rule, CELLS[cell], cell, **words)

    def shrug(self) -> Reason:
        """The catch-all."""
        return self.no("not-now", "RR-ADV.3", "")

    # -- obstacles that many rules know

    def not_mine(self, cell: int) -> Reason | None:
        """RR-TURN.3: the Viking is the player's own."""
        return None if cell in self.own() else self.at("not-your-viking", "RR-TURN.3", cell)

    def not_selected(self, cell: int, rule: str = "RR-TURN.3") -> Reason | None:
        """It is the selected Viking's turn."""
        return None if cell == self.selected else self.at("other-viking", rule, self.selected)

    def settled(self, cell: int, rule: str = "RR-TURN.4") -> Reason | None:
        """Settled Vikings rest."""
        return None if self.is_contested(cell) else self.at("viking-settled", rule, cell)

    def occupied(self, cell: int, rule: str) -> Reason | None:
        """The cell has to be empty."""
        return self.at("occupied", rule, cell) if self.is_taken(cell) else None

    def blocked(self, source: int, target: int, stone: str, viking: str) -> Reason | None:
        """The first stone or Viking on the way; each has its own rule."""
        for cell in self.between(source, target):
            if self.is_stone(cell):
                return self.at("blocked-stone", stone, cell)
            if cell in self.state.vikings:
                return self.at("blocked-viking", viking, cell)
        return None

    def walked(self, rule: str = "") -> Reason | None:
        """RR-TURN.7, 8: nothing stands in the way of an ordinary move."""
        stone, viking = (rule, rule) if rule else ("RR-TURN.7", "RR-TURN.8")
        return self.blocked(self.option.first, self.option.second, stone, viking)

    def farther(self, rule: str) -> Reason | None:
        """The step leads one cell far, to an empty one."""
        source, target = self.option.first, self.option.second
        if target not in NEIGHBOURS[source]:
            return self.at("one-cell", rule, target, card=self.card)
        return self.occupied(target, rule)

    def unfinished(self) -> Reason | None:
        """RR-R.29: no stone could follow."""
        if self.completes():
            return None
        return self.at("no-place-after", "RR-R.29", self.option.second)

    def uncontested(self, cell: int, rule: str) -> Reason | None:
        """The land has to be contested."""
        if self.is_contested(cell):
            return None
        id = "land-wild" if self.status(cell) == WILD else "land-settled"
        return self.at(id, rule, cell)

    def is_edge(self, cell: int) -> bool:
        """Whether a cell lies on the board's edge."""
        return cell in EDGE
