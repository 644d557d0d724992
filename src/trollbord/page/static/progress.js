// How far somebody is in each lesson: remembered on the device, and nowhere else. Steps go by name, so that a lesson may change.

const PLACE = "trollbord-lessons";

/** @typedef {{step: string, number: number, count: number, done: boolean}} Reached */

/** @returns {Record<string, Reached>} */
export function progress() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Remember where a lesson is; what was finished once stays finished.
 * @param {string} lesson @param {Reached} reached
 */
export function remember(lesson, reached) {
  const all = progress();
  all[lesson] = { ...reached, done: reached.done || Boolean(all[lesson]?.done) };
  localStorage.setItem(PLACE, JSON.stringify(all));
}

// The page of a lesson tells the server where to begin, before its first connection.
const { lesson } = document.body.dataset;
if (lesson) {
  const wanted = new URLSearchParams(location.search).get("step");
  const kept = progress()[lesson];
  if (wanted !== null) document.body.dataset.query = `&open=${encodeURIComponent(wanted)}`;
  else if (kept && kept.number < kept.count) document.body.dataset.query = `&step=${encodeURIComponent(kept.step)}`;
  if (wanted !== null) history.replaceState(null, "", location.pathname);
}
