// What every page has: day and night, the language, copied links, forms that send themselves, reminders.
import { linked } from "./book_door.js";
import { comfort, prefer } from "./comfort.js";
import { remind } from "./reminder.js";

const isDark = () => {
  const worn = document.documentElement.dataset.theme;
  return worn ? worn === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};

/** @param {string} text */
export function note(text) {
  const place = document.getElementById("note");
  if (!place) return;
  place.replaceChildren(...linked(text));
  place.removeAttribute("hidden");
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(() => place.setAttribute("hidden", ""), 2500 + 45 * text.length));
}

/**
 * A note with a button, for as long as it can be pressed.
 * @param {string} text @param {string} label @param {number} time @param {() => void} act
 */
export function offer(text, label, time, act) {
  const place = document.getElementById("note");
  if (!place) return;
  note(text);
  const button = document.createElement("button");
  button.className = "btn small";
  button.textContent = label;
  button.addEventListener("click", () => {
    place.setAttribute("hidden", "");
    act();
  });
  place.append(button);
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(() => place.setAttribute("hidden", ""), time));
}

/**
 * The whole address that a button hands on, as others reach this server.
 * @param {HTMLElement} button
 */
const addressOf = button => new URL(button.dataset.copy || location.href, document.body.dataset.link ?? location.href).href;

/** @param {HTMLElement} button */
async function copy(button) {
  const text = addressOf(button);
  try {
    await navigator.clipboard.writeText(text);
    note(button.dataset.copied ?? text);
  } catch {
    prompt(button.dataset.copied, text);
  }
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const HANDLES = {
  theme: () => {
    prefer("theme", isDark() ? "light" : "dark");
  },
  copy: button => void copy(button),
  share: button => {
    const url = addressOf(button);
    navigator.share({ url, title: document.title }).catch(() => undefined); // who thinks better of it says nothing
  },
  notify: button => {
    const asked = "Notification" in window ? Notification.requestPermission() : Promise.resolve("denied");
    void asked.then(answer => note(button.dataset[answer] ?? answer));
  },
  dialog: button => {
    const dialog = document.getElementById(button.dataset.dialog ?? "");
    const from = button.closest("dialog");
    if (from && from !== dialog) from.close(); // one leads to the next
    if (dialog instanceof HTMLDialogElement) dialog.open ? dialog.close() : dialog.showModal();
  },
};

/** Said at once on every page; where there is a line to the server, it says so itself. */
function network() {
  const show = () => document.body.toggleAttribute("data-offline", !navigator.onLine);
  addEventListener("offline", show);
  addEventListener("online", show);
}

/** The service worker comes last: nothing on the page waits for it. Browsers have none where a page is not secure. */
function installed() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const register = () => serviceWorker.register(`/service-worker.js?language=${document.documentElement.lang}`);
  const soon = () => void register().catch(() => { /* the page works without it, and the next one tries again */ });
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

/** Devices that can send a link on by themselves offer it. */
function offerShare() {
  if (typeof navigator.share !== "function") return;
  for (const button of document.querySelectorAll("[data-do=share]")) button.removeAttribute("hidden");
}

export function settle() {
  offerShare();
  comfort();
  remind();
  network();
  installed();
  document.addEventListener("click", event => {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("[data-do]");
    if (button instanceof HTMLElement) HANDLES[button.dataset.do ?? ""]?.(button);
    if (target instanceof HTMLDialogElement) target.close();
  });
  document.addEventListener("change", event => {
    const field = event.target;
    if (field instanceof HTMLElement && field.hasAttribute("data-send")) field.closest("form")?.requestSubmit();
  });
  // The address may have moved on since the page was drawn: a replay keeps its position there.
  document.addEventListener("submit", event => {
    const back = event.target instanceof HTMLFormElement ? event.target.elements.namedItem("back") : null;
    if (back instanceof HTMLInputElement) back.value = location.pathname + location.search;
  });
}
