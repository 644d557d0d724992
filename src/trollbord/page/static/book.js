// The books: pages of the server that are read beside the table, or alone. Links, chips and the search stay inside.
const PAUSE = 160;

/** @param {string} address @returns {Promise<Element>} */
async function fetched(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("book");
  if (!found) throw new Error(`no book at ${address}`);
  return found;
}

export class Book {
  /**
   * @param {Element} holder what the book lies in
   * @param {(address: string) => void} [opened] told where the book is open
   */
  constructor(holder, opened) {
    this.holder = holder;
    this.opened = opened;
    this.wanted = "";
    /** @type {string | undefined} where the book is open */
    this.place = undefined;
    holder.addEventListener("click", event => this.click(/** @type {MouseEvent} */ (event)));
    holder.addEventListener("input", event => this.type(event));
    holder.addEventListener("submit", event => this.submit(event));
    holder.addEventListener("keydown", event => this.walk(/** @type {KeyboardEvent} */ (event)));
  }

  /**
   * Show a book, and what stands behind the '#'.
   * @param {string} address @param {{rule: string, said: string} | null} [refused] the last refusal
   */
  async open(address, refused = null) {
    const to = new URL(address, location.href);
    const place = to.pathname + to.search;
    this.wanted = place;
    if (this.place !== place) {
      const found = await fetched(place);
      if (this.wanted !== place) return;
      this.holder.querySelector("#book")?.remove();
      this.holder.prepend(found);
      this.place = place;
      this.opened?.(place);
    }
    this.refuse(refused);
    this.lead(decodeURIComponent(to.hash.slice(1)) || (refused?.rule ?? ""));
  }

  /** Say at its rule what the last click was refused with. @param {{rule: string, said: string} | null} refused */
  refuse(refused) {
    for (const old of this.holder.querySelectorAll(".refused")) old.remove();
    const rule = refused ? this.holder.querySelector(`[id="${CSS.escape(refused.rule)}"] > div`) : null;
    if (!rule || !refused) return;
    const said = document.createElement("p");
    said.className = "refused";
    said.textContent = `${this.holder.querySelector("#book")?.getAttribute("data-refused") ?? ""} ${refused.said}`;
    rule.append(said);
  }

  /** Go to what has this id. @param {string} id */
  lead(id) {
    for (const old of this.holder.querySelectorAll(".here")) old.classList.remove("here");
    const leaf = this.holder.querySelector(".leaf");
    const found = id ? this.holder.querySelector(`[id="${CSS.escape(id)}"]`) : null;
    if (!found) return void leaf?.scrollTo(0, 0);
    if (found instanceof HTMLDetailsElement) found.open = true;
    found.classList.add("here");
    found.scrollIntoView({ block: "center" });
    if (found instanceof HTMLElement) {
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    }
  }

  /** Go a step on or back in an example. @param {Element} stepper @param {number} by */
  step(stepper, by) {
    const told = [...stepper.querySelectorAll("[data-step]")];
    const at = told.findIndex(each => !each.hasAttribute("hidden"));
    const next = Math.max(0, Math.min(told.length - 1, at + by));
    told.forEach((each, index) => each.toggleAttribute("hidden", index !== next));
    stepper.querySelector("[data-by='-1']")?.toggleAttribute("disabled", next === 0);
    stepper.querySelector("[data-by='1']")?.toggleAttribute("disabled", next === told.length - 1);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("[data-by]");
    const stepper = button?.closest(".stepper");
    if (button && stepper) return this.step(stepper, Number(button.getAttribute("data-by")));
    const picture = target.closest(".look");
    if (picture) return void picture.closest(".how")?.classList.toggle("large");
    const link = target.closest("a[href^='/rules/']:not([download], [target], .alone)");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.open(link.getAttribute("href") ?? "");
  }

  /** @param {Event} event */
  type(event) {
    const form = /** @type {Element} */ (event.target).closest("form.find");
    if (!(form instanceof HTMLFormElement)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.find(form), PAUSE);
  }

  /** @param {Event} event */
  submit(event) {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches(".find")) return;
    event.preventDefault();
    clearTimeout(this.timer);
    void this.find(event.target);
  }

  /**
   * Show what a search finds; the field stays as it is, so that one can type on.
   * @param {HTMLFormElement} form
   */
  async find(form) {
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value) asked.set(name, String(value));
    const place = `${form.getAttribute("action")}${asked.size ? `?${asked}` : ""}`;
    this.wanted = place;
    const found = await fetched(place);
    if (this.wanted !== place) return;
    const leaf = this.holder.querySelector(".leaf");
    const fresh = found.querySelector(".leaf");
    const count = fresh?.querySelector("form.find .count");
    if (!leaf || !fresh || !count) return;
    form.querySelector(".count")?.replaceWith(count);
    fresh.querySelector("form.find")?.remove();
    leaf.replaceChildren(form, ...fresh.childNodes);
    form.querySelector("input")?.focus();
    this.place = place;
    this.opened?.(place);
  }

  /** Arrow keys walk along the tabs. @param {KeyboardEvent} event */
  walk(event) {
    const tab = /** @type {Element} */ (event.target).closest("[role=tab]");
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !by) return;
    const tabs = [...this.holder.querySelectorAll("[role=tab]")];
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    event.preventDefault();
    void this.open(next.getAttribute("href") ?? "").then(() => {
      const now = this.holder.querySelector("[role=tab][aria-selected=true]");
      if (now instanceof HTMLElement) now.focus();
    });
  }
}
