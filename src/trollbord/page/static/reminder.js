// Play over days: the bell in the bar says how many other tables wait, and leads to the next one.

const OFTEN = 30000;
const here = document.body?.dataset.table ?? "";
/** @type {Set<string>} */
let known = new Set();
let isFirst = true;

async function waiting() {
  const answer = await fetch(document.hidden ? "/waiting" : "/waiting?seen=1");
  if (!answer.ok) return null;
  /** @type {{tables: string[]}} */
  const { tables } = await answer.json();
  return tables.filter(table => table !== here);
}

/** @param {string[]} tables */
function show(tables) {
  const bell = document.querySelector("[data-waits]");
  const count = bell?.querySelector(".count");
  if (!(bell instanceof HTMLAnchorElement) || !count) return;
  bell.toggleAttribute("hidden", tables.length === 0);
  count.textContent = String(tables.length);
  bell.setAttribute("aria-label", `${bell.title} (${tables.length})`);
  if (here) bell.href = `/next?from=${encodeURIComponent(here)}`;
  const fresh = tables.filter(table => !known.has(table));
  known = new Set(tables);
  if (fresh.length && !isFirst) call(bell, fresh[0]);
  isFirst = false;
}

/**
 * A table waits that did not before.
 * @param {HTMLAnchorElement} bell @param {string} table
 */
function call(bell, table) {
  if (document.body.hasAttribute("data-lists-tables") && !document.querySelector("dialog[open]")) location.reload();
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(bell.dataset.waits ?? "", { tag: table });
  notice.onclick = () => {
    window.focus();
    location.assign(`/t/${table}`);
  };
}

async function look() {
  const tables = await waiting().catch(() => null);
  if (tables) show(tables);
}

/** Look now, and then again and again. */
export function remind() {
  if (!document.querySelector("[data-waits]")) return;
  void look();
  setInterval(() => void look(), OFTEN);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) void look(); });
}
