"""Small pages: something is not there, or a person moves to another device."""

from __future__ import annotations

import io

import segno

from trollbord.ink.figures import backdrop, lord, wordmark
from trollbord.ink.markup import Markup, Value, el, join
from trollbord.page.shell import bar, html
from trollbord.words import COMMON, Speaker, speaker


def _page(words: Speaker, inside: Markup) -> str:
    top = bar(words, el("span"), el("span"), has_settings=False)
    return html(words, "Trollbord", "lobby.js", top, inside)


def notice_page(language: str, id: str) -> str:
    """One sentence, and the way home."""
    words = speaker(COMMON, language)
    home = el("a", words.text("page-home"), class_="btn go", href="/")
    return _page(words, _said(el("h1", words.text(id)), el("p", home)))


def offline_page(language: str) -> str:
    """What a browser shows by itself where no server answers; it needs no other file than those of `app.ALONE`."""
    words = speaker(COMMON, language)
    again = el("button", words.text("page-offline-again"), class_="btn go", data_look=True)
    said = _said(
        el("h1", words.text("page-offline-title")),
        el("p", words.text("page-offline-help")),
        el("p", again),
    )
    home = el("a", wordmark(24), href="/", class_="home", aria_label="Trollbord")
    top = el("header", home, class_="bar is-home")
    return html(words, "Trollbord", "offline.js", top, said)


def _said(*parts: Markup) -> Markup:
    who = el("svg", lord(), class_="s-rowan", viewBox="-36 -58 72 92", aria_hidden="true")
    message = el("main", who, el("div", *parts), class_="panel message")
    return join(el("div", backdrop(), class_="far"), message)


def qr(text: str, is_file: bool = False) -> Markup:
    """A QR code as SVG: to stand in a page, or as a file of its own, dark on light."""
    out = io.BytesIO()
    light = "#fff" if is_file else None
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=is_file, scale=6, omitsize=True, light=light
    )
    return Markup(out.getvalue().decode())


def device_page(language: str, link: str, back: str) -> str:
    """A link and a code for another device; they hold for some minutes."""
    words = speaker(COMMON, language)
    copy = el(
        "button",
        words.text("page-copy-link"),
        class_="btn go",
        data_do="copy",
        data_copy=link,
        data_copied=words.text("page-device-copied"),
    )
    home = el("a", words.text("page-device-back"), class_="btn", href=back)
    return _page(
        words,
        el(
            "main",
            el("h1", words.text("page-device")),
            el("p", words.text("page-device-help")),
            qr(link),
            el("div", copy, home, class_="acts"),
            class_="panel device",
        ),
    )


def claim_page(language: str, name: str, tables: int) -> str:
    """Where such a link leads: it says what will change, and the button sends what stands behind the '#'."""
    words = speaker(COMMON, language)
    loses = words.text("page-claim-loses", name=name, count=tables) if tables else ""
    button = el("button", words.text("page-claim-yes"), class_="btn go", disabled=True)
    field = el("input", type="hidden", name="key")
    form = el("form", field, button, id="claim", method="post", action="/claim")
    return _asking(words, "page-claim", words.text("page-claim-help"), loses, form)


def sign_out_page(language: str) -> str:
    """Whether to sign out all other devices."""
    words = speaker(COMMON, language)
    button = el("button", words.text("page-sign-out-yes"), class_="btn go")
    form = el("form", button, method="post", action="/sign-out")
    return _asking(words, "page-sign-out", words.text("page-sign-out-help"), "", form)


def confirm_page(language: str, address: str) -> str:
    """Whether reminders may be sent to an address; programs that look at every link press no button."""
    return _reminding(language, "confirm", address)


def stop_page(language: str, address: str) -> str:
    """No more reminders there: a script presses the button, so that a person who came by the link has pressed once."""
    return _reminding(language, "stop", address, data_now=True)


def _reminding(language: str, deed: str, address: str, **attributes: Value) -> str:
    words = speaker(COMMON, language)
    button = el("button", words.text(f"page-remind-{deed}-yes"), class_="btn go")
    form = el("form", button, method="post", **attributes)
    helps = words.text(f"page-remind-{deed}-help", address=address)
    return _asking(words, f"page-remind-{deed}", helps, "", form)


def _asking(words: Speaker, title: str, helps: str, warning: str, form: Markup) -> str:
    """A question with a button that says yes, and the way home."""
    home = el("a", words.text("page-claim-no"), class_="btn", href="/")
    texts = [helps, *([warning] if warning else [])]
    return _page(
        words,
        el(
            "main",
            el("h1", words.text(title)),
            [el("p", text) for text in texts],
            el("div", form, home, class_="acts"),
            class_="panel device",
        ),
    )
