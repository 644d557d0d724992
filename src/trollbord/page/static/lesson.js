// A lesson: the table with a coach. What the server says is shown as at any table; here are chalk, keys and progress.
import { remember } from "./progress.js";
import "./table.js";
import { draw, soon } from "./chalk.js";
import { lyingOn } from "./patch.js";

const { lesson = "" } = document.body.dataset;
let open = "";

const coach = () => document.getElementById("coach");

/** Remember the step, and let the server begin there if it has put the lesson away. */
function keep() {
  const plan = document.querySelector("[data-steps]");
  if (!(plan instanceof HTMLElement)) return;
  const { step = "", number = "1", steps = "1", over } = plan.dataset;
  remember(lesson, { step, number: Number(number), count: Number(steps), done: over !== undefined });
  document.body.dataset.query = `&step=${encodeURIComponent(step)}`;
}

/**
 * On a phone: open the sheet in which a note's target is seen, and shut any other. What stands for the target, such as a
 * card's stub, is enough: a sheet would lie over the note.
 * @param {string} key
 */
function uncover(key) {
  const target = document.getElementById(key);
  const stands = [target, ...lyingOn(key)].filter(node => node !== null);
  const doors = [...document.querySelectorAll('[data-act="sheet"]')].map(door => door.getAttribute("data-arg") ?? "");
  const isSeen = (/** @type {string} */ name) => {
    document.body.dataset.sheet = name;
    return !target || stands.some(node => node.getClientRects().length > 0);
  };
  if (!["", ...doors].some(isSeen)) document.body.dataset.sheet = "";
  stands.find(node => node.getClientRects().length > 0)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A new note: it is read first. One that was closed stays closed until the next comes. */
function read() {
  const note = coach();
  const now = note?.dataset.note ?? "";
  if (!note || now === open) return false;
  open = now;
  note.hidden = false;
  document.getElementById("coach-title")?.focus({ preventScroll: true });
  uncover(note.dataset.target ?? "");
  return true;
}

/** What a note invites to try in vain answers a click, even where the page has nothing to click otherwise. */
function invite() {
  for (const thing of document.querySelectorAll("[data-tried]")) {
    if (thing.getAttribute("data-on") === thing.id) thing.removeAttribute("data-on");
    thing.removeAttribute("data-tried");
  }
  for (const key of (coach()?.dataset.tries ?? "").split(" ").filter(Boolean)) {
    const thing = document.getElementById(key);
    if (!thing || thing.matches(".spot")) continue;
    if (!thing.matches("[data-on]")) thing.setAttribute("data-on", key);
    thing.setAttribute("data-tried", "");
  }
}

addEventListener("trollbord-shown", () => {
  keep();
  invite();
  document.querySelector(".plan .now")?.scrollIntoView({ block: "nearest" });
  draw(read());
  setTimeout(soon, 600); // when everything has come to rest
});
document.addEventListener("chosen", soon);
document.addEventListener("click", event => {
  const door = /** @type {Element} */ (event.target).closest("[data-act=sheet]");
  const target = document.getElementById(coach()?.dataset.target ?? "");
  if (door && !door.hasAttribute("data-on") && target?.getClientRects().length) target.scrollIntoView({ block: "nearest", inline: "center" });
  soon(); // a sheet may have come or gone
});

/** @param {string} acts */
function press(acts) {
  const button = document.querySelector(acts.split(" ").map(act => `[data-act="${act}"]`).join(", "));
  if (button instanceof HTMLElement) button.click();
}

document.addEventListener("keydown", event => {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const note = coach();
  if (event.key === "Escape" && note && !document.body.hasAttribute("data-holding")) {
    note.hidden = true;
    draw();
  } else if (event.key === "n" || event.key === "N") {
    if (note?.hidden) {
      note.hidden = false;
      draw();
    } else press("next retry");
  } else if (event.key === "s" || event.key === "S") press("show-me");
});
