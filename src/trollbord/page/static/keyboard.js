// Keyboard: arrows go to the nearest choice in that direction, Enter picks, Escape puts back, Q and E turn.

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, number>} */
const TURNS = { q: -1, Q: -1, e: 1, E: 1 };

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The nearest thing that can be clicked from here in one direction.
 * @param {Element} from @param {[number, number]} direction
 */
function nearest(from, [dx, dy]) {
  const { x, y } = middle(from);
  /** @type {Element | null} */
  let best = null;
  let least = Infinity;
  for (const node of document.querySelectorAll("svg.board [tabindex]")) {
    if (node === from || !node.getClientRects().length) continue;
    const to = middle(node);
    const along = (to.x - x) * dx + (to.y - y) * dy;
    const off = Math.abs((to.x - x) * dy) + Math.abs((to.y - y) * dx);
    if (along > 4 && along + 2 * off < least) {
      least = along + 2 * off;
      best = node;
    }
  }
  return best;
}

/**
 * @param {(key: string) => void} click a key on the board
 * @param {() => boolean} putBack what is held; false if nothing was
 * @param {(step: number) => boolean} turn what is held; false if it can't be turned
 */
export function listen(click, putBack, turn) {
  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && putBack()) return;
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (TURNS[event.key] && turn(TURNS[event.key])) return;
    const here = document.activeElement?.closest("svg.board [tabindex]");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      click(here.id);
      return;
    }
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const target = nearest(here, direction);
    if (target instanceof SVGElement) target.focus();
  });
}
