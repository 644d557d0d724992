"""What bars people from a page, as axe sees it."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

_FOUND = """async () => {
  const { violations } = await axe.run({
    resultTypes: ["violations"],
    rules: { "label-content-name-mismatch": { enabled: true } }, // what is said of a button begins with what is read on it
  });
  return violations.filter(fault => fault.impact === "serious" || fault.impact === "critical")
    .map(fault => `${fault.id}: ${fault.nodes.slice(0, 3).map(node => node.html.slice(0, 160))}`);
}"""


def serious(page: Page) -> list[str]:
    """The serious faults of a page."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(_FOUND)
    return found
