// The door to the books beside a table: the button, R, and every rule number. What lies behind it is fetched when it is first opened.

const RULE = /\b[A-Z]{2}-[A-Z][\w.]*\w/g;
const wide = matchMedia("(min-width: 1024px)");

/** @type {{rule: string, said: string} | null} */
let refused = null;
/** @type {Promise<import("./book.js").Book> | null} */
let book = null;
/** @type {Element | null} */
let before = null;

const rules = () => document.body.dataset.rules ?? "";
const isOpen = () => document.body.hasAttribute("data-book");

/**
 * A sentence in which each rule number leads to its rule.
 * @param {string} text @returns {(string | HTMLElement)[]}
 */
export function linked(text) {
  if (!rules()) return [text];
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    const link = document.createElement("a");
    link.href = `${rules()}#${found[0]}`;
    link.className = "rule";
    link.textContent = found[0];
    parts.push(text.slice(end, found.index), link);
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

/** Remember what a click was refused with: R opens its rule. @param {string} said */
export function remember(said) {
  if (isOpen()) requestAnimationFrame(fit);
  const found = said.match(RULE);
  if (found) refused = { rule: found[0], said: said.replace(` ${found[0]}`, "") };
}

/** The pane with its style sheet and script, once. */
function unfold() {
  const pane = document.createElement("aside");
  pane.className = "bookpane";
  pane.setAttribute("role", "region");
  pane.setAttribute("aria-label", document.querySelector("[data-book=open]")?.getAttribute("aria-label") ?? "");
  document.body.append(pane);
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = document.body.dataset.bookStyle ?? "";
  const styled = new Promise(done => {
    sheet.onload = sheet.onerror = done;
  });
  document.head.append(sheet);
  new ResizeObserver(fit).observe(document.documentElement);
  return Promise.all([import("./book.js"), styled]).then(([module]) => new module.Book(pane));
}

/** The first book comes beside script and style sheet, not after them. @param {string} address */
function fetchAhead(address) {
  const ahead = document.createElement("link");
  ahead.rel = "preload";
  ahead.as = "fetch";
  ahead.crossOrigin = "anonymous";
  ahead.href = address.split("#")[0];
  document.head.append(ahead);
}

/** The question stays in sight: the pane ends above it. */
function fit() {
  const below = wide.matches ? ["ask", "refusal"].map(id => document.getElementById(id)) : [];
  const tops = below.filter(each => each?.childElementCount).map(each => each?.getBoundingClientRect().top ?? innerHeight);
  const room = tops.length ? innerHeight - Math.min(...tops) : 0;
  document.body.style.setProperty("--book-below", `${Math.max(0, room)}px`);
}

/** @param {string} [address] */
async function open(address) {
  const already = isOpen();
  if (!already) before = document.activeElement;
  document.body.setAttribute("data-book", "");
  if (!already && !wide.matches) history.pushState({ book: true }, "");
  fit();
  if (!book) fetchAhead(address ?? (refused ? rules() : (document.body.dataset.bookFirst ?? rules())));
  const shown = await (book ??= unfold());
  await shown.open(address ?? (refused ? `${rules()}#${refused.rule}` : (shown.place ?? document.body.dataset.bookFirst ?? rules())), refused);
  refused = null;
  fit();
  if (already || address?.includes("#")) return;
  const tab = document.querySelector(".bookpane [role=tab][aria-selected=true]");
  if (tab instanceof HTMLElement && !document.activeElement?.closest(".bookpane")) tab.focus();
}

function close() {
  if (!isOpen()) return;
  document.body.removeAttribute("data-book");
  if (history.state?.book) history.back();
  const board = document.querySelector(".board [tabindex]");
  const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : board;
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
}

/** @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.key === "Escape" && isOpen() && (target.closest(".bookpane") || target === document.body)) return close();
  if (target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "r" || event.key === "R") isOpen() ? close() : void open();
}

export function hangDoor() {
  if (!rules()) return;
  document.addEventListener("click", event => {
    const target = /** @type {Element} */ (event.target);
    const handle = target.closest("[data-book=open], [data-book=close]");
    if (handle) return handle.getAttribute("data-book") === "open" && !isOpen() ? void open() : close();
    const link = target.closest("a[href^='/rules/']:not(.alone)");
    if (!link || target.closest(".bookpane") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(link.getAttribute("href") ?? "");
  });
  document.addEventListener("keydown", press);
  addEventListener("popstate", () => document.body.removeAttribute("data-book"));
  addEventListener("trollbord-shown", fit);
}
