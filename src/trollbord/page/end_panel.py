"""The end of a game: who won and why, the story, the scores by part, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.screen import Screen
from trollbord.ink.seats import emblem
from trollbord.kernel.event import Event
from trollbord.kernel.result import RESIGNED, Result
from trollbord.kernel.seat import Seat
from trollbord.page.faces import face
from trollbord.page.icon_button import button, heading
from trollbord.page.sitting import Sitting
from trollbord.page.story import sentences

FAR: Final = 2
"""Who has less than the best score divided by this was far behind: nobody calls that a close game."""


def end_panel(sitting: Sitting, screen: Screen) -> Markup:
    """In place of the question, after the end that a result tells."""
    result = sitting.result
    assert result is not None
    kind = _kind_word(sitting, screen, result)
    return join(
        heading(outcome(sitting, result)),
        _why(sitting, result),
        el("p", kind, class_="kind") if kind else None,
        screen.end.verdict,
        [el("p", words) for words in _given_up(sitting, result)],
        screen.end.summary,
        _story(sitting),
        None if result.reason == RESIGNED else scores(sitting, screen, result),
        _afterwards(sitting),
    )


def _why(sitting: Sitting, result: Result) -> Markup | None:
    """Why it ended; that somebody resigned stands in the log too, where the log is seen."""
    reason = _reason(sitting, result)
    if not reason:
        return None
    return el("p", reason, class_="in-log" if result.reason == RESIGNED else None)


def _kind_word(sitting: Sitting, screen: Screen, result: Result) -> str:
    """For who has not won alone on a device: the story says what went well, this that it was a game."""
    mine = [] if sitting.replay is not None else sitting.mine
    id = kind_to(result, mine[0], screen.end.is_counted) if len(mine) == 1 else ""
    return sitting.speaker.text(id) if id else ""


def kind_to(result: Result, seat: Seat, is_counted: bool) -> str:
    """The message for a seat that has lost; none for a winner, and none where somebody gave up."""
    if seat in result.winners or result.reason == RESIGNED:
        return ""
    is_far = is_counted and result.scores[seat] * FAR < max(result.scores)
    return "page-kind-far" if is_far else "page-kind"


def _reason(sitting: Sitting, result: Result) -> str:
    """Why it ended; of two it was the time or the wish of the other."""
    speaker, resigned = sitting.speaker, sitting.end.resigned
    if sitting.end.lost is not None:
        return speaker.text("page-clock-lost", name=sitting.players[sitting.end.lost])
    if result.reason == RESIGNED and len(resigned) == 1:
        return speaker.event(Event("resigned", {"seat": resigned[0]}), sitting.players)
    reason = f"end-{result.reason}"
    return speaker.text(reason) if speaker.has(reason) else ""


def _given_up(sitting: Sitting, result: Result) -> list[str]:
    """Who comes last whatever their bots have scored: who ran out of time, who resigned."""
    if result.reason == RESIGNED and len(sitting.end.resigned) == 1:
        return []
    gone = [
        seat for seat in sitting.end.resigned if seat not in (*sitting.end.out, sitting.end.lost)
    ]
    told = (("page-clock-out", sitting.end.out), ("page-resigned-last", gone))
    named = [(id, ", ".join([sitting.players[seat] for seat in seats])) for id, seats in told]
    return [sitting.speaker.text(id, name=names) for id, names in named if names]


def _story(sitting: Sitting) -> Markup | None:
    """The game in three sentences."""
    if sitting.end.story is None:
        return None
    told = sentences(sitting.end.story, sitting.mine, sitting.players, sitting.speaker)
    return el("p", " ".join(told), class_="story") if told else None


def lost_panel(sitting: Sitting, seat: Seat) -> Markup:
    """The panel of a game that ended early because a player's time was up."""
    words = sitting.speaker.text("page-clock-lost", name=sitting.players[seat])
    return join(heading(words), _afterwards(sitting))


def ended_panel(sitting: Sitting) -> Markup:
    """The panel of a game that all players agreed to end."""
    text = sitting.speaker.text
    return join(heading(text("page-ended"), text("page-ended-help")), _afterwards(sitting))


def _afterwards(sitting: Sitting) -> Markup:
    """Another game, and this one again."""
    speaker, table = sitting.speaker, sitting.table
    again: Markup | None
    if sitting.end.next:
        again = el(
            "a", speaker.text("page-to-rematch"), class_="btn go", href=f"/t/{sitting.end.next}"
        )
    else:
        again = (
            button(speaker.text("page-rematch"), "rematch", None, "go") if sitting.mine else None
        )
    watch = el("a", speaker.text("page-watch-again"), class_="btn", href=f"/t/{table}/replay")
    review = el("a", speaker.text("page-review"), class_="btn", href=f"/t/{table}/replay?review=1")
    share = el(
        "button",
        speaker.text("page-share-replay"),
        class_="fold",
        data_do="copy",
        data_copy=f"/t/{table}/replay",
        data_copied=speaker.text("page-replay-copied"),
    )
    record = el("a", speaker.text("page-record"), class_="fold", href=f"/t/{table}/record.troll")
    home = el("a", speaker.text("page-to-lobby"), class_="fold", href="/")
    return join(
        el("div", again, review, watch, _next_bot(sitting), class_="acts ended"),
        el("div", share, record, home, class_="quiet"),
    )


def _next_bot(sitting: Sitting) -> Markup | None:
    """For who has beaten a bot alone: the next stronger one."""
    result = sitting.result
    bots = {chair.bot for chair in sitting.chairs if chair.kind == "bot"}
    won = result is not None and sitting.mine and sitting.mine[0] in result.winners
    if not won or len(bots) != 1 or len(sitting.mine) != 1:
        return None
    stronger = dict(pairwise(sitting.company.bots))
    bot = stronger.get(bots.pop())
    if bot is None:
        return None
    words = sitting.speaker.text("page-try-bot", bot=sitting.speaker.name(bot))
    return el("a", face(bot, 26), words, class_="btn", href=f"/new/{sitting.game}?bot={bot}")


def outcome(sitting: Sitting, result: Result) -> str:
    """Who has won."""
    if result.is_draw:
        return sitting.speaker.text("page-draw")
    return _won(sitting, [sitting.players[seat] for seat in result.winners])


def _won(sitting: Sitting, winners: Sequence[str]) -> str:
    result, mine = sitting.result, [] if sitting.replay is not None else sitting.mine
    if result is not None and len(mine) == 1 and mine[0] in result.winners:
        return sitting.speaker.text("page-you-won")
    return sitting.speaker.text("page-won", name=", ".join(winners), count=len(winners))


def scores(sitting: Sitting, screen: Screen, result: Result) -> Markup:
    """The ranking from left to right, and below it the scores, counted up row by row."""
    order = sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat])
    heads = [_place(sitting, screen, result, seat) for seat in order]
    counted = _counted(result)
    rows = [
        el(
            "tr",
            el("th", sitting.speaker.text(f"score-{row}"), scope="row"),
            [el("td", values[seat], class_=_winning(result, seat)) for seat in order],
            style=f"--n:{number}",
        )
        for number, (row, values) in enumerate(counted)
    ]
    lone = len(counted) == 1 and list(counted[0][1]) == list(result.scores)
    is_uncounted = result.reason == RESIGNED
    total = None if lone or is_uncounted else _total(sitting, result, order)
    aside = None if screen.end.is_counted else el("caption", sitting.speaker.text("page-uncounted"))
    css = "scores" if screen.end.is_counted else "scores pale"
    return el("table", aside, el("tr", el("td"), heads), rows, total, class_=css)


def _counted(result: Result) -> list[tuple[str, Sequence[int]]]:
    """The rows that are added up; a game's own sum is left to the page."""
    return [(row, values) for row, values in result.rows if row != "total"]


def _winning(result: Result, seat: int) -> str | None:
    """The class of the winners' columns; a draw has none."""
    return "won" if seat in result.winners and not result.is_draw else None


def _place(sitting: Sitting, screen: Screen, result: Result, seat: int) -> Markup:
    won = _winning(result, seat)
    place = result.ranks[seat] if screen.end.is_counted else ""
    return el(
        "th",
        el("span", icon("crown", 18) if won else place, class_="rank"),
        emblem(screen.plates[seat].look, 16),
        el("span", sitting.players[seat], class_="who"),
        scope="col",
        class_=won,
    )


def _total(sitting: Sitting, result: Result, order: Sequence[int]) -> Markup:
    """The sums: each shows what was counted so far until the next row appears."""
    cells = [
        el(
            "td",
            el("div", _ticks(result, seat), el("b", result.scores[seat])),
            class_=f"sum {_winning(result, seat) or ''}".strip(),
        )
        for seat in order
    ]
    words = el("th", sitting.speaker.text("page-total"), scope="row")
    return el("tr", words, cells, class_="total", style=f"--n:{len(_counted(result))}")


def _ticks(result: Result, seat: int) -> list[Markup]:
    sums = list(accumulate([values[seat] for _, values in _counted(result)]))
    return [
        el("i", so_far, aria_hidden="true", style=f"--n:{number}")
        for number, so_far in enumerate(sums)
    ]
