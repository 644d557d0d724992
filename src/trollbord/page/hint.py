"""A hint as the page shows it, at a table and in a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.page.weighed import Weighed

ADVISER: Final = "jotun"
"""Who advises: the strongest."""


class Hint(msgspec.Struct, frozen=True):
    """What is shown of a hint: still to come, or an option in words with chalk, reasons, and a chance with its range."""

    is_thinking: bool = False
    is_lone: bool = False
    is_equal: bool = False
    option: str = ""
    chalk: str = ""
    weighed: Weighed = Weighed([], [])
    follows: str = ""
    chance: int = 0
    spread: int = 0
    others: Sequence[str] = ()
