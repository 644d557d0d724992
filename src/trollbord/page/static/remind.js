// Reminders: the browser's time zone, its push service, and the link that stops them.
import { note } from "./house.js";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
for (const field of document.querySelectorAll("[data-zone]")) if (field instanceof HTMLInputElement) field.value = zone;
// Quiet hours are saved in this zone: it is named before they are. One that was saved already stays named.
const named = document.querySelector("[data-zone-name]");
if (named?.textContent === "UTC" && zone) named.textContent = zone;

// Whoever came by the link that stops reminders has pressed once; that is enough.
const stop = document.querySelector("form[data-now]");
if (stop instanceof HTMLFormElement) stop.requestSubmit();

const button = document.querySelector("[data-push]");
if (button instanceof HTMLButtonElement) offer(button);

/** @param {HTMLButtonElement} button */
function offer(button) {
  if (!isSecureContext) refuse(button, "insecure");
  else if (!("serviceWorker" in navigator) || !("PushManager" in window)) refuse(button, "unsupported");
  else button.addEventListener("click", () => void subscribe(button).catch(() => refuse(button, "unsupported")));
}

/** Say why it can't be. @param {HTMLButtonElement} button @param {string} why */
function refuse(button, why) {
  const place = button.parentElement?.querySelector(".why");
  if (!place) return;
  place.textContent = button.dataset[why] ?? "";
  place.removeAttribute("hidden");
  button.disabled = why !== "denied";
}

/** @param {HTMLButtonElement} button */
async function subscribe(button) {
  if ((await Notification.requestPermission()) !== "granted") {
    refuse(button, "denied");
    return;
  }
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  await known?.unsubscribe(); // it may belong to an older key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: button.dataset.push });
  const { endpoint = "", keys = {} } = made.toJSON();
  const body = new URLSearchParams({ address: endpoint, p256dh: keys.p256dh, auth: keys.auth, zone });
  const answer = await fetch("/you/reminders/push", { method: "POST", body });
  if (!answer.ok) throw new Error(answer.statusText);
  note(button.dataset.done ?? "");
  location.reload();
}
