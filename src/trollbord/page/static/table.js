// The table: shows what the server draws, holds the first click, sends what was picked.
import { lead, point } from "./beyond.js";
import { Choice } from "./choice.js";
import { wind } from "./clock.js";
import { listenToDrags } from "./drag.js";
import { clear, haunt } from "./ghost.js";
import { tick } from "./hourglass.js";
import { note, settle } from "./house.js";
import { listen } from "./keyboard.js";
import { Line, Reel } from "./live.js";
import { arrive, play, present, stands } from "./motion.js";
import { byKey, parse, patch } from "./patch.js";
import { isOn, sound, toggle } from "./sound.js";
import { fallen, listenToSwings, lying, playFall, typed } from "./tower.js";

/** @typedef {import("./live.js").Frame} Frame */

const { table = "" } = document.body.dataset;
const narrow = matchMedia("(max-width: 640px)");
const SEEN = `trollbord-seen-${table}`;
const HEARD = `trollbord-heard-${table}`;
let byKeyboard = false;
let lastPlace = { x: 0, y: 0 };

settle();

const choice = new Choice(
  (options, how) => {
    delete document.body.dataset.sheet;
    send(how ? { act: "pick", options, how } : { act: "pick", options });
  },
  keys => send({ act: "why", keys }),
  clear,
);

/** @param {Record<string, unknown>} message */
function send(message) {
  if (!line.say({ ...message, seq: line.seq })) note(document.body.dataset.offlineNote ?? "");
}

/** @param {Frame} frame */
async function show(frame) {
  if (frame.note) note(frame.note);
  if (frame.title) document.title = frame.title;
  if (frame.goto) return location.assign(frame.goto);
  const before = stands(), known = present();
  const fell = fallen(), lay = lying();
  const focused = document.activeElement?.id;
  const marks = performance.now();
  if (frame.page) {
    if (frame.whole) replace(frame.page);
    else patch(frame.page);
  }
  performance.measure("patch", { start: marks });
  if (frame.paths) ask(frame.paths);
  else choice.show();
  wind(option => choice.choose([option]));
  refocus(focused);
  for (const name of frame.sounds ?? []) sound(name);
  if (frame.yours) call();
  remember(frame.seq);
  scrollLogs();
  heard();
  tick();
  if (!frame.page) return;
  const falls = playFall(table, frame.whole ? fallen() : fell, lay);
  if (fallen() && fallen() !== fell && !frame.whole) await falls;
  if (!frame.whole) await play(before, known);
}

/**
 * A new question; a sheet that was opened for another one is put away.
 * @param {[string, string][]} paths
 */
function ask(paths) {
  if (paths.length && document.body.dataset.sheet !== "more") document.body.dataset.sheet = "";
  choice.offer(paths.map(([options, keys]) => ({ options: options.split(";"), keys: keys ? keys.split(" ") : [] })));
}

/** @param {Record<string, string>} page */
function replace(page) {
  for (const [key, markup] of Object.entries(page)) byKey(key)?.replaceWith(parse(markup));
  document.body.setAttribute("data-ready", "");
}

/** @param {string | undefined} key */
function refocus(key) {
  const now = document.activeElement;
  if (now && now !== document.body) return;
  const before = key ? byKey(key) : null;
  if (before instanceof HTMLElement || (before instanceof SVGElement && before.hasAttribute("tabindex"))) return before.focus();
  if (!byKeyboard) return;
  const choices = [...document.querySelectorAll("svg.board [data-can][tabindex]")];
  const far = (/** @type {Element} */ node) => {
    const box = node.getBoundingClientRect();
    return Math.hypot(box.x - lastPlace.x, box.y - lastPlace.y);
  };
  const [first] = choices.sort((one, two) => far(one) - far(two));
  if (first instanceof SVGElement) first.focus();
}

/** Your turn: a note where the page can't be seen. */
function call() {
  sound("turn");
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(document.title, { tag: table });
  notice.onclick = () => window.focus();
}

/** @param {number} seq */
function remember(seq) {
  if (!document.hidden) localStorage.setItem(SEEN, String(seq));
}

function scrollLogs() {
  for (const log of document.querySelectorAll("[data-newest]")) log.scrollTop = log.scrollHeight;
}

/** What was said since one last looked makes a mark on the pane's button. */
function heard() {
  const last = Number(byKey("talk")?.getAttribute("data-last") ?? 0);
  if (document.body.dataset.pane === "talk" && !document.hidden) localStorage.setItem(HEARD, String(last));
  document.body.toggleAttribute("data-unread", last > Number(localStorage.getItem(HEARD) ?? 0));
  for (const button of document.querySelectorAll("[data-act=pane]"))
    button.setAttribute("aria-pressed", String(button.getAttribute("data-arg") === document.body.dataset.pane));
}

const reel = new Reel(show, 6);
const line = new Line(
  since => {
    const seen = since >= 0 ? since : Number(localStorage.getItem(SEEN) ?? -1);
    const at = new URLSearchParams(location.search).get("at");
    return `/t/${table}/live?form=${narrow.matches ? "phone" : "desk"}&since=${seen}${at ? `&at=${encodeURIComponent(at)}` : ""}`;
  },
  frame => void reel.add(frame),
  isOpen => document.body.toggleAttribute("data-offline", !isOpen),
);

narrow.addEventListener("change", () => line.again());
document.addEventListener("visibilitychange", () => remember(line.seq));

/** @type {Record<string, (button: HTMLElement) => void>} */
const HERE = {
  "put-back": () => void choice.putBack(),
  turn: button => void choice.turn(Number(button.dataset.arg)),
  commit: () => choice.commit(),
  beyond: lead,
  sound: button => button.setAttribute("aria-pressed", String(toggle())),
  pane: button => {
    const name = button.dataset.arg ?? "";
    document.body.dataset.pane = document.body.dataset.pane === name ? "" : name;
    scrollLogs();
    heard();
  },
  sheet: button => {
    const name = button.dataset.arg ?? "";
    document.body.dataset.sheet = document.body.dataset.sheet === name ? "" : name;
    scrollLogs();
    point();
  },
};

/** @param {HTMLElement} button */
function act(button) {
  const name = button.dataset.act ?? "";
  if (HERE[name]) return HERE[name](button);
  const { arg } = button.dataset;
  send(arg === undefined ? { act: name } : { act: name, arg });
}

document.addEventListener("click", event => {
  arrive();
  const target = /** @type {Element} */ (event.target);
  const option = target.closest("[data-option]");
  if (option) return choice.choose([option.getAttribute("data-option") ?? ""]);
  const button = target.closest("[data-act]:not(form)");
  if (button instanceof HTMLElement) {
    event.preventDefault();
    return act(button);
  }
  const spot = target.closest("[data-on], .spot, [data-can], [data-held]");
  if (spot) return choice.click(spot.getAttribute("data-on") ?? spot.id);
  if (target.closest("svg.board")) choice.putBack();
});

document.addEventListener("submit", event => {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.dataset.type) {
    event.preventDefault();
    return send({ act: "type", options: typed(form) });
  }
  if (!(form instanceof HTMLFormElement) || !form.dataset.act) return;
  event.preventDefault();
  const field = form.elements.namedItem("text");
  if (field instanceof HTMLTextAreaElement) return send({ act: form.dataset.act, arg: field.value });
  if (!(field instanceof HTMLInputElement) || !field.value.trim()) return;
  send({ act: form.dataset.act, arg: field.value });
  field.value = "";
});

for (const name of ["pointerover", "focusin"])
  document.addEventListener(name, event => {
    const target = /** @type {Element} */ (event.target).closest("svg.board [data-can]");
    haunt(target, choice.held[choice.held.length - 1]);
  });

document.addEventListener("wheel", event => {
  const over = /** @type {Element} */ (event.target).closest("svg.board");
  if (over && choice.turn(Math.sign(event.deltaY))) event.preventDefault();
}, { passive: false });

document.addEventListener("pointerdown", () => { byKeyboard = false; });
document.addEventListener("keydown", () => {
  byKeyboard = true;
  const box = document.activeElement?.getBoundingClientRect();
  if (box) lastPlace = { x: box.x, y: box.y };
});
listen(key => choice.click(key), () => choice.putBack(), step => choice.turn(step));
listenToSwings(choice);
listenToDrags(choice);

for (const button of document.querySelectorAll('[data-act="sound"]')) button.setAttribute("aria-pressed", String(isOn()));
