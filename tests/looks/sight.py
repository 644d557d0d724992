"""What glows where a person does not see it."""

from __future__ import annotations

from playwright.sync_api import Page

# The names of what glows where it can't be hit, and whether an arrow stands at the edge of what it scrolls in. What is
# under a finger on a phone's board, and a hand that a sheet holds, are looked at by the games' own tests.
_UNSEEN = """() => [...document.querySelectorAll("#page [data-can]")].flatMap(node => {
  const box = node.getBoundingClientRect();
  if (!box.width || node.closest("svg")) return [];
  const grid = [1, 2, 3, 4, 5];
  const places = grid.flatMap(i => grid.map(j => [box.x + (box.width * i) / 6, box.y + (box.height * j) / 6]));
  if (places.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-can]") === node).length > 12) return [];
  let up = node.parentElement;
  while (up && up.scrollWidth <= up.clientWidth + 1 && up.scrollHeight <= up.clientHeight + 1) up = up.parentElement;
  const edge = up?.getBoundingClientRect();
  const led = [...document.querySelectorAll(".beyond")].map(sign => sign.getBoundingClientRect())
    .some(sign => edge && sign.right > edge.left && sign.left < edge.right && sign.bottom > edge.top && sign.top < edge.bottom);
  return [[node.id, led]];
})"""


def out_of_sight(page: Page) -> dict[str, bool]:
    """The keys of what glows and can't be hit, and whether an arrow points there."""
    return dict(page.evaluate(_UNSEEN))
