// Clocks count down by themselves; the server says from where.

/** @type {WeakMap<Element, {said: string, since: number}>} */
const started = new WeakMap();

/**
 * The same spelling as the server's.
 * @param {number} milliseconds
 */
export function spelt(milliseconds) {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (whole >= 2 * 86400) return `${Math.floor(whole / 86400)}d ${Math.floor((whole % 86400) / 3600)}h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

/** Show what is left now. */
export function tick() {
  for (const node of document.querySelectorAll("[data-left]")) {
    const said = ["left", "runs", "wait"].map(name => node.getAttribute(`data-${name}`)).join(" ");
    const known = started.get(node);
    const begun = known?.said === said ? known : { said, since: performance.now() };
    started.set(node, begun);
    const wait = Number(node.getAttribute("data-wait") ?? 0); // until a device was handed over
    const spent = node.hasAttribute("data-runs") ? performance.now() - begun.since - wait : 0;
    const left = Number(node.getAttribute("data-left")) - Math.max(0, spent);
    const text = spelt(left);
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("short", left < 20000);
  }
}

setInterval(tick, 250);
