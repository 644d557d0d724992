"""A hint as the page shows it, at a table and in a lesson."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.page.weighed import Weighed


class Hint(msgspec.Struct, frozen=True):
    """What is shown of a hint: still to come, or an option in words with chalk, reasons, and how it compares with the others."""

    is_thinking: bool = False
    is_lone: bool = False
    is_equal: bool = False
    is_even: bool = False  # all win or lose alike, and the option brings more points
    option: str = ""
    chalk: str = ""
    weighed: Weighed = Weighed([], [])
    follows: str = ""
    chance: int = 0  # then chance picks one of so many; 0: it does not
    is_clear: bool = False
    others: Sequence[str] = ()
