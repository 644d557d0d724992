"""Every card of Ankh-Morpork in every language: its picture is whole, and its words stay on it."""

import pytest
from playwright.sync_api import Browser

from tests.browser.looks.positions import positions, reached, sitting, viewer_of
from tests.browser.looks.stage import SIZES, form_of, show, stage
from trollbord.games.ankh_morpork.box import CARDS
from trollbord.games.ankh_morpork.look.cardface import hand_card, stub
from trollbord.words import LANGUAGES, speaker

GAME = "ankh_morpork"

# All cards lie in the hand, as narrow as they get; every second one can be played, which makes its frame wider.
DEAL = """cards => {
  const hand = document.getElementById("hand");
  for (const card of hand.querySelectorAll(".am-card")) card.remove();
  hand.insertAdjacentHTML("beforeend", cards);
  for (const card of hand.querySelectorAll(".am-card:nth-child(odd)")) card.setAttribute("data-can", "");
  document.body.dataset.sheet = "hand";
}"""

# Pictures lower than 24 pixels or cut off, and words that come nearer to an edge than one pixel.
FAULTS = """() => [...document.querySelectorAll(".am-card")].flatMap(card => {
  const found = [];
  const rim = card.querySelector(".in").getBoundingClientRect();
  for (const words of card.querySelectorAll(".am-name, .am-text")) {
    const range = document.createRange();
    range.selectNodeContents(words);
    const box = range.getBoundingClientRect();
    if (box.left < rim.left + 1 || box.right > rim.right - 1 || box.bottom > rim.bottom - 1) found.push("words");
    if (box.height > words.getBoundingClientRect().height + 1) found.push("lines");
  }
  const art = card.querySelector(".am-art");
  const picture = art.getBoundingClientRect(), emblem = art.lastElementChild.firstElementChild.getBoundingClientRect();
  if (picture.height < 24 || emblem.top < picture.top || emblem.bottom > picture.bottom) found.push("picture");
  return found.map(fault => `${card.querySelector(".am-name").textContent}: ${fault}`);
})"""


@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_room_for_its_picture_and_words(browser: Browser, size: str) -> None:
    position = positions(GAME)[0]
    match = reached(GAME, position)
    with stage(browser, size) as page:
        for language in LANGUAGES:
            words = speaker(GAME, language)
            show(page, sitting(match, viewer_of(match, position), form_of(size), words))
            cards = [hand_card(card, card, words) for card in range(len(CARDS))]

            page.evaluate(DEAL, "".join([str(card) for card in cards]))

            assert page.locator(".am-card .am-art").count() == len(CARDS)
            assert page.evaluate(FAULTS) == [], language


# Names that break inside a word without a hyphen, and symbols that a narrow stub cuts off.
TORN = """stubs => {
  document.getElementById("stubs").innerHTML = stubs;
  return [...document.querySelectorAll(".am-stub")].filter(stub => {
    const name = stub.querySelector("b").firstChild;
    const top = index => {
      const range = document.createRange();
      range.setStart(name, index);
      range.setEnd(name, index + 1);
      return [...range.getClientRects()].at(-1)?.top ?? NaN;
    };
    const torn = [...name.data].some((letter, index) =>
      index && top(index) > top(index - 1) + 4 && !/[\\s\\-\\u00ad\\u200b]/.test(name.data[index - 1] + letter));
    const rim = stub.getBoundingClientRect().right - 1;
    return torn || [...stub.querySelectorAll(".am-sy")].some(symbol => symbol.getBoundingClientRect().right > rim);
  }).map(stub => stub.textContent);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_stubs_break_between_syllables(browser: Browser, language: str) -> None:
    """On a phone; as narrow as stubs get."""
    position = positions(GAME)[0]
    match, words = reached(GAME, position), speaker(GAME, language)
    stubs = [stub(card, card, words) for card in range(len(CARDS))]
    with stage(browser, "phone") as page:
        show(page, sitting(match, viewer_of(match, position), "phone", words))
        assert page.evaluate(TORN, "".join([str(each) for each in stubs])) == []
