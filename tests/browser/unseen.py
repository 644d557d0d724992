"""People who play without seeing the board: by the keyboard alone, or by what a screen reader is told."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

from trollbord import load
from trollbord.kernel.match import Match

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
ASKED = """() => document.querySelector(".scores") || document.querySelector("[data-can]")
  || document.querySelector("#ask [data-option]:not([hidden])")"""
IS_CHOICE = "() => document.activeElement.matches('[data-can]')"
IS_ANSWER = "() => document.activeElement.matches('#ask [data-option]')"
TRIES = 20
"""Looks for a choice; after them whatever the question begins with is pressed."""
CHANGED = """async ([before, held]) => {
  if (document.querySelectorAll("[data-held]").length !== held) return true;
  const record = await fetch(`${location.pathname}/record.troll`);
  return (await record.text()).split("\\n").length > before;
}"""
GROWN = """async before => {
  const record = await fetch(`${location.pathname}/record.troll`);
  return (await record.text()).split("\\n").length > before;
}"""
HELD = "() => document.querySelectorAll('[data-held]').length"


def late(game: str, left: int, seed: int) -> Match:
    """A game of two in which the first seat has at most this number of decisions left, by the quick player's count."""
    match, chance = _fresh(game, seed), Random(seed)
    picks: list[tuple[int, str]] = []
    while match.ask is not None:
        option = match.game.advice.rollout(match.state, chance).text
        picks.append((match.ask.seat, option))
        match.pick(option)
    own = [place for place, (seat, _) in enumerate(picks) if seat == 0]
    match = _fresh(game, seed)
    for seat, option in picks[: own[-left] if left < len(own) else own[0]]:
        assert match.ask is not None and match.ask.seat == seat
        match.pick(option)
    return match


def _fresh(game: str, seed: int) -> Match:
    return Match(load(game), 2, seed=seed, holds_veils=True)


def lines(page: Page) -> int:
    """How many lines the record of the table has."""
    return len(page.request.get(f"{page.url}/record.troll").text().split("\n"))


def wait_for_more(page: Page, before: int) -> None:
    """Wait until the record has more lines: something was picked."""
    page.wait_for_function(GROWN, arg=before, polling=50)


def is_over(page: Page) -> bool:
    page.wait_for_function(ASKED)
    return page.locator(".scores").count() > 0


def press(page: Page, chance: Random) -> None:
    """Choose something by keys alone: jump to the board, the hand or the question, go on with arrows or Tab, press Enter."""
    before, held = lines(page), page.evaluate(HELD)
    for _ in range(TRIES):
        if _is_reached(page, chance):
            break
        page.wait_for_timeout(
            50
        )  # a question that is just being answered gives way to the next one
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=[before, held], polling=50)
    if page.locator("[data-held]").count() == 0:
        wait_for_more(page, before)


def _is_reached(page: Page, chance: Random) -> bool:
    """Look for a choice on the board, in the hand and in the question; whether the focus lies on one."""
    for part in ("2", "3", "1"):
        page.keyboard.press(part)
        if part == "2":
            _walk(page, chance)
        elif part == "3":
            _tab(page)
        if page.evaluate(IS_CHOICE):
            return True
    return bool(page.evaluate(IS_ANSWER))


def _walk(page: Page, chance: Random) -> None:
    """A few arrows over the board; they lead from choice to choice, each with a name."""
    for _ in range(chance.randrange(1, 4)):
        page.keyboard.press(chance.choice(ARROWS))
    for arrow in ARROWS:
        if page.evaluate(IS_CHOICE):
            break
        page.keyboard.press(arrow)


def _tab(page: Page) -> None:
    for _ in range(12):
        if page.evaluate(IS_CHOICE):
            return
        page.keyboard.press("Tab")


def ask(page: Page) -> Locator:
    """The line on which one asks the table, as a screen reader finds it."""
    return page.get_by_role("region", name="The board in words").get_by_role(
        "textbox", name="Ask the table"
    )


def hear(page: Page, command: str) -> list[str]:
    """What a command tells."""
    told = page.get_by_role("region", name="The board in words").get_by_role("status")
    told.evaluate("node => node.replaceChildren()")
    ask(page).fill(command)
    ask(page).press("Enter")
    told.get_by_role("listitem").first.wait_for()
    return told.get_by_role("listitem").all_text_contents()


def speak(page: Page, chance: Random) -> None:
    """Choose something through the accessibility tree alone: hear the choices, say the number of one."""
    before = lines(page)
    number = chance.choice(hear(page, "options")).partition(":")[0]
    ask(page).fill(number)
    ask(page).press("Enter")
    ask(page).press("Escape")  # back to the table
    wait_for_more(page, before)
