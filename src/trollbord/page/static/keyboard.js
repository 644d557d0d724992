// Keyboard: digits jump to the parts of a table, arrows go from choice to choice on the board and from line to line in the
// log, Enter picks, Escape puts back, Q and E turn. Board and log are one stop of the Tab key each.

import { called } from "./patch.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, number>} */
const TURNS = { q: -1, Q: -1, e: 1, E: 1 };

/** What can be chosen on a board. */
const STOPS = ".board [tabindex]";
/** The same, and what can be chosen in the question. */
const CHOICES = `${STOPS}, .ask [data-can][tabindex]`;

/** Where a digit jumps to: the first of these that is seen. @type {Record<string, string[]>} */
const PARTS = {
  1: ["#ask [data-can][tabindex]", "#ask .btn:not([hidden])", "#ask button:not([hidden])", "#ask"],
  2: [".board [tabindex='0']", ".board"],
  3: ["#hand button:not([hidden])", "#stubs button", "[data-hand] button", "#hand"],
  4: [".plate"],
  5: ["#log"],
};
const WORDS = "6";

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
  for (const node of document.querySelectorAll(CHOICES)) {
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

/** A place that can't be chosen now is called by its name too. @param {HTMLElement | SVGElement} node */
function named(node) {
  if (!node.dataset.label || (node.hasAttribute("aria-label") && node.getAttribute("role") !== "img")) return;
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", called(node));
}

/** Move the focus, to what takes none by itself as well. @param {Element} node */
function focus(node) {
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return;
  if (node.tabIndex < 0 && !node.hasAttribute("tabindex") && !(node instanceof HTMLButtonElement)) node.setAttribute("tabindex", "-1");
  named(node);
  node.focus();
}

/** Of all that can be chosen on the board one is a stop of the Tab key: what was reached last, or the first. */
export function rove() {
  const stops = [...document.querySelectorAll(STOPS)].filter(node => node.matches("[data-can], [data-held], [data-also]"));
  const seen = stops.filter(node => node.getClientRects().length);
  const here = seen.find(node => node === document.activeElement) ?? seen.find(node => node.hasAttribute("data-stop")) ?? seen[0];
  for (const node of stops) {
    node.setAttribute("tabindex", node === here ? "0" : "-1");
    node.toggleAttribute("data-stop", node === here);
  }
}

/** @param {string} digit */
function jump(digit) {
  for (const wanted of PARTS[digit] ?? []) {
    const found = [...document.querySelectorAll(wanted)].find(node => node.getClientRects().length);
    if (found) return focus(found);
  }
}

/**
 * From line to line in the log.
 * @param {Element} log @param {KeyboardEvent} event
 */
function read(log, event) {
  const lines = [...log.querySelectorAll("button")];
  const here = lines.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const steps = { ArrowUp: here < 0 ? lines.length - 1 : here - 1, ArrowDown: here < 0 ? lines.length - 1 : here + 1, Home: 0, End: lines.length - 1 };
  const next = lines[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {KeyboardEvent} event */
const isTyped = event => event.ctrlKey || event.metaKey || event.altKey
  || /** @type {Element} */ (event.target).closest("input, textarea, select, dialog") !== null;

/**
 * @param {(key: string) => void} click a key on the board
 * @param {() => boolean} putBack what is held; false if nothing was
 * @param {(step: number) => boolean} turn what is held; false if it can't be turned
 * @param {() => void} tell the board in words
 */
export function listen(click, putBack, turn, tell = () => {}) {
  document.addEventListener("focusin", event => {
    if (/** @type {Element} */ (event.target).closest(STOPS)) rove();
  });
  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && putBack()) return;
    if (event.key === "Escape" && /** @type {Element} */ (event.target).closest(".told-board")) return jump("1");
    if (isTyped(event)) return;
    if (TURNS[event.key] && turn(TURNS[event.key])) return;
    if (PARTS[event.key]) return jump(event.key);
    if (event.key === WORDS) {
      event.preventDefault();
      return tell();
    }
    const log = document.activeElement?.closest("#log");
    if (log) return read(log, event);
    const here = document.activeElement?.closest(CHOICES);
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
    if (target) focus(target);
  });
}
