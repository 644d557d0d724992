// Choices that lie out of sight: an arrow at the edge of whatever scrolls shows where, and leads there; a tab of the sheet
// that holds them is marked.
import { calm } from "./comfort.js";
import { lyingOn } from "./patch.js";

/** How much of a choice has to be seen, so that it needs no arrow. */
const ENOUGH = 0.6;
const GLOWS = "[data-can], .acts [data-option]:not([hidden])";
/** Of the turns of one thing only one is shown, and what it covers can wait. */
const CHOICES = "[data-can]:not([data-dial]:not([data-shown]), [data-covered])";

/** @type {Map<HTMLElement, Element>} each arrow, and the first choice beyond its edge */
const arrows = new Map();
let waits = false;

/**
 * The part of the page in which something is scrolled, if it is in one.
 * @param {Element} node
 */
function scrolledIn(node) {
  for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const tall = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1;
    const wide = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1;
    if (tall || wide) return up;
  }
  return null;
}

/**
 * The edge beyond which something lies; none if enough of it is seen.
 * @param {DOMRect} box @param {DOMRect} around
 */
function edge(box, around) {
  const high = (1 - ENOUGH) * box.height, wide = (1 - ENOUGH) * box.width;
  if (box.bottom > around.bottom + high) return "down";
  if (box.top < around.top - high) return "up";
  if (box.right > around.right + wide) return "right";
  return box.left < around.left - wide ? "left" : "";
}

/** @param {string} side @param {DOMRect} around @param {Element} choice */
function arrow(side, around, choice) {
  const sign = document.createElement("button");
  sign.className = `beyond ${side}`;
  sign.dataset.act = "beyond";
  sign.tabIndex = -1;
  sign.setAttribute("aria-hidden", "true"); // the keyboard scrolls by itself
  const upright = side === "up" || side === "down";
  sign.style.left = `${upright ? (around.left + around.right) / 2 : side === "left" ? around.left : around.right}px`;
  sign.style.top = `${upright ? (side === "up" ? around.top : around.bottom) : (around.top + around.bottom) / 2}px`;
  document.body.append(sign);
  arrows.set(sign, choice);
}

/** Point at all that glows out of sight. */
export function point() {
  waits = false;
  for (const sign of arrows.keys()) sign.remove();
  arrows.clear();
  const pointed = new Set();
  for (const choice of document.querySelectorAll(GLOWS)) {
    const box = choice.getBoundingClientRect();
    const scroller = box.width && !choice.closest("svg") ? scrolledIn(choice) : null;
    if (!scroller) continue;
    const around = scroller.getBoundingClientRect();
    const side = edge(box, around);
    const place = `${side} ${around.x} ${around.y}`;
    if (!side || pointed.has(place)) continue;
    pointed.add(place);
    arrow(side, around, choice);
  }
  markTabs();
}

/**
 * Whether enough of a choice is seen where it lies; the arrows see to what scrolls.
 * @param {Element} choice
 */
function isSeen(choice) {
  const box = choice.getBoundingClientRect();
  const board = choice.closest(".board");
  return box.width > 0 && !(board && edge(box, board.getBoundingClientRect()));
}

/** Mark the tabs of sheets with choices that are nowhere to be seen. */
function markTabs() {
  const tabs = document.querySelectorAll("[data-holds]");
  if (!tabs.length) return;
  const unseen = [...document.querySelectorAll(CHOICES)].filter(choice => ![choice, ...lyingOn(choice.id)].some(isSeen));
  for (const tab of tabs) {
    const holds = tab.getAttribute("data-holds") ?? "";
    const leads = tab.toggleAttribute("data-leads", unseen.some(choice => choice.matches(holds)));
    if (leads) tab.setAttribute("aria-label", `${tab.textContent}: ${tab.getAttribute("data-said")}`);
    else tab.removeAttribute("aria-label");
  }
}

/** @param {Element} sign an arrow that was pressed */
export function lead(sign) {
  const choice = sign instanceof HTMLElement ? arrows.get(sign) : undefined;
  choice?.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "auto" : "smooth" });
}

function soon() {
  if (!waits) requestAnimationFrame(point);
  waits = true;
}

addEventListener("resize", soon);
document.addEventListener("scroll", soon, { capture: true, passive: true });
