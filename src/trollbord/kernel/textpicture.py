"""The text of a table as SVG: what is shown where a game draws nothing."""

from html import escape
from typing import Final

WIDTH, HEIGHT, EDGE = 8.0, 18.0, 10.0
"""Of a character and of a line, in pixels, and what is left free around them."""
STYLE: Final = 'font-family="monospace" font-size="13" xml:space="preserve"'


def text_picture(text: str) -> str:
    """The lines of a text below each other."""
    lines = text.splitlines() or [""]
    width = 2 * EDGE + WIDTH * max([len(line) for line in lines])
    height = 2 * EDGE + HEIGHT * len(lines)
    rows = [
        f'<text x="{EDGE:g}" y="{EDGE + HEIGHT * (place + 0.75):g}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" {STYLE}>'
    return "".join([head, f"<desc>{escape(text)}</desc>", *rows, "</svg>"])
