// A short clock beside a question that may have no answer: it runs alike with a choice and without.

/** @type {HTMLElement | null} */
let wound = null;
let since = "";
let timer = 0;

/**
 * Start the clock that stands on the page, if it is a new one; it stands still while nobody looks.
 * @param {(option: string) => void} pick what to do when the time is up
 */
export function wind(pick) {
  const clock = document.querySelector("[data-clock]");
  if (clock instanceof HTMLElement && clock === wound && clock.dataset.since === since) return;
  clearInterval(timer);
  wound = clock instanceof HTMLElement ? clock : null;
  since = wound?.dataset.since ?? "";
  if (wound) run(wound, pick);
}

/** @param {HTMLElement} clock @param {(option: string) => void} pick */
function run(clock, pick) {
  const [least = 0, most = least] = (clock.dataset.clock ?? "").split("-").map(Number);
  const all = 1000 * (least + Math.random() * (most - least));
  let left = all;
  let before = performance.now();
  timer = setInterval(() => {
    const now = performance.now();
    if (!document.hidden) left -= now - before;
    before = now;
    clock.style.setProperty("--left", String(Math.max(0, left / all)));
    const told = clock.querySelector("b");
    if (told?.textContent) told.textContent = told.textContent.replace(/\d+/, String(Math.max(0, Math.ceil(left / 1000))));
    if (left > 0) return;
    clearInterval(timer);
    if (clock.isConnected) pick(clock.dataset.runsOut ?? "");
  }, 200);
}
