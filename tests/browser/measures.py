"""What is measured of a page around its board: the size of its texts, its targets, and whether anything is cut off or too wide."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 11
"""Pixels of a text."""
THUMB = 44
"""Pixels of what a thumb must hit."""

_MEASURE = """([smallest, thumb]) => {
  const faults = new Set();
  const shown = node => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !node.closest(".shapes, svg.board, .plate");
  const name = node => `${node.tagName.toLowerCase()}.${(node.getAttribute("class") ?? "").split(" ")[0]} '${(node.textContent ?? "").trim().slice(0, 30)}'`;
  if (document.documentElement.scrollWidth > innerWidth) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || !texts.currentNode.data.trim() || ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION"].includes(parent.tagName) || !shown(parent)) continue;
    const scale = parent instanceof SVGGraphicsElement ? Math.hypot(parent.getScreenCTM()?.a ?? 1, parent.getScreenCTM()?.b ?? 0) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < smallest - 0.05) faults.add(`${size.toFixed(1)} px: ${name(parent)}`);
  }
  for (const node of document.querySelectorAll("body *")) {
    if (!(node instanceof HTMLElement) || !node.textContent?.trim() || !shown(node) || node.matches(".sr")) continue;
    const { overflowX, textOverflow } = getComputedStyle(node);
    const isCut = node.scrollWidth > node.clientWidth + 1 && (overflowX === "hidden" || overflowX === "clip");
    if (isCut && !node.closest("[title]") && textOverflow !== "ellipsis") faults.add(`cut off: ${name(node)}`);
    if (isCut && textOverflow === "ellipsis" && !node.closest("[title], .bar")) faults.add(`shortened: ${name(node)}`);
  }
  if (thumb) for (const node of document.querySelectorAll("a[href], button, select, summary, input:not([type=radio], [type=hidden], [type=file], [type=checkbox]), label:has(input)")) {
    if (!shown(node) || node.closest("p, svg, li > button") || node.closest(".note")) continue;
    const { width, height } = (node.matches(".opens") ? node.closest(".poster") : node).getBoundingClientRect();
    if (width && (width < thumb - 0.5 || height < thumb - 0.5)) faults.add(`target ${Math.round(width)} x ${Math.round(height)}: ${name(node)}`);
  }
  return [...faults];
}"""


def faults(page: Page, phone: bool) -> list[str]:
    """What is too small, cut off or too wide on a page as it is shown now."""
    found: list[str] = page.evaluate(_MEASURE, [SMALLEST, THUMB if phone else 0])
    return found
