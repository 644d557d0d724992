"""Tables, matches and results as HTML: what a notebook shows of them. Pictures fit their cell."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Message, Word
from trollbord.kernel.seat import NATURE, SPECTATOR

if TYPE_CHECKING:
    from trollbord.kernel.match import Match
    from trollbord.kernel.result import Result
    from trollbord.kernel.state import State

LATEST: Final = 5
"""Lines of the log that a match shows."""
_FIT: Final = '<svg style="max-width:100%;height:auto"'


def fitted(picture: str) -> str:
    """A picture that is never wider than the cell that shows it."""
    return picture.replace("<svg", _FIT, 1)


def shown_state(state: "State") -> str:
    """A state: who is asked what, the table as a spectator sees it, and the line of its position."""
    head = _head(state, _asked(state))
    line = f"<details><summary>position</summary><code>{escape(state.position())}</code></details>"
    result = state.result()
    return head + ("" if result is None else shown_result(result)) + _picture(state) + line


def shown_match(match: "Match") -> str:
    """A match: how far it is or how it ended, its last lines, and the table as a spectator sees it."""
    state = match.state
    lines = [f"{line!r}" for line in match.log[-LATEST:]]
    more = len(match.log) - len(lines)
    if more > 0:
        lines.insert(0, f"… {more} lines before")
    log = f"<pre>{escape(chr(10).join(lines))}</pre>" if lines else ""
    result = match.result
    ended = "" if result is None else shown_result(result)
    return _head(state, _asked(state)) + ended + log + _picture(state)


def shown_result(result: "Result") -> str:
    """A result: a row for each seat, the first first, with the lines of the final count."""
    names = [name for name, _ in result.rows]
    head = ["rank", "seat", "score", *names]
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    rows = [
        [
            result.ranks[seat],
            seat,
            result.scores[seat],
            *[values[seat] for _, values in result.rows],
        ]
        for seat in order
    ]
    return shown_rows(head, rows, f"ended by {result.reason}")


def shown_rows(head: Sequence[str], rows: Sequence[Sequence[object]], caption: str = "") -> str:
    """Rows under a head."""
    cells = "".join([f"<th>{escape(each)}</th>" for each in head])
    body = "".join(
        [
            "<tr>" + "".join([f"<td>{escape(str(cell))}</td>" for cell in row]) + "</tr>"
            for row in rows
        ]
    )
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{title}<thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


def _head(state: "State", told: str) -> str:
    return f"<p><b>{escape(state.game.id)}</b>, {state.seats} seats: {escape(told)}</p>"


def _asked(state: "State") -> str:
    ask = state.ask
    if ask is None:
        return "over"
    who = "chance" if ask.seat == NATURE else f"seat {ask.seat}"
    return f"{who} is asked “{_question(ask, state.game.id)}” ({len(ask.options)} options)"


def _question(ask: Ask, game: str) -> str:
    args: dict[str, Word] = {"seat": ask.seat, **dict(ask.args)}
    return ask.prompt if ask.seat == NATURE else str(Message(f"prompt-{ask.prompt}", args, game))


def _picture(state: "State") -> str:
    return fitted(state.game.picture(state.view(SPECTATOR)))
