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


# What can be clicked now, and after each first click, that can't be hit where it lies and that no marked tab or arrow leads to.
_LOST = """() => {
  const grid = [3, 2, 4, 1, 5];
  const isBare = node => {
    const box = node.getBoundingClientRect();
    return grid.some(i => grid.some(j => document.elementFromPoint(box.x + (box.width * i) / 6, box.y + (box.height * j) / 6)
      ?.closest("[data-can], [data-held], [data-act]") === node));
  };
  const lost = () => {
    const isPointedAt = node => document.querySelector(".beyond") && !node.closest("svg") && node.getBoundingClientRect().width > 0;
    const tabs = [...document.querySelectorAll("[data-leads]")].map(tab => tab.dataset.holds);
    return [...document.querySelectorAll("[data-can]:not([data-dial]:not([data-shown]), [data-covered])")].filter(node => {
      const shown = [node, ...document.querySelectorAll(`[data-on="${node.id}"]`)];
      return !tabs.some(holds => node.matches(holds)) && !shown.some(each => isBare(each) || isPointedAt(each));
    }).map(node => node.id);
  };
  const found = lost();
  for (const first of new Set(choice.paths.filter(({ keys }) => keys.length > 1).map(({ keys }) => keys[0]))) {
    choice.putBack();
    choice.click(first);
    found.push(...lost().map(key => `${first} ${key}`));
  }
  choice.putBack();
  return found;
}"""


def lost_on_a_phone(page: Page) -> list[str]:
    """The keys of what can be chosen, at once or by a second click, that are neither in sight nor led to."""
    return [str(key) for key in page.evaluate(_LOST)]
