// The list of lessons: how far one is, from what this device remembers.
import { settle } from "./house.js";
import { progress } from "./progress.js";

settle();
const all = progress();
for (const row of document.querySelectorAll("[data-lesson]")) {
  const link = row.querySelector("a"), told = row.querySelector("small");
  const reached = row instanceof HTMLElement ? all[row.dataset.lesson ?? ""] : undefined;
  if (!(row instanceof HTMLElement) || !reached || !link || !told) continue;
  const { reached: words = "", goOn = "", again = "", done = "", first = "" } = row.dataset;
  const isThere = reached.number < reached.count;
  told.textContent = reached.done ? done : words.replace("%1", String(reached.number)).replace("%2", String(reached.count));
  link.lastChild?.replaceWith(reached.done && !isThere ? again : goOn);
  if (reached.done && !isThere) link.search = `?step=${encodeURIComponent(first)}`;
}
