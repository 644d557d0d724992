// Motion: what moved slides or flies, what is new drops or spreads. Times come from the style sheet's tokens.
import { byKey } from "./patch.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const style = getComputedStyle(document.documentElement);

/** @param {string} token */
const time = token => parseFloat(style.getPropertyValue(token)) || 0;
/** @param {string} token */
const easing = token => style.getPropertyValue(token).trim() || "ease-out";

/**
 * @typedef {{node: Element, picture: Node | null, place: string | null, box: DOMRect}} Stand
 * Where something that can move stood before a patch.
 */

/**
 * The drawing whose coordinates an element's transform means, if it is drawn.
 * @param {Element} node
 */
const pictureOf = node => (node instanceof SVGElement ? node.ownerSVGElement : null);

/** Remember where everything that can move stands. */
export function stands() {
  /** @type {Map<string, Stand>} */
  const found = new Map();
  for (const node of document.querySelectorAll(".mover, [data-fly], [data-leave]"))
    found.set(node.id, { node, picture: pictureOf(node), place: node.getAttribute("transform"), box: node.getBoundingClientRect() });
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
    if (now instanceof SVGElement || now instanceof HTMLElement) running.push(...moved(now, stood));
  }
  const gone = new Map([...before].filter(([key]) => !byKey(key)));
  for (const node of document.querySelectorAll("[data-enter]"))
    if (!known.has(node.id)) running.push(entered(node, gone));
  for (const stood of gone.values()) running.push(...left(stood));
  const still = Promise.allSettled(running.map(animation => animation.finished));
  return Promise.race([still, new Promise(resolve => setTimeout(resolve, 1200))]);
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
 * A piece goes along its line: farther takes a little longer.
 * @param {SVGElement | HTMLElement} node @param {string} from @param {string} to
 */
function slide(node, from, to) {
  const start = point(from), end = point(to);
  const cells = Math.hypot(end.x - start.x, end.y - start.y) / 100;
  const duration = Math.min(620, time("--t-slide") + 60 * Math.max(0, cells - 1));
  const at = (/** @type {{x: number, y: number}} */ place) => `translate(${place.x}px, ${place.y}px)`;
  return node.animate([{ transform: at(start) }, { transform: at(end) }], { duration, easing: easing("--ease-slide") });
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
  if (way === "drop") return drop(node);
  const delay = Math.min(300, (way === "roll" ? 140 : 30) * Number(node.getAttribute("data-order") ?? 0));
  const options = { duration: time("--t-reveal"), delay, easing: easing("--ease-out"), fill: /** @type {const} */ ("backwards") };
  return node.animate(ENTERING[way ?? ""] ?? ENTERING.tint, options);
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
