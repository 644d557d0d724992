// The first page and the forms: only what the house does.
import { settle } from "./house.js";

settle();
// A seat's key arrives behind the '#', which browsers never send, and leaves the address at once.
const key = new URLSearchParams(location.hash.slice(1)).get("seat");
const form = document.getElementById("claim");
if (key && form instanceof HTMLFormElement) {
  history.replaceState(null, "", location.pathname);
  const field = form.elements.namedItem("key");
  if (field instanceof HTMLInputElement) field.value = key;
  form.submit();
}
