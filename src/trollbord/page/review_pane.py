"""The review of a finished game beside its replay: three moments first, and the rest folded away."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.page.icon_button import button, heading
from trollbord.page.share_curve import share_curve
from trollbord.words import Speaker

MOMENT = "moment"
"""The command that opens a moment."""


class MomentShown(msgspec.Struct, frozen=True):
    """A turn that cost something: its number among the moments, the picks that stand before it, and what is said of it."""

    number: int
    at: int
    head: str
    sentences: Sequence[str]
    chalk: str = ""


class TableShown(msgspec.Struct, frozen=True):
    """A title, columns and rows of words and numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class ReviewPane(msgspec.Struct, frozen=True):
    """What is shown of a review: offered, growing, refused, or there."""

    is_asked: bool = False
    done: int = 0
    of: int = 0
    refusal: str = ""
    moments: Sequence[MomentShown] = ()
    opened: int = 0  # the number of the moment that is looked at; 0: none
    nothing: str = ""  # what is said where no turn cost anything for certain
    shares: Sequence[Sequence[float]] = ()  # by turn and seat
    names: Sequence[str] = ()
    tables: Sequence[TableShown] = ()
    sentences: Sequence[str] = ()  # draws that mattered
    notes: Sequence[str] = ()

    @property
    def is_done(self) -> bool:
        """Whether all turns are judged."""
        return 0 < self.of == self.done


def review_pane(review: ReviewPane, speaker: Speaker) -> Element:
    """All of it; before it is asked for, the button that asks."""
    return keyed("review", "section", _shown(review, speaker), class_="review")


def _shown(review: ReviewPane, speaker: Speaker) -> Markup:
    if not review.is_asked:
        return button(speaker.text("page-review"), "review", None, "small", "eye")
    if review.refusal:
        return el("p", review.refusal, role="status")
    growing = None
    if not review.is_done:
        words = speaker.text("page-review-grows", done=review.done, of=review.of)
        growing = el("p", words, class_="kind", role="status")
    return join(
        heading(speaker.text("review-moments")),
        growing,
        el("p", review.nothing) if review.is_done and not review.moments else None,
        [_moment(each, review, speaker) for each in review.moments],
        _steps(review, speaker),
        _folded(review, speaker) if review.is_done else None,
    )


def _moment(moment: MomentShown, review: ReviewPane, speaker: Speaker) -> Markup:
    is_open = moment.number == review.opened
    head = el(
        "h3",
        el(
            "button",
            f"{moment.number}. {moment.head}",
            type="button",
            class_="btn small",
            data_act=MOMENT,
            data_arg=moment.number,
            aria_expanded="true" if is_open else "false",
        ),
    )
    if not is_open:
        return head
    told = el("ul", [el("li", each) for each in moment.sentences])
    words = el("p", class_="sr", data_chalk_words=True)
    text = speaker.text
    return join(
        head,
        el(
            "div",
            told,
            words,
            class_="moment hint-card",
            data_chalk=moment.chalk or None,
            data_ring=f"{text('review-better')}: {text('teach-chalk-ring')}",
            data_arrow=f"{text('review-better')}: {text('teach-chalk-arrow')}",
            data_was_ring=f"{text('review-played')}: {text('teach-chalk-ring')}",
            data_was_arrow=f"{text('review-played')}: {text('teach-chalk-arrow')}",
        ),
    )


def _steps(review: ReviewPane, speaker: Speaker) -> Markup | None:
    """To the moment before and the next one; the keys M and Shift M do the same."""
    count = len(review.moments)
    if count < 2:
        return None
    before, following = max(1, review.opened - 1), min(count, review.opened + 1)
    last = button(speaker.text("page-review-before"), MOMENT, before, "small review-before")
    on = button(speaker.text("page-review-next"), MOMENT, following, "small review-next")
    return el("div", last, on, class_="acts")


def _folded(review: ReviewPane, speaker: Speaker) -> Markup:
    """The curve and its table, each player, draws, the account, and what stands beside the numbers."""
    shares, *tables = review.tables
    curve = share_curve(review.shares, review.names, shares.title)
    return join(
        el("details", el("summary", shares.title), curve, _table(shares)),
        [el("details", el("summary", each.title), _table(each)) for each in tables],
        el(
            "details",
            el("summary", speaker.text("review-draws")),
            el("ul", [el("li", each) for each in review.sentences]),
        )
        if review.sentences
        else None,
        el(
            "details",
            el("summary", speaker.text("page-review-about")),
            [el("p", each) for each in review.notes],
        ),
    )


def _table(table: TableShown) -> Markup:
    head = [el("th", name, scope="col") for name in table.columns]
    rows = [el("tr", [el("td", cell) for cell in row]) for row in table.rows]
    return el("div", el("table", el("tr", head), rows, class_="numbers"), class_="wide")
