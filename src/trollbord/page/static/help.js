// Help cards: drawn by the server, placed here beside what they explain; loaded when somebody first asks.
import { byKey, parse } from "./patch.js";

/** @typedef {import("./pointing.js").Question} Question */

const GAP = 12;
const narrow = matchMedia("(max-width: 640px)");
/** A picture of something that fills half of the board would show nothing new. */
const LARGEST = 0.5;

/** @type {HTMLElement | null} */
let card = null;
/** @type {Question | null} */
let asked = null;
/** @type {Element | null} what had the focus before */
let before = null;

/** @param {Question} question */
export function expect(question) {
  asked = question;
}

/**
 * Show a card that has come; the last question says where.
 * @param {string} markup
 */
export function open(markup) {
  const next = parse(markup);
  if (!(next instanceof HTMLElement) || !asked) return;
  const isSame = card?.dataset.key === next.dataset.key;
  if (isSame && card && !asked.stays) return;
  card?.remove();
  card = next;
  card.toggleAttribute("data-stays", asked.stays);
  picture(card);
  document.body.append(card);
  place(card, asked.at);
  if (!asked.stays) return;
  before = document.activeElement;
  card.focus({ preventScroll: true });
}

/** Close a card that was opened by resting the pointer. */
export function leave() {
  if (card && !card.hasAttribute("data-stays")) close();
}

export function close() {
  if (!card) return false;
  const held = card.contains(document.activeElement);
  card.remove();
  card = null;
  if (held && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true });
  return true;
}

/** The card stays until it is closed. */
export function pin() {
  card?.setAttribute("data-stays", "");
}

/** How far from its thing a card may go, in pixels, to leave the board free. */
const AWAY = 300;

/**
 * Beside the thing, or over the history: never over the question, over the thing only where there is no other room, and
 * over as little of the board as can be. On a phone the style sheet makes it a sheet.
 * @param {HTMLElement} shown @param {DOMRect} at
 */
function place(shown, at) {
  if (narrow.matches) return;
  const { offsetWidth: wide, offsetHeight: high } = shown;
  const [side, ask, board] = [".table .side", ".table .ask", ".table .board"].map(each => document.querySelector(each)?.getBoundingClientRect());
  const x = (at.left + at.right - wide) / 2, y = (at.top + at.bottom - high) / 2;
  const places = [[at.right + GAP, y], [at.left - GAP - wide, y], [x, at.top - GAP - high], [x, at.bottom + GAP]];
  if (side && ask) places.push([side.left, Math.min(y, ask.top - high - GAP)]);
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const highest = Math.max(8, Math.min(bar + 8, innerHeight - high - 8));
  const inside = places.map(([left, top]) => new DOMRect(
    Math.max(8, Math.min(left, innerWidth - wide - 8)), Math.max(highest, Math.min(top, innerHeight - high - 8)), wide, high));
  const cost = (/** @type {DOMRect} */ box) =>
    1e6 * shared(box, ask) + 1e4 * shared(box, at) + AWAY * shared(box, board) + away(box, at);
  const best = inside.reduce((least, box) => (cost(box) < cost(least) ? box : least));
  shown.style.left = `${Math.round(best.x)}px`;
  shown.style.top = `${Math.round(best.y)}px`;
}

/** Which share of a box lies over another. @param {DOMRect} box @param {DOMRect | undefined} other */
function shared(box, other) {
  if (!other) return 0;
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height);
}

/** The gap between two boxes. @param {DOMRect} box @param {DOMRect} other */
function away(box, other) {
  const x = Math.max(0, other.left - box.right, box.left - other.right);
  return Math.hypot(x, Math.max(0, other.top - box.bottom, box.top - other.bottom));
}

/**
 * The thing itself, enlarged, where the card has no picture.
 * @param {HTMLElement} shown
 */
function picture(shown) {
  const frame = shown.querySelector(".help-picture");
  const thing = byKey(shown.dataset.key ?? "");
  if (!frame || frame.childElementCount) return;
  const drawn = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement) ? enlarged(thing) : null;
  if (drawn) frame.append(drawn);
  else frame.remove();
}

/** @param {SVGGraphicsElement} thing */
function enlarged(thing) {
  const owner = thing.ownerSVGElement, box = thing.getBBox();
  const all = owner?.viewBox.baseVal;
  if (!owner || !all || !box.width || !box.height) return null;
  if (box.width * box.height > LARGEST * all.width * all.height) return null;
  const copy = /** @type {SVGElement} */ (thing.cloneNode(true));
  copy.removeAttribute("transform");
  for (const node of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...node.attributes])
      if (name === "id" || name.startsWith("data-") || name === "tabindex" || name.startsWith("aria-") || name === "role") node.removeAttribute(name);
  for (const title of copy.querySelectorAll("title, .hit")) title.remove();
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const looks = [...owner.classList, ...(thing.closest(".board")?.classList ?? [])];
  sheet.setAttribute("class", [...new Set(looks)].filter(name => name !== "board").join(" "));
  const edge = Math.max(box.width, box.height) * 0.06;
  sheet.setAttribute("viewBox", `${box.x - edge} ${box.y - edge} ${box.width + 2 * edge} ${box.height + 2 * edge}`);
  sheet.append(copy);
  return sheet;
}
