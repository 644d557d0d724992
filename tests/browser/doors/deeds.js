// What one press does: where it leads, what it sends, what it opens or changes. Nothing of it leaves the page: the way is
// noted and not gone, so that the next press finds the page as it was.
window.deeds = (() => {
  const PATIENCE = 5000;
  /** @type {string[]} */
  let done = [];
  let changes = 0;
  let isClicked = false; // a finger's click comes some time after its touch
  let isPressed = false; // what is said then goes nowhere: the table stays as it is
  let wake = () => {};
  let held = "";
  const inHand = () => [...document.querySelectorAll("[data-held][id]")].map(node => node.id).sort().join(" ");
  const note = deed => {
    if (!done.includes(deed)) done.push(deed);
    wake();
  };
  const path = address => {
    const { pathname, origin } = new URL(address, location.href);
    return origin === location.origin ? pathname : `${origin}${pathname}`;
  };

  addEventListener("click", () => {
    isClicked = true;
    setTimeout(() => wake()); // when the page has heard it too
  }, { capture: true });

  // Listeners of the window come last: what the page has seen to itself is its own.
  addEventListener("click", event => {
    const link = event.composedPath().find(node => node instanceof HTMLAnchorElement && node.href);
    if (link && !event.defaultPrevented) {
      event.preventDefault();
      note(link.hash && link.pathname === location.pathname ? `goes ${link.hash}` : `goes ${path(link.href)}`);
    }
    const field = event.composedPath().find(node => node instanceof HTMLInputElement);
    if (field?.type === "file") {
      event.preventDefault();
      note("asks for a file");
    }
    if (field?.type === "radio" || field?.type === "checkbox") note(`sets ${field.name || field.id}`); // also to what it was
  });
  addEventListener("submit", event => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    note(`sends ${event.target.getAttribute("method") ?? "get"} ${path((event.submitter?.formAction || event.target.action) ?? "")}`);
  });
  addEventListener("change", event => note(`sets ${event.target.name || event.target.id}`), { capture: true });
  addEventListener("focusin", event => {
    if (event.target.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=file])")) note(`writes ${event.target.name || event.target.id}`);
  });
  addEventListener("toggle", event => note(event.target.open ? "unfolds" : "folds"), { capture: true });

  const heard = message => {
    const { act, arg, options, keys } = JSON.parse(message);
    if (act === "help") return isExplaining() ? note("explains") : undefined;
    note(act === "pick" || (act === "sure" && options) ? `picks ${options}` : act === "why" ? `asks why ${keys}` : arg === undefined ? `says ${act}` : `says ${act} ${arg}`);
  };
  const isExplaining = () => document.body.hasAttribute("data-explaining");
  const listenTo = Line => {
    const send = Line.prototype.send;
    Line.prototype.send = function (message) {
      if (message !== "ping") heard(message);
      if (!isPressed || message === "ping") send.call(this, message);
    };
  };
  listenTo(WebSocket);
  // Copied, shared and asked of the browser itself: none of these may wait for somebody who is not there.
  for (const [on, name, deed] of [[navigator.clipboard, "writeText", "copies"], [navigator, "share", "shares"]])
    if (on?.[name]) on[name] = async () => note(deed);
  if (window.Notification) Notification.requestPermission = async () => (note("asks the browser"), "denied");
  window.prompt = () => (note("copies"), null);

  const watch = new MutationObserver(records => {
    for (const { target, type, attributeName } of records) {
      const node = target instanceof Element ? target : target.parentElement;
      if (!node?.isConnected || node.closest(".wraith, .hourglass, .timer")) continue;
      if (type === "attributes" && ["style", "tabindex", "title", "data-pointing"].includes(attributeName ?? "")) continue;
      if (type === "attributes" && attributeName === "open" && node instanceof HTMLDialogElement) note(node.open ? `opens ${node.id || "a dialog"}` : "closes");
      else if (attributeName === "data-opened") note("opens a card");
      else if (type === "attributes" && node === document.documentElement) note(`wears ${attributeName}`);
      else if (type === "attributes" && node === document.body && !["data-holding", "data-ready", "data-dialing"].includes(attributeName ?? "")) note(`body ${attributeName?.replace("data-", "")}`);
      changes += 1;
    }
    if (changes && isClicked) wake();
  });

  /** From now on; the pointer lies there already. */
  const begin = () => {
    watch.disconnect();
    done = [];
    changes = 0;
    isPressed = true;
    isClicked = false;
    held = inHand();
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };

  /** What the press did, once it has done something. */
  const ended = async () => {
    if (!done.length && !(changes && isClicked)) {
      const woken = new Promise(awake => { wake = () => done.length || (changes && isClicked) ? awake(undefined) : undefined; });
      const scrolled = new Promise(awake => addEventListener("scroll", () => (note("scrolls"), awake(undefined)), { capture: true, once: true }));
      await Promise.race([woken, scrolled, new Promise(tired => setTimeout(tired, PATIENCE))]);
    }
    wake = () => {};
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    watch.takeRecords();
    watch.disconnect();
    isPressed = false;
    const now = inHand();
    if (now !== held && !done.some(deed => deed.startsWith("picks"))) note(now ? `holds ${now}` : "lets go");
    return done.length ? done : changes ? ["changes"] : [];
  };
  return { begin, ended };
})();
