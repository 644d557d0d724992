"""The builder escapes, keeps keys and leaves out what is not there."""

from trollbord.ink.keyed import diff
from trollbord.ink.markup import el, join, keyed


def test_text_and_attributes_are_escaped() -> None:
    assert str(el("p", "<b>&", title='"x"')) == '<p title="&quot;x&quot;">&lt;b&gt;&amp;</p>'


def test_an_attribute_that_is_none_or_false_is_left_out() -> None:
    assert str(el("g", hidden=False, id=None, inert=True)) == '<g inert=""></g>'


def test_floats_are_cut_to_one_decimal() -> None:
    assert str(el("circle", r=2.04, cx=-0.01)) == '<circle r="2" cx="0"/>'


def test_only_the_changed_element_is_sent() -> None:
    before = keyed("page", "div", keyed("a", "p", "one"), keyed("b", "p", "two"))
    after = keyed("page", "div", keyed("a", "p", "one"), keyed("b", "p", "three"))
    seen, _ = diff({}, before)

    _, send = diff(seen, after)

    assert send == {"b": '<p id="b">three</p>'}


def test_a_moved_element_is_sent_as_a_stub() -> None:
    before = keyed("page", "div", keyed("left", "ul", keyed("a", "li", "x")), keyed("right", "ul"))
    after = keyed("page", "div", keyed("left", "ul"), keyed("right", "ul", keyed("a", "li", "x")))
    seen, _ = diff({}, before)

    _, send = diff(seen, after)

    assert send["right"] == '<ul id="right"><li id="a" data-keep=""></li></ul>'
    assert "a" not in send


def test_the_first_page_is_sent_whole() -> None:
    page = keyed("page", "div", keyed("a", "p", "one"))

    seen, send = diff({}, page)

    assert send == {"page": str(page)}
    assert set(seen) == {"page", "a"}


def test_joined_markup_keeps_its_keyed_parts() -> None:
    child = keyed("a", "p", "one")

    assert join("x", child, [1, None]).parts == ("x", child, "1")
