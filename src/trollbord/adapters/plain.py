"""Views as plain data: what a program in any language reads."""

from typing import Any

from trollbord.kernel.ask import Ask
from trollbord.kernel.notation import written
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.step import Step
from trollbord.kernel.view import View

Plain = dict[str, Any]


def plain_view(view: View) -> Plain:
    """All that a view holds, as JSON can say it: the game's fields by name, options and steps as text."""
    return {
        "game": view.game.id,
        "edition": view.game.edition,
        "seats": view.seats,
        "table": dict(view.settings),
        "seat": view.seat,
        "ask": None if view.ask is None else plain_ask(view.ask),
        "agenda": [written(step) for step in view.agenda],
        "result": None if view.result is None else plain_result(view.result),
        "fields": {name: plain_value(getattr(view, name)) for name in view.FIELDS},
    }


def plain_ask(ask: Ask) -> Plain:
    """A question as its viewer sees it."""
    return {
        "seat": ask.seat,
        "prompt": ask.prompt,
        "args": dict(ask.args),
        "options": [option.text for option in ask.options],
        "veiled": ask.veiled,
        "source": ask.source,
    }


def plain_result(result: Result) -> Plain:
    """How a game ended."""
    return {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "reason": result.reason,
        "rows": [[name, list(values)] for name, values in result.rows],
    }


def plain_value(value: Any) -> Any:
    """A field's value; a number too big for other languages becomes text."""
    if isinstance(value, list | tuple):
        return [plain_value(item) for item in value]
    if isinstance(value, Option):
        return value.text
    if isinstance(value, Step):
        return written(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**53:
        return str(value)
    return value
