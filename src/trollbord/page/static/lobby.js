// The first page and the forms: only what the house does.
import { note, settle } from "./house.js";

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
