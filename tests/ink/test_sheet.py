"""Sheets as plain text: columns, numbers, and long parts that go on below."""

from trollbord.ink.sheet import Sheet, facts, laid_out, wide

LAND = Sheet(("Region", "Treasure", "Trolls"), [("fjord", "9", "Anna 1"), ("tundra", "12", "")])


def test_columns_stand_apart_and_numbers_end_together() -> None:
    assert laid_out([LAND]).splitlines() == [
        "Region  Treasure  Trolls",
        "fjord          9  Anna 1",
        "tundra        12",
    ]


def test_what_is_too_wide_goes_on_below_in_its_column() -> None:
    sheet = Sheet(("Card", "Text"), [("Odin", "moves twice or lends another power")])

    assert laid_out([sheet], 24).splitlines() == [
        "Card  Text",
        "Odin  moves twice or",
        "      lends another",
        "      power",
    ]


def test_a_space_that_must_not_break_is_not_broken() -> None:
    assert laid_out([facts("", [("Geld", "zahlt jetzt 12\u00a0$")])], 21).splitlines() == [
        "Geld  zahlt jetzt",
        "      12\u00a0$",
    ]


def test_a_word_longer_than_its_column_is_cut() -> None:
    assert laid_out([Sheet(("",), [("abcdefghijkl",)])], 9).splitlines() == ["abcdefghi", "jkl"]


def test_a_drawing_is_never_broken_and_an_empty_sheet_is_left_out() -> None:
    drawing = Sheet((), [("/\\" * 40,), ("\\/" * 40,)])

    assert laid_out([drawing, Sheet(("Hand",), []), LAND], 20).splitlines()[:3] == [
        "/\\" * 40,
        "\\/" * 40,
        "",
    ]


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    assert [wide(text) for text in ("fjord", "čaj", "c\u030caj", "石", "ru: тролль")] == [
        5,
        3,
        3,
        2,
        10,
    ]
