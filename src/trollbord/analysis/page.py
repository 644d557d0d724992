"""A review as one file that opens anywhere: moments with the board as its player saw it, the curve, tables, notes."""

from html import escape
from typing import Final

from trollbord.analysis.course import met
from trollbord.analysis.result import Review
from trollbord.analysis.sheet import Moment, Sheet, Table
from trollbord.games import load_for_record
from trollbord.page.share_curve import share_curve
from trollbord.records.record import Record

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --ground: #f4f1ea; --line: #b9b2a3; --lost: #a8481f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --ground: #14191f; --line: #4d5663; --lost: #f0a06a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2rem; } h3 { margin-bottom: .25rem; } a { color: inherit; }
article > svg, .board > svg { max-width: 100%; height: auto; }
.board { max-width: 40rem; } .wide { overflow-x: auto; }
table { border-collapse: collapse; } td, th { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
td:first-child, th:first-child { text-align: left; } h3 .label { color: var(--lost); }
.curve { width: 100%; max-width: 34rem; height: auto; } .curve polyline { fill: none; stroke: var(--ink); stroke-width: 2; }
.curve line { stroke: var(--line); } .curve text { fill: var(--ink); font-size: 13px; } footer { margin-top: 2rem; font-size: .9rem; }
"""


def page(sheet: Sheet, record: Record) -> str:
    """The whole file."""
    speaker = sheet.speaker
    moments = "".join([_moment(each, sheet, record) for each in sheet.moments()])
    draws = "".join([f"<li>{escape(told)}</li>" for told in sheet.draws()])
    notes = "".join([f"<p>{escape(told)}</p>" for told in sheet.notes()])
    parts = [
        f"<h1>{escape(sheet.title())}</h1>",
        f"<h2>{escape(speaker.text('review-moments'))}</h2>{moments}",
        _table(sheet.players()),
        f"<h2>{escape(speaker.text('review-shares'))}</h2>{curve(sheet)}",
        f"<details><summary>{escape(speaker.text('review-shares'))}</summary>{_grid(sheet.shares())}</details>",
        f"<h2>{escape(speaker.text('review-draws'))}</h2><ul>{draws}</ul>" if draws else "",
        _table(sheet.account()),
        f"<footer>{notes}</footer>",
    ]
    title = escape(sheet.title())
    return (
        f'<!doctype html>\n<html lang="{speaker.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _moment(moment: Moment, sheet: Sheet, record: Record) -> str:
    if moment.turn is None:
        return f"<p>{escape(moment.head)}</p>"
    address = moment.turn.address
    told = "".join([f"<li>{escape(each)}</li>" for each in moment.sentences])
    board = picture(sheet.review, record, address, moment.turn.seat)
    head = f'<h3><a href="#line-{address}">{escape(moment.head)}</a></h3>'
    return f'<article id="line-{address}">{head}<ul>{told}</ul><div class="board">{board}</div></article>'


def picture(review: Review, record: Record, seq: int, seat: int) -> str:
    """The board before a line of the record, as a seat saw it."""
    game = load_for_record(review.game)
    state = next(pick.state for pick in met(game, record) if pick.seq == seq)
    return game.picture(state.view(seat))


def curve(sheet: Sheet) -> str:
    """The shares of all seats over the turns; the same as the table below it."""
    shares = [*[turn.before for turn in sheet.review.turns], sheet.review.shares]
    return str(share_curve(shares, sheet.players_named, sheet.speaker.text("review-shares")))


def _table(table: Table) -> str:
    return f"<h2>{escape(table.title)}</h2>{_grid(table)}"


def _grid(table: Table) -> str:
    head = "".join([f'<th scope="col">{escape(name)}</th>' for name in table.columns])
    rows = "".join(
        [f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row])}</tr>" for row in table.rows]
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
