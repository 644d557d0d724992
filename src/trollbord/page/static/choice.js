// Choosing: an option is a path of clicks. The first click is held here, without asking the server.
import { point } from "./beyond.js";
import { rove } from "./keyboard.js";
import { byKey, called, lyingOn } from "./patch.js";

/**
 * @typedef {{options: string[], keys: string[]}} Path
 * What is picked, one after the other, and the keys that lead there, in order.
 */

export class Choice {
  /**
   * @param {(options: string[], how: string) => boolean | void} pick what to do when one path is left; false, if it can't be done now
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
    /** @type {string | null} how far the thing in hand was turned, if it was */
    this.dial = null;
  }

  /**
   * New options; what was held is put back.
   * @param {Path[]} paths
   */
  offer(paths) {
    this.paths = paths;
    this.held = [];
    this.dial = null;
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

  /** The keys that can be clicked next and are turns of one thing: only one of them is shown. */
  turns() {
    return [...this.next()].filter(key => byKey(key)?.hasAttribute("data-dial"));
  }

  /** The turn that is shown: as somebody turned it, else the best one, else the first. */
  shown() {
    const keys = this.turns();
    const turned = keys.find(key => byKey(key)?.getAttribute("data-dial") === this.dial);
    return turned ?? keys.find(key => byKey(key)?.hasAttribute("data-best")) ?? keys[0] ?? "";
  }

  /**
   * Turn the thing in hand; turns that are not allowed are passed over.
   * @param {number} step clockwise, or against the clock if it is negative
   */
  turn(step) {
    const angle = (/** @type {string} */ key) => Number(byKey(key)?.getAttribute("data-angle") ?? 0);
    const keys = this.turns().sort((one, two) => angle(one) - angle(two));
    if (!keys.length) return false;
    const next = keys[(keys.indexOf(this.shown()) + step + keys.length) % keys.length];
    this.dial = byKey(next)?.getAttribute("data-dial") ?? null;
    this.show();
    return true;
  }

  /** Do what is shown. */
  commit() {
    const key = this.shown();
    if (key) this.click(key);
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
    if (this.held.includes(key)) return this.shown() ? this.commit() : void this.putBack();
    const wasHeld = this.held;
    if (!this.next().has(key)) this.held = [];
    if (!this.next().has(key)) {
      this.held = wasHeld;
      return this.ask([...wasHeld, key]);
    }
    this.held = [...this.held, key];
    const left = this.open();
    const done = left.filter(({ keys }) => keys.length === this.held.length);
    if (done.length === 1 && left.length === 1) return this.choose(done[0].options);
    this.show();
  }

  /** @param {string[]} options @param {string} how in what manner, where that matters */
  choose(options, how = "") {
    if (this.pick(options, how) === false) this.putBack();
    else this.offer([]);
  }

  /** Mark what is held and what can be clicked; what lies on it is marked alike. */
  show() {
    const next = this.next();
    const held = new Set(this.held);
    const also = held.size ? new Set(this.paths.map(({ keys }) => keys[0]).filter(key => key && !held.has(key) && !next.has(key))) : [];
    const wanted = new Set([...next, ...held, ...also].flatMap(key => [byKey(key), ...lyingOn(key)]));
    for (const node of document.querySelectorAll("[data-can], [data-held], [data-also]"))
      if (!wanted.has(node)) clear(node);
    for (const key of next) mark(key, "data-can");
    for (const key of held) mark(key, "data-held");
    for (const key of also) mark(key, "data-also");
    this.stagger(next);
    this.showTurn();
    const open = new Set(this.open().map(path => path.options[0]));
    for (const node of document.querySelectorAll("[data-option]"))
      node.toggleAttribute("hidden", !open.has(node.getAttribute("data-option") ?? ""));
    document.body.toggleAttribute("data-holding", held.size > 0);
    rove();
    point();
    this.changed();
  }

  /** One turn is seen of the thing in hand, and whatever tells about it; what it would cover is not. */
  showTurn() {
    const shown = this.shown();
    for (const node of document.querySelectorAll("[data-shown]")) node.removeAttribute("data-shown");
    const there = new Set([...this.held, shown]);
    const turned = byKey(shown);
    turned?.setAttribute("data-shown", "");
    document.body.toggleAttribute("data-dialing", shown !== "");
    document.body.style.setProperty("--turned", `${turned?.getAttribute("data-angle") ?? 0}deg`);
    for (const node of document.querySelectorAll("[data-with]"))
      node.toggleAttribute("hidden", !(node.getAttribute("data-with") ?? "").split(" ").some(key => there.has(key)));
    for (const node of document.querySelectorAll("[data-off]"))
      node.toggleAttribute("data-covered", (node.getAttribute("data-off") ?? "").split(" ").some(key => there.has(key)));
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
      if (!(node instanceof SVGElement || node instanceof HTMLElement)) continue;
      const to = node.getBoundingClientRect();
      const far = Math.hypot(to.x - from.x, to.y - from.y) / Math.max(20, from.width);
      node.style.setProperty("--wait", `${Math.round(12 * far)}ms`);
    }
  }
}

/** What an element can be: next to be clicked, held, or another beginning. */
const DRAWN = "svg, .board, .ask figure";
const MARKS = ["data-can", "data-held", "data-also"];

/** @param {Element} node */
function clear(node) {
  for (const name of [...MARKS, "aria-pressed"]) node.removeAttribute(name);
  if (node.closest(DRAWN)) for (const name of ["tabindex", "role", "aria-label", "data-stop"]) node.removeAttribute(name);
}

/**
 * Mark an element one way and no other; it keeps the focus if it has it.
 * @param {string} key @param {string} name
 */
function mark(key, name) {
  const node = byKey(key);
  if (!node) return;
  for (const each of [node, ...lyingOn(key)]) {
    for (const other of MARKS) each.toggleAttribute(other, other === name);
  }
  if (name === "data-held") node.setAttribute("aria-pressed", "true");
  else node.removeAttribute("aria-pressed");
  if (!node.closest(DRAWN)) return;
  // Of the board one thing is a stop of the Tab key (`rove`); what lies in the question is a stop each.
  if (!node.closest(".board")) node.setAttribute("tabindex", "0");
  else if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
  node.setAttribute("role", "button");
  // A card with words on it is called by them.
  if (!(node instanceof HTMLElement && node.textContent?.trim())) node.setAttribute("aria-label", called(node) || key);
}
