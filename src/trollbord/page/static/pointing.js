// Pointing at things: a rest of the pointer, a long press, a key, or the tool "What is this?" ask what lies there.
import { preference } from "./comfort.js";

/** @typedef {{keys: string[], at: DOMRect, stays: boolean}} Question
 * The keys under a point, the foremost first, where that is, and whether the card stays until it is closed. */

const REST = 450, PRESS = 420, FAR = 10, GRACE = 260;
const ELSEWHERE = "dialog, .ask, .log, .nav, .pane, .talk, .notes, .sheet .nav, .help-card, .more, .film";

/** @param {Element} node */
const keyOf = node => node.closest("[data-help], [id]");

/** @param {Element} node */
export const nameOf = node => node.getAttribute("data-help") ?? node.id;

/**
 * Whether it is part of the game, and no button, log or question; things that lie in a question say so.
 * @param {Element} node
 */
function isDrawn(node) {
  if (node.closest(".table") === null || node.id === "page") return false;
  return node.closest(ELSEWHERE) === null || node.closest(".ask [data-things]") !== null;
}

/**
 * The keyed elements under a point, the foremost first; invisible targets come after what is drawn below them, and what
 * holds a target, such as the board, comes last.
 * @param {number} x @param {number} y
 */
export function under(x, y) {
  document.documentElement.setAttribute("data-pointing", "");
  const hit = document.elementsFromPoint(x, y);
  document.documentElement.removeAttribute("data-pointing");
  if (!hit[0] || !isDrawn(hit[0])) return [];
  const found = new Set(hit.filter(isDrawn).map(keyOf).filter(node => node !== null));
  const spots = [...found].filter(node => node.matches("svg .spot"));
  const holds = [...found].filter(node => !spots.includes(node) && spots.some(spot => node.contains(spot)));
  const drawn = [...found].filter(node => !spots.includes(node) && !holds.includes(node));
  return [...drawn, ...spots, ...holds];
}

/**
 * What an element is asked by: its own key, and those of what holds it.
 * @param {Element} node
 */
function around(node) {
  /** @type {Element[]} */
  const found = [];
  for (let up = keyOf(node); up && isDrawn(up); up = up.parentElement ? keyOf(up.parentElement) : null) found.push(up);
  return found;
}

/** @param {Element[]} nodes @param {boolean} stays @returns {Question | null} */
function question(nodes, stays) {
  const all = [...new Set([...nodes, ...nodes.slice(0, 1).flatMap(around)])];
  return nodes[0] ? { keys: all.map(nameOf).slice(0, 12), at: nodes[0].getBoundingClientRect(), stays } : null;
}

/**
 * @param {(question: Question) => void} ask
 * @param {() => void} leave the pointer has left thing and card
 * @param {() => boolean} isBusy while something is held, rest asks nothing
 */
function listenToPointing(ask, leave, isBusy) {
  let rest = 0, press = 0, away = 0;
  let swallow = false;
  let from = { x: 0, y: 0 };

  /** @param {number} x @param {number} y @param {boolean} stays */
  const wonder = (x, y, stays) => {
    const asked = question(under(x, y), stays);
    if (asked) ask(asked);
    return asked !== null;
  };
  const isExplaining = () => document.body.hasAttribute("data-explaining");

  document.addEventListener("pointermove", event => {
    if (event.pointerType === "touch") {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) clearTimeout(press);
      return;
    }
    clearTimeout(rest);
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.(".help-card")) return clearTimeout(away);
    clearTimeout(away);
    away = setTimeout(leave, GRACE);
    if (event.buttons || isBusy() || !isDrawn(target) || preference("cards") === "asked") return;
    const { clientX, clientY } = event;
    rest = setTimeout(() => wonder(clientX, clientY, false), REST);
  });
  document.addEventListener("pointerdown", event => {
    clearTimeout(rest);
    clearTimeout(press);
    swallow = false;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") return;
    press = setTimeout(() => { swallow = wonder(from.x, from.y, true); }, PRESS);
  });
  for (const name of ["pointerup", "pointercancel", "scroll"])
    document.addEventListener(name, () => clearTimeout(press), { capture: true, passive: true });
  document.addEventListener("contextmenu", event => {
    if (swallow) event.preventDefault();
  });
  document.addEventListener("click", event => {
    const target = /** @type {Element} */ (event.target);
    if (isExplaining() && isDrawn(target)) {
      wonder(event.clientX, event.clientY, true);
      swallow = true;
    }
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  document.addEventListener("keydown", event => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !["?", "i", "I"].includes(event.key)) return;
    const here = document.activeElement;
    const asked = here && isDrawn(here) ? question(around(here), true) : null;
    if (asked) ask(asked);
    else if (event.key === "?") explain();
  });
}

/** Let every press explain instead of acting, until this is asked again. */
export function explain() {
  const isOn = document.body.toggleAttribute("data-explaining");
  for (const button of document.querySelectorAll("[data-act=what]")) button.setAttribute("aria-pressed", String(isOn));
  for (const dialog of document.querySelectorAll("dialog[open]")) if (dialog instanceof HTMLDialogElement) dialog.close();
  return isOn;
}

/** @type {Promise<typeof import("./help.js")> | null} */
let loading = null;

/**
 * The cards, loaded when somebody first asks for one. One promise serves all: two imports of one module may end in any
 * order, and a card must not come before the question that it answers.
 */
function helping() {
  loading ??= import("./help.js").catch(fault => {
    loading = null; // without a connection: the next question tries again
    throw fault;
  });
  return loading;
}

/** @param {string} markup a card that the server has drawn */
export function showHelp(markup) {
  void helping().then(help => help.open(markup));
}

export function closeHelp() {
  if (document.querySelector(".help-card")) void helping().then(help => help.close());
}

/**
 * Ask the server about what is pointed at, and close cards that are not wanted any more.
 * @param {(message: Record<string, unknown>) => void} send
 * @param {() => boolean} isBusy
 */
export function listenToHelp(send, isBusy) {
  listenToPointing(
    asked => {
      void helping().then(help => help.expect(asked));
      send({ act: "help", keys: asked.keys });
    },
    () => void (document.querySelector(".help-card") && helping().then(help => help.leave())),
    isBusy,
  );
  document.addEventListener("keydown", event => {
    if (event.key === "Escape") closeHelp();
    if (event.key.toLowerCase() === "p" && document.querySelector(".help-card")) void helping().then(help => help.pin());
  });
  document.addEventListener("pointerdown", event => {
    if (!(/** @type {Element} */ (event.target).closest(".help-card"))) closeHelp();
  });
}
