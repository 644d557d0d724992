"""Style sheets as Chromium sees them: it passes over what it does not know in silence, so it is asked about each part."""

import pytest
from playwright.sync_api import Page

from tests.page.sheets import rules, sheets

FOREIGN = ("-moz-", "::-webkit-details-marker")
"""What other browsers alone know."""
UNKNOWN = """rules => rules.flatMap(([line, selectors, declarations]) => [
  ...selectors.filter(each => !CSS.supports(`selector(${each})`)),
  ...declarations.filter(([name, value]) => !CSS.supports(name, value)).map(each => each.join(":")),
].map(wrong => `line ${line}: ${wrong}`))"""


def is_foreign(part: str) -> bool:
    """Whether only other browsers know it."""
    return any(word in part for word in FOREIGN)


def unknown(page: Page, text: str) -> list[str]:
    """The selectors and declarations of a sheet that Chromium does not know."""
    asked = [
        [
            rule.line,
            [each for each in rule.selectors if not is_foreign(each)],
            [
                [name, value.removesuffix("!important").strip()]
                for name, value in rule.declarations.items()
                if not is_foreign(name)
            ],
        ]
        for rule in rules(text)
    ]
    found: list[str] = page.evaluate(UNKNOWN, asked)
    return found


@pytest.mark.parametrize("path", sorted(sheets()))
def test_the_browser_knows_every_selector_and_property(page: Page, path: str) -> None:
    assert unknown(page, sheets()[path]) == []


def test_a_word_that_no_browser_knows_is_found(page: Page) -> None:
    text = ".a{colour:red}\n.b:hoover{color:red}\n.c{color:rouge;width:3}"

    assert unknown(page, text) == [
        "line 1: colour:red", "line 2: .b:hoover", "line 3: color:rouge", "line 3: width:3",
    ]  # fmt: skip
