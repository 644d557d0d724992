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
    const said = `${node.getAttribute("data-left")}${node.getAttribute("data-runs")}`;
    const known = started.get(node);
    const begun = known?.said === said ? known : { said, since: performance.now() };
    started.set(node, begun);
    const spent = node.hasAttribute("data-runs") ? performance.now() - begun.since : 0;
    const left = Number(node.getAttribute("data-left")) - spent;
    const text = spelt(left);
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("short", left < 20000);
  }
}

setInterval(tick, 250);
