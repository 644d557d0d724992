// Chalk: rings, boxes and arrows on the table with which somebody tells something, and where their note stands.
//
// Any element of the page draws by `data-chalk="ring c-A2 c-A3;arrow c-A2 c-A5;box card-1 card-2"`: keys of elements. A `.coach` in it
// is a note: it stands where it covers least and points at the key in `data-target`.
import { byKey, lyingOn } from "./patch.js";

const SVG = "http://www.w3.org/2000/svg";
const narrow = matchMedia("(max-width: 640px)");

/** What a note had better not cover, and how much each of it counts. */
const COSTS = /** @type {[string, number][]} */ ([
  ["[data-can], [data-held], [data-also]", 10],
  [".board .piece, .plate", 3],
  [".board .spot", 1],
]);
/** How much each thing counts that the note itself speaks of. */
const OWN = 20;
const STEP = 24, EDGE = 8, TAIL = 13;
/** Pixels beyond which a tail would cross the table; the chalk points well enough. */
const LONGEST = 40;
/** Pixels beyond which a ring would cover more than it shows. */
const LARGE = 150;
/** Before the name of a mark: this is what was done, drawn otherwise than what is told. */
const WAS = "was-";

/**
 * The place of an element, or of what stands for it, that can be seen.
 * @param {string} key
 */
function box(key) {
  for (const node of [byKey(key), ...lyingOn(key)]) {
    const rect = (node?.querySelector(":scope > .hit") ?? node)?.getBoundingClientRect();
    if (rect && rect.width && rect.height) return rect;
  }
  return null;
}

/** @param {DOMRect} rect */
const middle = rect => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, r: Math.max(rect.width, rect.height) / 2 });

/** A ring around what is small and about as wide as high; a frame around anything else. @param {DOMRect} rect */
function ring(rect) {
  const long = Math.max(rect.width, rect.height), short = Math.min(rect.width, rect.height);
  if (long > LARGE || long > 1.7 * short) return frame([rect]);
  const { x, y, r: half } = middle(rect);
  const r = half * 1.08;
  return `M${x + r} ${y}A${r} ${r * 0.96} 0 1 1 ${x + r * 0.93} ${y - r * 0.38}`;
}

/** @param {DOMRect[]} rects */
function frame(rects) {
  const gap = 6;
  const left = Math.min(...rects.map(each => each.left)) - gap, right = Math.max(...rects.map(each => each.right)) + gap;
  const top = Math.min(...rects.map(each => each.top)) - gap, bottom = Math.max(...rects.map(each => each.bottom)) + gap;
  return `M${left} ${top}H${right}V${bottom}H${left - 2}V${top + 8}`;
}

/** How far it is from the middle of a box to its edge in one direction. @param {DOMRect} rect @param {number} u @param {number} v */
const reach = (rect, u, v) => Math.min(rect.width / 2 / (Math.abs(u) || 1e-9), rect.height / 2 / (Math.abs(v) || 1e-9));

/** @param {DOMRect} from @param {DOMRect} to */
function arrow(from, to) {
  const a = middle(from), b = middle(to);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1, u = (b.x - a.x) / far, v = (b.y - a.y) / far;
  const out = reach(from, u, v) * 0.9, short = reach(to, u, v) * 0.35;
  const x = b.x - u * short, y = b.y - v * short;
  return `M${a.x + u * out} ${a.y + v * out}L${x} ${y}M${x - u * 17 - v * 11} ${y - v * 17 + u * 11}L${x} ${y}L${x - u * 17 + v * 11} ${y - v * 17 - u * 11}`;
}

/** @param {string} shape @param {DOMRect[]} rects @returns {string[]} */
function strokes(shape, rects) {
  if (shape.startsWith(WAS)) return strokes(shape.slice(WAS.length), rects);
  if (shape === "box") return rects.length ? [frame(rects)] : [];
  if (shape === "arrow") return rects.length > 1 ? [arrow(rects[0], rects[1])] : [];
  return rects.map(ring);
}

/**
 * The marks that an element asks for.
 * @param {Element} teller @returns {{shape: string, keys: string[]}[]}
 */
function marks(teller) {
  const written = (teller.getAttribute("data-chalk") ?? "").split(";").filter(Boolean);
  return written.map(mark => {
    const [shape, ...keys] = mark.split(" ");
    return { shape, keys };
  });
}

/** @param {string} css @param {string[]} paths @param {string[]} pens classes of the strokes, one above the other */
function overlay(css, paths, pens) {
  document.querySelector(`svg.${css}`)?.remove();
  if (!paths.length) return;
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", css);
  layer.setAttribute("aria-hidden", "true");
  for (const data of paths)
    for (const pen of pens) {
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("d", data);
      line.setAttribute("class", pen);
      layer.append(line);
    }
  document.body.append(layer);
}

/** What the marks say, for those who can't see them. @param {HTMLElement} teller */
function speak(teller) {
  const place = teller.querySelector("[data-chalk-words]");
  if (!place) return;
  const label = (/** @type {string} */ key) => byKey(key)?.getAttribute("data-label") ?? byKey(key)?.getAttribute("aria-label") ?? key.replace(/^[a-z]+-/, "");
  const said = marks(teller).map(({ shape, keys }) => `${teller.getAttribute(`data-${shape}`) ?? shape}: ${keys.map(label).join(", ")}.`);
  if (place.textContent !== said.join(" ")) place.textContent = said.join(" ");
}

/** @param {DOMRect} one @param {{left: number, top: number, right: number, bottom: number}} two */
const overlaps = (one, two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

/** Everything that may be in the way of a note, with what covering it costs. @param {string[]} own */
function obstacles(own) {
  /** @type {[DOMRect, number][]} */
  const found = [];
  for (const [what, cost] of COSTS)
    for (const node of document.querySelectorAll(what)) {
      const rect = (node.querySelector(":scope > .hit") ?? node).getBoundingClientRect();
      if (rect.width && rect.height) found.push([rect, cost]);
    }
  for (const key of own) {
    const rect = box(key);
    if (rect) found.push([rect, OWN]);
  }
  return found;
}

/**
 * How badly a thing is covered: something small wholly, something as large as half a note by the part of it that is hidden.
 * @param {DOMRect} thing @param {{left: number, top: number, right: number, bottom: number}} rect @param {number} room
 */
function weight(thing, rect, room) {
  const area = thing.width * thing.height;
  if (area < room / 2) return 1;
  const wide = Math.min(thing.right, rect.right) - Math.max(thing.left, rect.left);
  const high = Math.min(thing.bottom, rect.bottom) - Math.max(thing.top, rect.top);
  return 0.25 + 0.75 * wide * high / area;
}

/**
 * Put a note where it covers least, near what it speaks of.
 * @param {HTMLElement} note @param {string[]} own the keys it speaks of
 */
function settle(note, own) {
  const around = note.closest(".field")?.getBoundingClientRect();
  if (!around) return;
  const target = box(note.dataset.target ?? "") ?? around;
  const { x: tx, y: ty } = middle(target);
  const wide = note.offsetWidth, high = note.offsetHeight;
  const things = obstacles(own);
  let best = { cost: Infinity, x: around.left + EDGE, y: around.top + EDGE };
  const right = Math.max(around.left + EDGE, Math.min(around.right, innerWidth) - wide - EDGE);
  const bottom = Math.max(around.top + EDGE, Math.min(around.bottom, innerHeight) - high - EDGE);
  for (let y = around.top + EDGE; y <= bottom; y += STEP)
    for (let x = around.left + EDGE; x <= right; x += STEP) {
      const rect = { left: x - 4, top: y - 4, right: x + wide + 4, bottom: y + high + 4 };
      let cost = Math.hypot(x + wide / 2 - tx, y + high / 2 - ty) / 60;
      for (const [thing, each] of things) if (overlaps(thing, rect)) cost += each * weight(thing, rect, wide * high);
      if (cost < best.cost) best = { cost, x, y };
    }
  note.style.left = `${best.x}px`;
  note.style.top = `${best.y}px`;
}

/** The wedge from a note to the nearest edge of what it speaks of, if that is near. @param {HTMLElement} note @returns {string[]} */
function tail(note) {
  const to = box(note.dataset.target ?? "");
  const from = note.getBoundingClientRect();
  if (!to || overlaps(to, from)) return [];
  const gap = 8, cx = (from.left + from.right) / 2, cy = (from.top + from.bottom) / 2;
  const x = Math.max(to.left - gap, Math.min(to.right + gap, cx)), y = Math.max(to.top - gap, Math.min(to.bottom + gap, cy));
  if (x > from.left && x < from.right && y > from.top && y < from.bottom) return [];
  const isBeside = x < from.left || x > from.right;
  const edge = isBeside ? (x < from.left ? from.left + 2 : from.right - 2) : y < from.top ? from.top + 2 : from.bottom - 2;
  const [start, end, goal] = isBeside ? [from.top, from.bottom, y] : [from.left, from.right, x];
  const at = Math.max(start + 2 * TAIL, Math.min(end - 2 * TAIL, goal));
  if (Math.hypot((isBeside ? x : y) - edge, goal - at) > LONGEST) return [];
  return [isBeside ? `M${edge} ${at - TAIL}L${x} ${y}L${edge} ${at + TAIL}` : `M${at - TAIL} ${edge}L${x} ${y}L${at + TAIL} ${edge}`];
}

/** On a phone the note is a sheet, whose peak points at the column of what it speaks of. @param {HTMLElement} note */
function peak(note) {
  const sign = note.querySelector(".peak"), to = box(note.dataset.target ?? "");
  if (!(sign instanceof SVGElement)) return;
  sign.toggleAttribute("hidden", !to);
  if (to) sign.style.left = `${Math.max(16, Math.min(innerWidth - 44, middle(to).x - 14))}px`;
}

/**
 * Draw all chalk anew and put notes where they belong.
 * @param {boolean} moves whether notes may leave their place although they cover nothing that is needed
 */
export function draw(moves = true) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const past = [];
  /** @type {string[]} */
  const tails = [];
  for (const teller of document.querySelectorAll("[data-chalk], .coach")) {
    if (!(teller instanceof HTMLElement) || teller.hidden) continue;
    const own = marks(teller);
    for (const { shape, keys } of own)
      (shape.startsWith(WAS) ? past : lines).push(...strokes(shape, keys.map(box).filter(rect => rect !== null)));
    speak(teller);
    if (!teller.matches(".coach")) continue;
    if (narrow.matches) peak(teller);
    else {
      const keys = own.flatMap(mark => mark.keys);
      const covers = obstacles(keys).some(([rect, cost]) => cost >= 10 && overlaps(rect, teller.getBoundingClientRect()));
      if (moves || covers || !teller.style.left) settle(teller, keys);
      tails.push(...tail(teller));
    }
  }
  overlay("chalk-was", past, ["case", "sun"]);
  overlay("chalk", lines, ["case", "dust"]);
  overlay("coach-tail", tails, ["wedge"]);
}

let waits = false;

/** Draw with the next picture, once for all that has happened until then. */
export function soon() {
  if (!waits) requestAnimationFrame(() => {
    waits = false;
    draw(false);
  });
  waits = true;
}

addEventListener("resize", () => requestAnimationFrame(() => draw()));
document.addEventListener("scroll", soon, { capture: true, passive: true });
