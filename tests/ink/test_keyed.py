"""The way through a page leaves out what has not changed, and still finds all that has."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trollbord.ink.keyed import Seen, diff, with_stubs
from trollbord.ink.markup import Element, keyed

Tree = dict[int, int]
"""The parent of each number but 0, the page: a smaller one, or -1 if it is not there."""

NUMBERS = range(1, 9)


def trees() -> st.SearchStrategy[tuple[Tree, dict[int, str]]]:
    parents = st.fixed_dictionaries({number: st.integers(-1, number - 1) for number in NUMBERS})
    words = st.fixed_dictionaries({number: st.sampled_from("ab") for number in (0, *NUMBERS)})
    return st.tuples(parents, words)


def built(tree: Tree, words: dict[int, str], known: dict[str, Element], number: int = 0) -> Element:
    """The page of a tree; what was drawn before is the very element of before."""
    inside = [
        built(tree, words, known, child) for child, parent in tree.items() if parent == number
    ]
    drawn = keyed("page" if number == 0 else f"k{number}", "g", words[number], inside)
    return known.setdefault(str(drawn), drawn)


def whole(element: Element) -> Seen:
    found = {element.key: element}
    for part in element.parts:
        found |= {} if isinstance(part, str) else whole(part)
    return found


@settings(max_examples=300)
@given(st.lists(trees(), min_size=2, max_size=5))
def test_a_page_that_shares_drawings_is_compared_like_one_that_does_not(
    pages: list[tuple[Tree, dict[int, str]]],
) -> None:
    known: dict[str, Element] = {}
    seen: Seen = {}
    for tree, words in pages:
        before, page = seen, built(tree, words, known)

        seen, sent = diff(before, page)

        now = whole(page)
        assert seen == now and all(seen[key] is now[key] for key in now)
        if before:
            stay = [key for key in now if key in before]
            changed = [key for key in stay if before[key].own != now[key].own]
            assert sent == {key: with_stubs(now[key], before) for key in changed}


def test_a_key_that_is_there_twice_is_named() -> None:
    one = keyed("a", "p", "one")
    seen, _ = diff({}, keyed("page", "div", one))

    with pytest.raises(AssertionError, match=r"more than once: \['a'\]"):
        diff(seen, keyed("page", "div", one, keyed("b", "p", one)))
    with pytest.raises(AssertionError, match=r"more than once: \['a'\]"):
        diff({}, keyed("page", "div", one, one))
