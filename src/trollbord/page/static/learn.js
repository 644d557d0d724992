// The list of lessons: how far one is, from what this device remembers, and where to start.
import { settle } from "./house.js";
import { progress } from "./progress.js";

settle();
const all = progress();
for (const row of document.querySelectorAll("[data-lesson]")) {
  if (!(row instanceof HTMLElement)) continue;
  const link = row instanceof HTMLAnchorElement ? row : row.querySelector("a"), told = row.querySelector("small");
  const reached = all[row.dataset.lesson ?? ""];
  if (!reached || !link || !told) continue;
  const { reached: words = "", goOn = "", again = "", done = "", first = "" } = row.dataset;
  const isThere = reached.number < reached.count, isOver = reached.done && !isThere;
  told.textContent = reached.done ? done : words.replace("%1", String(reached.number)).replace("%2", String(reached.count));
  row.dataset.state = reached.done ? "done" : "begun";
  row.style.setProperty("--reached", String(reached.done ? 1 : (reached.number - 1) / reached.count));
  if (link !== row) link.lastChild?.replaceWith(isOver ? again : goOn);
  if (isOver) link.search = `?step=${encodeURIComponent(first)}`;
}

// One lesson is the next: the first that was begun, else the lightest that is not done.
const firsts = [...document.querySelectorAll(".first-lesson")];
const next = firsts.find(each => each.getAttribute("data-state") === "begun") ?? firsts.find(each => !each.hasAttribute("data-state"));
for (const each of firsts) {
  each.querySelector(".btn")?.classList.toggle("go", each === next);
  each.querySelector(".start-here")?.toggleAttribute("hidden", each !== next || each.hasAttribute("data-state") || each !== firsts[0]);
}
