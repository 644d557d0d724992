"""A still picture stands alone: no variables, no symbols, nothing that only the live page needs."""

from xml.etree import ElementTree

from trollbord.ink.figures import troll, viking
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el
from trollbord.ink.seats import SEATS, emblems, patterns
from trollbord.ink.shapes import cut_edge, symbol, use
from trollbord.ink.static_svg import SVG, standalone


def drawing() -> Markup:
    return el(
        "svg",
        el("defs", patterns(), emblems(), symbol("troll", troll()), symbol("man", viking("kite"))),
        [use("troll", 0, 0, class_=f"s-{look}") for look in SEATS],
        use("man", 9, 9, class_="s-ivory"),
        el("rect", fill="var(--ground)", data_live=True, tabindex=0),
        el("rect", fill="var(--ground)"),
        viewBox="0 0 100 100",
    )


def test_every_colour_is_written_in() -> None:
    picture = standalone(drawing(), Inks({"ground": "light-dark(#111111,#222222)"}), "dark")

    assert "var(" not in picture
    assert "light-dark(" not in picture
    assert picture.count('fill="#222222"') == 1


def test_a_symbol_takes_the_colour_of_the_seat_that_uses_it() -> None:
    root = ElementTree.fromstring(standalone(drawing()))
    bodies = {node.get("fill") for node in root.iter(f"{{{SVG}}}path")}

    assert {"#F2E7CE", "#C8382B", "#4560C4", "#F0A024"} <= bodies
    assert not list(root.iter(f"{{{SVG}}}use"))


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert standalone(drawing()) == standalone(drawing())


def test_the_text_form_is_the_description() -> None:
    assert "<desc>Red moves</desc>" in standalone(drawing(), text="Red moves")


def test_an_edge_has_the_same_chips_from_both_sides() -> None:
    there = cut_edge((0, 0), (90, 40), 10, 3, "x")
    back = cut_edge((90, 40), (0, 0), 10, 3, "x")

    assert there[1:] == back[1:][::-1]
