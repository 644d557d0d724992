// The form of a new table: only what counts now is seen, a bot's card seats that bot, no colour is chosen twice.
import { settle } from "./house.js";

settle();

/** @param {string} name */
const fields = name => /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...document.getElementsByName(name)]);

/**
 * What a field says: the pressed one of several, or the chosen one of a list.
 * @param {string} name
 */
function said(name) {
  const all = fields(name);
  const pressed = all.find(field => field instanceof HTMLInputElement && field.type === "radio" && field.checked);
  return (pressed ?? all[0])?.value ?? "";
}

/** How many seats are taken. */
const seats = () => [...Array(16).keys()].filter(seat => fields(`seat-${seat}`).length && said(`seat-${seat}`) !== "none").length;

/** Show what counts with what is chosen now. */
function follow() {
  const taken = seats();
  for (const row of document.querySelectorAll("[data-counts], [data-least]")) {
    if (!(row instanceof HTMLElement)) continue;
    const { counts = "", values = "", least = "0" } = row.dataset;
    row.hidden = (counts !== "" && !values.split(" ").includes(said(counts))) || taken < Number(least);
  }
  mark();
}

/** The bots that sit somewhere have their cards marked; without a bot nobody need choose one. */
function mark() {
  const chairs = [...document.querySelectorAll(".chair")].filter(chair => chair.querySelector("[value=bot]:checked"));
  const seated = new Set(chairs.map(chair => chair.querySelector("select")?.value));
  for (const card of document.querySelectorAll(".bot")) card.setAttribute("aria-pressed", String(seated.has(card.getAttribute("data-bot") ?? "")));
  document.querySelector(".levels")?.toggleAttribute("hidden", !chairs.length);
}

/**
 * A word that was chosen at one place leaves its own to where it stood before.
 * @param {HTMLSelectElement} field
 */
function swap(field) {
  const { order = "", was = "" } = field.dataset;
  for (const other of document.querySelectorAll("select"))
    if (other !== field && other.dataset.order === order && other.value === field.value) {
      other.value = was;
      other.dataset.was = was;
    }
  field.dataset.was = field.value;
}

for (const field of document.querySelectorAll("select")) if (field.dataset.order) field.dataset.was = field.value;

document.addEventListener("change", event => {
  if (event.target instanceof HTMLSelectElement && event.target.dataset.order) swap(event.target);
  follow();
});

document.addEventListener("click", event => {
  const card = /** @type {Element} */ (event.target).closest(".bot");
  if (!card) return;
  for (const level of document.querySelectorAll(".if-bot select"))
    if (level instanceof HTMLSelectElement) level.value = card.getAttribute("data-bot") ?? "";
  mark();
});

follow();
