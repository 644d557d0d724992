// The table: shows what the server draws, holds the first click, sends what was picked.
import { lead, point } from "./beyond.js";
import { hangDoor, remember as cite } from "./book_door.js";
import { Choice } from "./choice.js";
import { wind } from "./clock.js";
import { listenToDrags } from "./drag.js";
import { clear, haunt } from "./ghost.js";
import { tick } from "./hourglass.js";
import { isChosen, onPreference, preference } from "./comfort.js";
import { note, settle } from "./house.js";
import { listen } from "./keyboard.js";
import { Line, Reel } from "./live.js";
import { arrive, play, present, stands } from "./motion.js";
import { byKey, parse, patch } from "./patch.js";
import { closeHelp, explain, listenToHelp, nameOf, showHelp, under } from "./pointing.js";
import { isOn, sound, toggle } from "./sound.js";
import { fit, listenToZoom, zoomed } from "./zoom.js";
import { fallen, hasTower, lying, typed } from "./fall.js";

/** @typedef {import("./live.js").Frame} Frame */

const { table = "" } = document.body.dataset;
const narrow = matchMedia("(max-width: 640px)");
const SEEN = `trollbord-seen-${table}`;
const HEARD = `trollbord-heard-${table}`;
const WORDS = "trollbord-words";
let title = document.title;
let byKeyboard = false;
let lastPlace = { x: 0, y: 0 };

settle();
hangDoor();

const choice = new Choice(
  (options, how) => {
    delete document.body.dataset.sheet;
    picked = how ? { options, how } : { options };
    const confirms = preference("confirm");
    return send(confirms === "never" ? { act: "pick", ...picked } : { act: "sure", arg: confirms, ...picked });
  },
  keys => void send({ act: "why", keys }),
  () => {
    clear();
    document.dispatchEvent(new Event("chosen"));
  },
);

/** What was picked last, until somebody is sure. @type {Record<string, unknown>} */
let picked = {};

/** @param {string} text What is asked before a pick counts; nothing, if nothing is. */
function makeSure(text) {
  const bar = document.getElementById("sure");
  if (!bar) return;
  bar.toggleAttribute("hidden", !text);
  const said = bar.querySelector("p");
  if (said) said.textContent = text;
  if (text) bar.querySelector("button")?.focus();
}

/** Whether it was sent; if not, that is said. @param {Record<string, unknown>} message */
function send(message) {
  const isSent = line.say({ ...message, seq: line.seq });
  if (!isSent) note(document.body.dataset.offlineNote ?? "");
  return isSent;
}

/** A pick that nobody has answered yet is on its way: that is said until something is heard. @param {boolean} isWaiting */
function unsent(isWaiting) {
  const place = document.querySelector(".offline");
  if (!place || document.body.hasAttribute("data-unsent") === isWaiting) return;
  document.body.toggleAttribute("data-unsent", isWaiting);
  place.textContent = (isWaiting ? document.body.dataset.unsentNote : document.body.dataset.offlineNote) ?? "";
}

/** @param {Frame} frame */
function hear(frame) {
  if (frame.refusal) refuse(frame.refusal);
  if (frame.help) return showHelp(frame.help);
  if (frame.told) return answer(frame.told);
  if (frame.picks) return choice.choose([frame.picks]);
  void reel.add(frame);
}

/** What a typed command told; heard again, even if it is the same as before. @param {string} markup */
function answer(markup) {
  byKey("told-answer")?.replaceChildren(parse(markup));
  choice.show();
}

/** Open or close the board in words, and remember it on this device. @param {boolean} isOn */
function tellInWords(isOn) {
  localStorage.setItem(WORDS, isOn ? "1" : "");
  wantsLine = isOn;
  send({ act: "words", arg: isOn ? "on" : "off" });
}

/** Whether the line for commands is to be typed on as soon as it is there. */
let wantsLine = false;

/** The board in words is opened again where it was open; who has just opened it can type at once. */
function keepWords() {
  const typed = byKey("told-line");
  if (!typed && localStorage.getItem(WORDS) && !wantsLine) return send({ act: "words", arg: "on" });
  if (typed instanceof HTMLElement && wantsLine) typed.focus();
  if (typed) wantsLine = false;
}

/**
 * Why a click did nothing: beside the question, never over the board, until the next pick or for a while.
 * @param {string} markup
 */
function refuse(markup) {
  const place = byKey("refusal");
  if (!place) return;
  place.replaceChildren(parse(markup));
  cite(place.textContent ?? "");
  clearTimeout(refused);
  refused = setTimeout(forgive, 3500 + 55 * (place.textContent?.length ?? 0));
}

let refused = 0;

function forgive() {
  clearTimeout(refused);
  byKey("refusal")?.replaceChildren();
}

/** @param {Frame} frame */
async function show(frame) {
  if (frame.note) note(frame.note);
  makeSure(frame.sure ?? "");
  if (frame.sure) return;
  if (frame.yours) isSkipping = false;
  if (frame.title) title = frame.title;
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
  zoomed();
  dispatchEvent(new Event("trollbord-shown"));
  chalk();
  if (frame.whole || wantsLine) keepWords();
  if (!frame.page) return;
  const falls = tower?.playFall(table, frame.whole ? fallen() : fell, lay);
  if (fallen() && fallen() !== fell && !frame.whole) await falls;
  if (!frame.whole) await play(before, known);
}

/**
 * A new question; a sheet that was opened for another one is put away.
 * @param {[string, string][]} paths
 */
function ask(paths) {
  forgive();
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
  const choices = [...document.querySelectorAll(".board [data-can][tabindex]")];
  const far = (/** @type {Element} */ node) => {
    const box = node.getBoundingClientRect();
    return Math.hypot(box.x - lastPlace.x, box.y - lastPlace.y);
  };
  const [first] = choices.sort((one, two) => far(one) - far(two));
  if (first instanceof SVGElement || first instanceof HTMLElement) first.focus();
}

/** Chalk on the board, where a hint wants some; a lesson draws its own. */
function chalk() {
  const isWanted = document.querySelector(".hint-card[data-chalk]") ?? document.querySelector("svg.chalk");
  const { chalkStyle = "" } = document.body.dataset;
  if (!isWanted || !chalkStyle) return;
  if (!document.querySelector(`link[href="${chalkStyle}"]`)) {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = chalkStyle;
    document.head.append(sheet);
  }
  void import("./chalk.js").then(({ draw, soon }) => {
    draw();
    setTimeout(soon, 600); // when everything has come to rest
  });
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

/** What others said since one last looked is counted on the pane's button, on the one that leads to it, and in the title. */
function heard() {
  const last = Number(byKey("talk")?.getAttribute("data-last") ?? 0);
  if (isTalkSeen() && !document.hidden) localStorage.setItem(HEARD, String(last));
  const known = Number(localStorage.getItem(HEARD) ?? 0);
  const rows = [...(byKey("lines")?.querySelectorAll("li:not(.mine)") ?? [])];
  const count = rows.filter(row => Number(row.id.replace("said-", "")) > known).length;
  document.body.toggleAttribute("data-unread", count > 0);
  for (const button of document.querySelectorAll("[data-act=pane][data-arg=talk], .more .count"))
    if (count) button.setAttribute("data-count", count > 9 ? "9+" : String(count));
    else button.removeAttribute("data-count");
  document.title = count ? `(${count}) ${title}` : title;
  for (const button of document.querySelectorAll("[data-act=pane]"))
    button.setAttribute("aria-pressed", String(button.getAttribute("data-arg") === document.body.dataset.pane));
}

/** Whether the chat is before somebody's eyes: on a phone it lies in the sheet. */
function isTalkSeen() {
  const { pane, sheet } = document.body.dataset;
  return pane === "talk" && (!narrow.matches || sheet === "more");
}

let isSkipping = false;
/** Milliseconds for which each step of a bot is seen. @type {Record<string, number>} */
const PACES = { once: 0, quick: 350, calm: 900 };
/** How long bots shall take for a step, if this person has ever said so. */
const pace = () => (isChosen("speed") ? `&pace=${PACES[preference("speed")]}` : "");
onPreference(name => {
  if (name === "speed") send({ act: "pace", arg: String(PACES[preference("speed")]) });
});

const reel = new Reel(show, 6);
/** The script of the tower: fetched before the first picture that has one. @type {typeof import("./tower.js") | null} */
let tower = null;
reel.prepare = async (/** @type {Frame} */ frame) => {
  if (tower || !hasTower(frame)) return;
  tower = await import("./tower.js");
  tower.listenToSwings(choice);
};
reel.hurries = () => isSkipping || preference("speed") === "once";
const line = new Line(
  since => {
    const seen = since >= 0 ? since : Number(localStorage.getItem(SEEN) ?? -1);
    const at = new URLSearchParams(location.search).get("at");
    const { live = `/t/${table}/live`, query = "" } = document.body.dataset;
    return `${live}?form=${narrow.matches ? "phone" : "desk"}&since=${seen}${pace()}${at ? `&at=${encodeURIComponent(at)}` : ""}${query}`;
  },
  hear,
  isOpen => document.body.toggleAttribute("data-offline", !isOpen),
  unsent,
);

narrow.addEventListener("change", () => line.again());
document.addEventListener("visibilitychange", () => {
  remember(line.seq);
  heard();
});

/** @type {Record<string, (button: HTMLElement) => void>} */
const HERE = {
  "put-back": () => void choice.putBack(),
  fit: () => fit(),
  skip: () => {
    isSkipping = true;
    arrive();
    send({ act: "skip" });
  },
  sure: () => {
    makeSure("");
    send({ act: "pick", ...picked });
  },
  unsure: () => {
    makeSure("");
    send({ act: "unsure" });
  },
  turn: button => void choice.turn(Number(button.dataset.arg)),
  commit: () => choice.commit(),
  beyond: lead,
  what: () => void explain(),
  "help-close": closeHelp,
  words: button => {
    for (const dialog of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    tellInWords(button.dataset.arg !== "off");
  },
  sound: () => void toggle(),
  pane: button => {
    const name = button.dataset.arg ?? "";
    document.body.dataset.pane = document.body.dataset.pane === name ? "" : name;
    scrollLogs();
    heard();
  },
  sheet: button => {
    const name = button.dataset.arg ?? "";
    document.body.dataset.sheet = document.body.dataset.sheet === name ? "" : name;
    if (document.body.dataset.sheet) byKey(button.dataset.on ?? "")?.scrollIntoView({ block: "nearest", inline: "center" });
    scrollLogs();
    heard();
    point();
  },
};

/** @param {HTMLElement} button */
function act(button) {
  const name = button.dataset.act ?? "";
  if (HERE[name]) return HERE[name](button);
  if (button.closest("dialog")) delete document.body.dataset.sheet; // what was asked there is done
  const { arg } = button.dataset;
  send(arg === undefined ? { act: name } : { act: name, arg });
}

/** The width of a thumb and of what a mouse hits with ease, in pixels: what is smaller answers as if it were as large. */
const THUMB = 44, POINT = 24;

/**
 * The piece on the board that a press means: it can be chosen, is smaller than what can be hit with ease, and nothing that
 * can be chosen lies under the press itself.
 * @param {MouseEvent} event
 */
function small(event) {
  if (!(event instanceof PointerEvent)) return null;
  const wide = event.pointerType === "touch" ? THUMB : POINT;
  const target = /** @type {Element} */ (event.target);
  if (!target.closest(".board") || target.closest("[data-can], [data-held], [data-tried]")) return null;
  /** @type {{node: Element | null, far: number}} */
  let best = { node: null, far: Infinity };
  for (const node of document.querySelectorAll(".board :is([data-can], [data-tried])")) {
    const box = node.getBoundingClientRect();
    // Places lie side by side: none takes a press from its neighbour but where it is too small for any.
    const [width, height] = node.matches(".spot") ? [POINT, POINT] : [Math.max(box.width, wide), Math.max(box.height, wide)];
    const dx = Math.abs(event.clientX - box.x - box.width / 2), dy = Math.abs(event.clientY - box.y - box.height / 2);
    const isMeant = box.width > 0 && dx <= width / 2 && dy <= height / 2;
    const far = Math.hypot(dx, dy);
    if (isMeant && far < best.far) best = { node, far };
  }
  return best.node;
}

/**
 * On a phone, where nothing can be pointed at, the first press on a card that is only named opens it; the next one chooses it.
 * @param {Element | null} spot
 */
function opens(spot) {
  const isShut = narrow.matches && !!spot?.matches("[data-opens][data-can]:not([data-opened])");
  for (const node of document.querySelectorAll("[data-opened]")) node.removeAttribute("data-opened");
  if (isShut) spot?.setAttribute("data-opened", "");
  return isShut;
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
  const spot = small(event) ?? target.closest("[data-on], .spot, [data-can], [data-held]");
  if (opens(spot)) return;
  if (spot) return choice.click(spot.getAttribute("data-on") ?? spot.id);
  if (target.closest(".coach")) return; // reading on lets go of nothing
  if (choice.putBack() || !target.closest("main.table")) return;
  const keys = under(event.clientX, event.clientY).map(nameOf);
  if (keys.length) send({ act: "why", keys: keys.slice(0, 12), arg: "any" });
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
  const { act = "", arg } = form.dataset;
  send({ act, arg: arg === undefined ? field.value : `${arg} ${field.value}` });
  if (arg === undefined) field.value = "";
});

for (const name of ["pointerover", "focusin"])
  document.addEventListener(name, event => {
    const target = /** @type {Element} */ (event.target).closest(".board [data-can]");
    haunt(target, choice.held[choice.held.length - 1]);
  });

document.addEventListener("wheel", event => {
  const over = /** @type {Element} */ (event.target).closest(".board");
  if (over && choice.turn(Math.sign(event.deltaY))) event.preventDefault();
}, { passive: false });

document.addEventListener("pointerdown", () => { byKeyboard = false; });
document.addEventListener("keydown", () => {
  byKeyboard = true;
  const box = document.activeElement?.getBoundingClientRect();
  if (box) lastPlace = { x: box.x, y: box.y };
});
listen(key => choice.click(key), () => choice.putBack(), step => choice.turn(step), () => tellInWords(true));
listenToZoom();
listenToHelp(send, () => choice.held.length > 0);
listenToDrags(choice);

/** The button of the bar says how the sound stands, wherever it was switched. */
function showSound() {
  for (const button of document.querySelectorAll('[data-act="sound"]')) button.setAttribute("aria-pressed", String(isOn()));
}
showSound();
onPreference(showSound);
