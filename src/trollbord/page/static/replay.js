// A replay: the slider, a film that runs by itself, other eyes; each position has an address.
import { hangDoor } from "./book_door.js";
import { note, settle } from "./house.js";
import { Line, Reel } from "./live.js";
import { arrive, play, present, stands } from "./motion.js";
import { byKey, parse, patch } from "./patch.js";
import { closeHelp, listenToHelp, showHelp } from "./pointing.js";

/** @typedef {import("./live.js").Frame} Frame */

const { home = "" } = document.body.dataset;
const narrow = matchMedia("(max-width: 640px)");
let isRunning = false;
let pause = 1200;
/** Where the film stands, and where it was last sent. */
let at = 0;
let wanted = -1;
let timer = 0;

settle();
hangDoor();

/** @param {Record<string, unknown>} message */
function send(message) {
  if (!line.say(message)) note(document.body.dataset.offlineNote ?? "");
}

/** @param {number} index */
function look(index) {
  wanted = index;
  send({ act: "look", arg: String(index) });
}

const knob = () => {
  const found = document.querySelector("#film-slider input");
  return found instanceof HTMLInputElement ? found : null;
};

const last = () => Number(knob()?.max ?? 0);

/** @param {Frame} frame */
async function show(frame) {
  if (frame.note) note(frame.note);
  const before = stands(), known = present();
  if (frame.page) {
    if (frame.whole) for (const [key, markup] of Object.entries(frame.page)) byKey(key)?.replaceWith(parse(markup));
    else patch(frame.page);
  }
  document.body.setAttribute("data-ready", "");
  at = frame.seq;
  settleKnob();
  const eyes = document.querySelector("[data-act=eyes]");
  const seen = eyes instanceof HTMLSelectElement ? eyes.value : "";
  history.replaceState(null, "", `${home}?at=${at}${seen ? `&eyes=${encodeURIComponent(seen)}` : ""}`);
  for (const log of document.querySelectorAll("[data-newest]")) log.scrollTop = log.scrollHeight;
  chalk();
  if (!frame.whole && frame.page) await play(before, known);
}

/** Chalk on the board, where a moment of the review is looked at. */
function chalk() {
  if (!document.querySelector(".moment[data-chalk], svg.chalk, svg.chalk-was")) return;
  void import("./chalk.js").then(({ draw, soon }) => {
    draw();
    setTimeout(soon, 600); // when everything has come to rest
  });
}

/** The knob follows the film, unless somebody holds it. */
function settleKnob() {
  const slider = knob();
  if (slider && !slider.matches(":active")) slider.value = String(at);
}

const reel = new Reel(show, 3, () => isRunning && goOn());
const line = new Line(
  () => `${home}/live${location.search || "?"}&form=${narrow.matches ? "phone" : "desk"}`,
  frame => (frame.help ? showHelp(frame.help) : void reel.add(frame)),
  isOpen => document.body.toggleAttribute("data-offline", !isOpen),
);

narrow.addEventListener("change", () => line.again());

/** @param {boolean} runs */
function run(runs) {
  isRunning = runs && at < last();
  document.body.toggleAttribute("data-running", isRunning);
  document.querySelector("[data-act=run]")?.setAttribute("aria-pressed", String(isRunning));
  clearTimeout(timer);
  if (isRunning) look(at + 1);
}

/** The next position, after a while; at the end the film stops. */
function goOn() {
  clearTimeout(timer);
  if (at >= last()) return run(false);
  timer = setTimeout(() => look(at + 1), pause);
}

/** @param {HTMLElement} button */
function act(button) {
  const name = button.dataset.act ?? "";
  if (name === "run") return run(!isRunning);
  if (name === "sheet") {
    document.body.dataset.sheet = document.body.dataset.sheet ? "" : button.dataset.arg ?? "more";
    return;
  }
  run(false);
  if (name === "look") look(Number(button.dataset.arg ?? 0));
  if (name === "review") send({ act: "review" });
  if (name === "moment") send({ act: "moment", arg: button.dataset.arg });
  if (name === "reasons") send({ act: "reasons", arg: button.dataset.arg });
}

document.addEventListener("click", event => {
  arrive();
  const button = /** @type {Element} */ (event.target).closest("button[data-act]");
  if (button instanceof HTMLElement) act(button);
});

document.addEventListener("input", event => {
  if (event.target !== knob()) return;
  run(false);
  const place = Number(knob()?.value ?? 0);
  if (place !== wanted) look(place);
});

document.addEventListener("change", event => {
  const field = event.target;
  if (!(field instanceof HTMLSelectElement)) return;
  if (field.dataset.act === "eyes") send({ act: "eyes", arg: field.value });
  if (field.hasAttribute("data-speed")) pause = Number(field.value);
});

document.addEventListener("submit", event => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.act !== "verify") return;
  event.preventDefault();
  send({ act: "verify" });
});

document.addEventListener("keydown", event => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("input, select, textarea, button, a, dialog")) return;
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });
  if (event.key === " ") run(!isRunning);
  else if (event.key.toLowerCase() === "m") {
    const way = document.querySelector(event.shiftKey ? ".review-before" : ".review-next");
    if (way instanceof HTMLElement) act(way);
  }
  else if (steps[event.key]) look(Math.max(0, Math.min(last(), at + steps[event.key])));
  else return;
  event.preventDefault();
});

listenToHelp(send, () => false);
document.addEventListener("click", event => {
  if (/** @type {Element} */ (event.target).closest("[data-act=help-close]")) closeHelp();
});
