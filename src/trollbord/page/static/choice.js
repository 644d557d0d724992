// Choosing: an option is a path of clicks. The first click is held here, without asking the server.
import { byKey } from "./patch.js";

/**
 * @typedef {{option: string, keys: string[]}} Path
 * An option and the keys that lead to it, in order.
 */

export class Choice {
  /**
   * @param {(option: string) => void} pick what to do when one option is left
   * @param {(keys: string[]) => void} ask what to do when nothing is (why not?)
   * @param {() => void} changed told whenever the held keys change
   */
  constructor(pick, ask, changed) {
    this.pick = pick;
    this.ask = ask;
    this.changed = changed;
    /** @type {Path[]} */
    this.paths = [];
    /** @type {string[]} */
    this.held = [];
  }

  /**
   * New options; what was held is put back.
   * @param {Path[]} paths
   */
  offer(paths) {
    this.paths = paths;
    this.held = [];
    this.show();
  }

  /** The paths that begin with what is held. */
  open() {
    return this.paths.filter(({ keys }) => this.held.every((key, index) => keys[index] === key));
  }

  /** The keys that can be clicked next. */
  next() {
    return new Set(this.open().map(({ keys }) => keys[this.held.length]).filter(key => key !== undefined));
  }

  putBack() {
    if (!this.held.length) return false;
    this.held = [];
    this.show();
    return true;
  }

  /**
   * Take a click on an element; a click on another beginning changes the hand.
   * @param {string} key
   */
  click(key) {
    if (this.held.includes(key)) return void this.putBack();
    const wasHeld = this.held;
    if (!this.next().has(key)) this.held = [];
    if (!this.next().has(key)) {
      this.held = wasHeld;
      return this.ask([...wasHeld, key]);
    }
    this.held = [...this.held, key];
    const left = this.open();
    const done = left.filter(({ keys }) => keys.length === this.held.length);
    if (done.length === 1 && left.length === 1) return this.choose(done[0].option);
    this.show();
  }

  /** @param {string} option */
  choose(option) {
    this.pick(option);
    this.offer([]);
  }

  /** Mark what is held and what can be clicked; what lies on it is marked alike. */
  show() {
    const next = this.next();
    const held = new Set(this.held);
    const wanted = new Set([...next, ...held].flatMap(key => [byKey(key), ...lyingOn(key)]));
    for (const node of document.querySelectorAll("[data-can], [data-held]")) if (!wanted.has(node)) clear(node);
    for (const key of next) mark(key, "data-can", "data-held");
    for (const key of held) mark(key, "data-held", "data-can");
    this.stagger(next);
    const open = new Set(this.open().map(path => path.option));
    for (const node of document.querySelectorAll("[data-option]"))
      node.toggleAttribute("hidden", !open.has(node.getAttribute("data-option") ?? ""));
    document.body.toggleAttribute("data-holding", held.size > 0);
    this.changed();
  }

  /**
   * Targets appear the nearest first, as seen from what is held.
   * @param {Set<string>} next
   */
  stagger(next) {
    const origin = byKey(this.held[this.held.length - 1] ?? "");
    if (!origin) return;
    const from = origin.getBoundingClientRect();
    for (const key of next) {
      const node = byKey(key);
      if (!(node instanceof SVGElement)) continue;
      const to = node.getBoundingClientRect();
      const far = Math.hypot(to.x - from.x, to.y - from.y) / Math.max(20, from.width);
      node.style.setProperty("--wait", `${Math.round(12 * far)}ms`);
    }
  }
}

/** @param {string} key */
const lyingOn = key => document.querySelectorAll(`[data-on="${CSS.escape(key)}"]`);

/** @param {Element} node */
function clear(node) {
  for (const name of ["data-can", "data-held", "aria-pressed"]) node.removeAttribute(name);
  if (node.closest("svg")) for (const name of ["tabindex", "role", "aria-label"]) node.removeAttribute(name);
}

/**
 * Mark an element one way and not the other; it keeps the focus if it has it.
 * @param {string} key @param {string} name @param {string} other
 */
function mark(key, name, other) {
  const node = byKey(key);
  if (!node) return;
  for (const each of [node, ...lyingOn(key)]) {
    each.setAttribute(name, "");
    each.removeAttribute(other);
  }
  if (name === "data-held") node.setAttribute("aria-pressed", "true");
  else node.removeAttribute("aria-pressed");
  if (!node.closest("svg")) return;
  node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
  node.setAttribute("aria-label", node.getAttribute("data-label") ?? key);
}
