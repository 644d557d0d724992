"""Dealing: what a view does not know, drawn again and again for one search."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trollbord.kernel.dice import Dice
from trollbord.kernel.errors import unwritten

if TYPE_CHECKING:
    from trollbord.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Generic[S]):
    """Deals what one view allows; whatever is the same each time is worked out when it is made."""

    def deal(self, state: S, dice: Dice) -> None:
        """Deal what may be so or so, in place of what was dealt before; the game writes this."""
        raise unwritten(self, "deal")
