"""Random keyed pages: elements come, go, change, move to other parents and change their kind."""

from random import Random

from trollbord.ink.markup import Child, Element, el, keyed

KEYS = [f"k{number}" for number in range(16)]
SVG_TAGS = ["g", "g", "text"]
HTML_TAGS = ["div", "div", "section", "span"]


def tree(dice: Random) -> Element:
    """A page with an SVG half and an HTML half; a key may be in either."""
    keys = dice.sample(KEYS, dice.randrange(1, len(KEYS) + 1))
    share = dice.randrange(len(keys) + 1)
    drawn = branch(dice, keys[:share], SVG_TAGS, 3)
    written = branch(dice, keys[share:], HTML_TAGS, 3)
    halves = [keyed("svg", "svg", drawn, viewBox="0 0 9 9"), keyed("html", "section", written)]
    dice.shuffle(halves)
    return keyed("page", "div", halves)


def branch(dice: Random, keys: list[str], tags: list[str], depth: int) -> list[Child]:
    found: list[Child] = []
    while keys and dice.random() < 0.85:
        found.append(leaf(dice, keys, tags, depth))
        if dice.random() < 0.3:
            found.append(el(tags[0], _text(dice, tags[0]), class_="plain"))
    return found


def leaf(dice: Random, keys: list[str], tags: list[str], depth: int) -> Element:
    key, tag = keys.pop(), dice.choice(tags)
    inside = branch(dice, keys, tags, depth - 1) if depth and dice.random() < 0.5 else []
    looks = {"class_": f"c{dice.randrange(3)}", "data_fly": dice.random() < 0.3 or None}
    return keyed(key, tag, _text(dice, tag), inside, **looks)


def _text(dice: Random, tag: str) -> str | None:
    return f"t{dice.randrange(4)} <&>" if tag in ("span", "div", "text") else None
