// Motion: what moved slides or flies, what is new drops or spreads. Times come from the style sheet's tokens.
import { calm } from "./comfort.js";
import { byKey } from "./patch.js";

const style = getComputedStyle(document.documentElement);

/** @param {string} token */
const time = token => parseFloat(style.getPropertyValue(token)) || 0;
/** @param {string} token */
const easing = token => style.getPropertyValue(token).trim() || "ease-out";

/**
 * @typedef {{node: Element, picture: Node | null, place: string | null, box: DOMRect, purse: number | null}} Stand
 * Where something that can move stood before a patch, and how much lay in it, if it is a purse.
 */

/**
 * The drawing whose coordinates an element's transform means, if it is drawn.
 * @param {Element} node
 */
const pictureOf = node => (node instanceof SVGElement ? node.ownerSVGElement : null);

/** @param {Element} node */
const purse = node => (node.hasAttribute("data-purse") ? Number(node.getAttribute("data-purse")) : null);

/** Remember where everything that can move stands. */
export function stands() {
  /** @type {Map<string, Stand>} */
  const found = new Map();
  for (const node of document.querySelectorAll(".mover, [data-fly], [data-leave], [data-purse]"))
    found.set(node.id, { node, picture: pictureOf(node), place: node.getAttribute("transform"), box: node.getBoundingClientRect(), purse: purse(node) });
  return found;
}

/** The keys of what can enter with a motion of its own. */
export const present = () => new Set([...document.querySelectorAll("[data-enter]")].map(node => node.id));

/**
 * Play what a patch has changed; resolves when everything lies still.
 * @param {Map<string, Stand>} before @param {Set<string>} known
 */
export function play(before, known) {
  if (calm.matches) return Promise.resolve();
  /** @type {Animation[]} */
  const running = [];
  for (const [key, stood] of before) {
    const now = byKey(key);
    if (stood.purse !== null) continue;
    if (now instanceof SVGElement || now instanceof HTMLElement) running.push(...moved(now, stood));
  }
  const gone = new Map([...before].filter(([key]) => !byKey(key)));
  for (const node of document.querySelectorAll("[data-enter]"))
    if (!known.has(node.id)) running.push(entered(node, gone));
  for (const stood of gone.values()) running.push(...left(stood));
  running.push(...paid(before));
  const still = Promise.allSettled(running.map(animation => animation.finished));
  return Promise.race([still, new Promise(resolve => setTimeout(resolve, 1200))]);
}

/**
 * @typedef {{node: Element | null, box: DOMRect, change: number}} Purse
 * Where something was put or taken, and how much.
 */

/**
 * Coins and goods fly from purses that were lightened to those that were filled, each kind for itself.
 * @param {Map<string, Stand>} before @returns {Animation[]}
 */
function paid(before) {
  /** @type {Map<string, Purse[]>} */
  const kinds = new Map();
  for (const [key, { purse: had }] of before) {
    const node = byKey(key);
    const has = node && purse(node);
    const box = node?.getBoundingClientRect();
    if (!node || !box?.width || had === null || has === null || has === had) continue;
    const kind = node.getAttribute("data-kind") ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), { node, box, change: has - had }]);
  }
  return [...kinds.values()].flatMap(exchanged);
}

/**
 * What one kind of purses exchanged; the rest comes from the bank, or goes there: what they name, or the board.
 * @param {Purse[]} purses @returns {Animation[]}
 */
function exchanged(purses) {
  const board = document.querySelector(".board");
  const bank = byKey(purses[0].node?.getAttribute("data-bank") ?? "") ?? board;
  const box = [bank, board].map(node => node?.getBoundingClientRect()).find(found => found?.width);
  if (!box) return [];
  const rest = { node: null, box, change: -purses.reduce((sum, { change }) => sum + change, 0) };
  const givers = [...purses, rest].filter(({ change }) => change < 0), takers = [...purses, rest].filter(({ change }) => change > 0);
  const picture = purses[0].node?.querySelector("svg") ?? null;
  /** @type {Animation[]} */
  const flights = [];
  for (const taker of takers)
    for (const giver of givers) {
      const amount = Math.min(taker.change, -giver.change);
      for (let coin = 0; coin < Math.min(COINS, amount); coin++) flights.push(toss(giver.box, taker.box, coin, picture));
      taker.change -= amount;
      giver.change += amount;
    }
  return flights;
}

/** So many coins fly at most; more are as many. */
const COINS = 5;

/**
 * One coin, or one of the things in the purse, a little after the one before.
 * @param {DOMRect} from @param {DOMRect} to @param {number} order @param {SVGSVGElement | null} picture
 */
function toss(from, to, order, picture) {
  const coin = picture ? /** @type {SVGSVGElement} */ (picture.cloneNode(true)) : document.createElement("i");
  coin.setAttribute("class", picture ? "ghost good" : "ghost coin");
  document.body.append(coin);
  const middle = (/** @type {DOMRect} */ box) => ({ x: box.x + box.width / 2 - 11, y: box.y + box.height / 2 - 11 });
  const start = middle(from), end = middle(to);
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) / 5);
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  const frames = [start, half, end].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  const flight = coin.animate(frames, { duration: time("--t-fly"), delay: 70 * order, easing: easing("--ease-slide"), fill: "backwards" });
  flight.finished.catch(() => undefined).finally(() => coin.remove());
  return flight;
}

/** Let everything that moves arrive at once. */
export function arrive() {
  for (const animation of document.getAnimations()) if (animation.playState === "running") animation.finish();
}

/** @param {SVGElement | HTMLElement} node @param {Stand} stood @returns {Animation[]} */
function moved(node, stood) {
  const place = node.getAttribute("transform");
  if (pictureOf(node) && pictureOf(node) === stood.picture && place !== null && stood.place !== null)
    return place === stood.place ? [] : [slide(node, stood.place, place)];
  const box = node.getBoundingClientRect();
  if (!box.width || !stood.box.width) return []; // it was or is where nobody looks
  const still = Math.hypot(box.x - stood.box.x, box.y - stood.box.y) < 2;
  return still ? [] : [fly(node, stood.box, box)];
}

/** @param {string} transform */
function point(transform) {
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? "").split(/[ ,]+/).map(Number);
  return { x, y };
}

/**
 * The points that a piece passes on its way.
 * @param {Element} node
 */
function way(node) {
  const points = (node.getAttribute("data-way") ?? "").split(" ").filter(Boolean);
  return points.map(pair => ({ x: Number(pair.split(",")[0]), y: Number(pair.split(",")[1]) }));
}

/**
 * A piece goes along its line: farther takes a little longer.
 * @param {SVGElement | HTMLElement} node @param {string} from @param {string} to
 */
function slide(node, from, to) {
  const start = point(from), end = point(to);
  const stops = [start, ...way(node), end];
  const steps = stops.map((stop, index) => (index ? Math.hypot(stop.x - stops[index - 1].x, stop.y - stops[index - 1].y) : 0));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const duration = Math.min(620, time("--t-slide") + 60 * Math.max(0, length / 100 - 1));
  const size = /scale\([^)]*\)/.exec(to)?.[0] ?? "";
  let gone = 0;
  const frames = stops.map((stop, index) => {
    gone += steps[index];
    return { transform: `translate(${stop.x}px, ${stop.y}px) ${size}`.trim(), offset: length ? gone / length : index };
  });
  return node.animate(frames, { duration, easing: easing("--ease-slide") });
}

/**
 * Something changes its zone: a ghost of it flies in a low arc over everything else.
 * @param {SVGElement | HTMLElement} node @param {DOMRect} from @param {DOMRect} to
 */
function fly(node, from, to) {
  const ghost = ghostOf(node, to);
  document.body.append(ghost);
  node.style.visibility = "hidden";
  const scale = to.width ? from.width / to.width : 1;
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const frames = [
    { transform: `translate(${from.x}px, ${from.y}px) scale(${scale})` },
    { transform: `translate(${half.x}px, ${half.y}px) scale(${(scale + 1) / 2})` },
    { transform: `translate(${to.x}px, ${to.y}px)` },
  ];
  const flight = ghost.animate(frames, { duration: time("--t-fly"), easing: easing("--ease-slide") });
  flight.finished.catch(() => undefined).finally(() => {
    ghost.remove();
    node.style.visibility = "";
  });
  return flight;
}

/** @param {SVGElement | HTMLElement} node @param {DOMRect} box */
function ghostOf(node, box) {
  const copy = /** @type {SVGElement | HTMLElement} */ (node.cloneNode(true));
  for (const inner of [copy, ...copy.querySelectorAll("[id]")]) inner.removeAttribute("id");
  /** @type {SVGElement | HTMLElement} */
  let ghost = copy;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const inner = node.getBBox();
    copy.removeAttribute("transform");
    ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    ghost.append(copy);
  }
  ghost.classList.add("ghost");
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  return ghost;
}

/**
 * Something new: it comes from where a like thing has gone, falls, rolls, turns up or appears.
 * @param {Element} node @param {Map<string, Stand>} gone what has gone, and is not yet taken for something that came
 */
function entered(node, gone) {
  const way = node.getAttribute("data-enter");
  const from = [...gone.keys()].find(key => key.startsWith(`${node.getAttribute("data-from")}-`));
  const stood = gone.get(from ?? "");
  if (from && stood?.place && node instanceof SVGElement) {
    gone.delete(from);
    return slide(node, stood.place, node.getAttribute("transform") ?? "");
  }
  const origin = byKey(node.getAttribute("data-comes") ?? "");
  if (origin && (node instanceof SVGElement || node instanceof HTMLElement)) return come(node, origin.getBoundingClientRect());
  if (way === "drop") return drop(node);
  const delay = Math.min(300, (way === "roll" ? 140 : 30) * Number(node.getAttribute("data-order") ?? 0));
  const options = { duration: time("--t-reveal"), delay, easing: easing("--ease-out"), fill: /** @type {const} */ ("backwards") };
  return node.animate(ENTERING[way ?? ""] ?? ENTERING.tint, options);
}

/**
 * Something new flies in from the middle of what it came from, in its own size.
 * @param {SVGElement | HTMLElement} node @param {DOMRect} from
 */
function come(node, from) {
  const to = node.getBoundingClientRect();
  const start = new DOMRect(from.x + (from.width - to.width) / 2, from.y + (from.height - to.height) / 2, to.width, to.height);
  return fly(node, start, to);
}

/** @type {Record<string, Keyframe[]>} */
const ENTERING = {
  tint: [{ opacity: 0 }, { opacity: 1 }],
  turn: [{ transform: "scaleX(0)" }, { transform: "none" }],
  roll: [
    { transform: "translate(-60px, -18px) rotate(-540deg)", opacity: 0 },
    { transform: "translate(-16px, 3px) rotate(-120deg)", opacity: 1 },
    { transform: "none" },
  ],
};

/**
 * Something has left the drawing: it tips over and fades.
 * @param {Stand} stood @returns {Animation[]}
 */
function left({ node, picture, place }) {
  if (!node.hasAttribute("data-leave") || !(picture instanceof SVGSVGElement) || !picture.isConnected || place === null) return [];
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const body = /** @type {SVGElement} */ (node.cloneNode(true));
  for (const inner of [body, ...body.querySelectorAll("[id]")]) inner.removeAttribute("id");
  ghost.setAttribute("class", `leaving ${look(node)}`);
  ghost.append(body);
  picture.append(ghost);
  const { x, y } = point(place);
  const frames = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) rotate(70deg) translate(${-x}px, ${-y}px)`, opacity: 0 }];
  const fall = ghost.animate(frames, { duration: time("--t-drop") * 1.4, easing: easing("--ease-drop") });
  fall.finished.catch(() => undefined).finally(() => ghost.remove());
  return [fall];
}

/**
 * The class that painted something: its own, or that of what it stood in.
 * @param {Element} node
 */
const look = node => /\bs-\w+/.exec(`${node.getAttribute("class")} ${node.getAttribute("data-look") ?? ""}`)?.[0] ?? "";

/**
 * A stone is set down: it falls, then settles.
 * @param {Element} node
 */
function drop(node) {
  const { x, y } = point(node.getAttribute("transform") ?? "");
  const at = (/** @type {number} */ high) => `translate(${x}px, ${y - high}px)`;
  return node.animate(
    [
      { transform: at(46), opacity: 0, easing: easing("--ease-drop") },
      { transform: at(0), opacity: 1, offset: 0.8 },
      { transform: at(2), offset: 0.9 },
      { transform: at(0) },
    ],
    { duration: time("--t-drop") },
  );
}
