// What every page has: day and night, the language, copied links, forms that send themselves, reminders.
import { remind } from "./reminder.js";

/** @param {string} theme */
function wear(theme) {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

const isDark = () => {
  const worn = document.documentElement.dataset.theme;
  return worn ? worn === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};

/** @param {string} text */
export function note(text) {
  const place = document.getElementById("note");
  if (!place) return;
  place.textContent = text;
  place.removeAttribute("hidden");
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(() => place.setAttribute("hidden", ""), 2500 + 45 * text.length));
}

/** @param {HTMLElement} button */
async function copy(button) {
  const text = new URL(button.dataset.copy || location.href, location.href).href;
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
    const theme = isDark() ? "light" : "dark";
    localStorage.setItem("trollbord-theme", theme);
    wear(theme);
  },
  copy: button => void copy(button),
  notify: button => {
    const asked = "Notification" in window ? Notification.requestPermission() : Promise.resolve("denied");
    void asked.then(answer => note(button.dataset[answer] ?? answer));
  },
  dialog: button => {
    const dialog = document.getElementById(button.dataset.dialog ?? "");
    if (dialog instanceof HTMLDialogElement) dialog.open ? dialog.close() : dialog.showModal();
  },
};

export function settle() {
  wear(localStorage.getItem("trollbord-theme") ?? "");
  remind();
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
