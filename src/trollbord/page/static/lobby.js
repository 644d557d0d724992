// The first page and the forms: only what the house does.
import { note, offer, settle } from "./house.js";
import "./remind.js";

settle();
// A seat's key arrives behind the '#', which browsers never send, and leaves the address at once.
const key = new URLSearchParams(location.hash.slice(1)).get("seat");
const form = document.getElementById("claim");
if (key && form instanceof HTMLFormElement) {
  history.replaceState(null, "", location.pathname);
  const field = form.elements.namedItem("key");
  if (field instanceof HTMLInputElement) field.value = key;
  form.querySelector("button")?.removeAttribute("disabled");
} else if (form) location.replace("/");

// A game from a file: it is looked at where the server says, or the server says what is wrong with it.
document.addEventListener("change", async event => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.bring || !field.files?.[0]) return;
  const answer = await fetch(field.dataset.bring, { method: "POST", body: await field.files[0].text(), headers: { "content-type": "text/plain" } });
  /** @type {{goto?: string, error?: string}} */
  const said = await answer.json().catch(() => ({}));
  field.value = "";
  if (said.goto) location.assign(said.goto);
  else note(said.error ?? answer.statusText);
});

// What a table was put into, and out of again: the row goes at once, and can be had back for a while.
const REGRET = 8000;
document.addEventListener("submit", async event => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-file")) return;
  event.preventDefault();
  const row = form.closest("[data-row]");
  if (!(row instanceof HTMLElement) || !(await file(form.action, String(new FormData(form).get("how"))))) return;
  row.hidden = true;
  const { told = "", undo = "" } = form.dataset;
  if (!undo) return;
  offer(told, undo, REGRET, async () => {
    if (await file(form.action, "")) row.hidden = false;
  });
});

/**
 * Tell the server where a table belongs; whether it agreed.
 * @param {string} action @param {string} how
 */
async function file(action, how) {
  const answer = await fetch(action, { method: "POST", body: new URLSearchParams({ how }) });
  if (!answer.ok) note(answer.statusText);
  return answer.ok;
}

// The name of a table: one dialog for all rows.
document.addEventListener("click", event => {
  const button = /** @type {Element} */ (event.target).closest("[data-name]");
  const dialog = document.getElementById("naming");
  if (!(button instanceof HTMLElement) || !(dialog instanceof HTMLDialogElement)) return;
  const [form] = dialog.getElementsByTagName("form");
  const field = form.elements.namedItem("name");
  form.action = button.dataset.action ?? "";
  if (field instanceof HTMLInputElement) field.value = button.dataset.name ?? "";
  dialog.showModal();
});

// Dates in the time zone of whoever reads them.
for (const each of document.querySelectorAll("time[datetime]")) {
  const at = new Date(each.getAttribute("datetime") ?? "");
  each.setAttribute("title", at.toLocaleString(document.documentElement.lang));
  if (Date.now() - at.getTime() > 86_400_000) each.textContent = at.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
}

// A first visitor is offered a lesson, once; never one who came to a table by its link.
const OFFERED = "trollbord-offered";
const offered = document.querySelector("[data-first]");
const hasPlayed = Object.keys(localStorage).some(name => name.startsWith("trollbord-seen-"));
if (offered instanceof HTMLElement && !hasPlayed && !localStorage.getItem(OFFERED)) {
  offered.hidden = false;
  localStorage.setItem(OFFERED, "1");
  offered.querySelector("[data-later]")?.addEventListener("click", () => offered.remove());
}

// Being forgotten: this device forgets too.
document.addEventListener("submit", event => {
  if (!(event.target instanceof HTMLFormElement) || !event.target.hasAttribute("data-forget")) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith("trollbord")) localStorage.removeItem(key);
});
