// Dragging: a press on what is picked first, let go over what is picked next, is two clicks.

const FAR = 14;
const SPOT = ".board .spot[data-can]:not(.aim, .tick)";

/** @param {import("./choice.js").Choice} choice */
export function listenToDrags(choice) {
  /** @type {{key: string, x: number, y: number} | null} */
  let from = null;
  let isDragging = false, swallow = false;

  /** Whether another click must follow one on this element. @param {string} key */
  const leads = key => choice.open().some(({ keys }) => keys[choice.held.length] === key && keys.length > choice.held.length + 1);

  document.addEventListener("pointerdown", event => {
    const spot = /** @type {Element} */ (event.target).closest(SPOT);
    swallow = isDragging = false;
    from = spot && leads(spot.id) ? { key: spot.id, x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener("pointermove", event => {
    if (!from || isDragging || Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    isDragging = true;
    if (leads(from.key)) choice.click(from.key);
  });
  document.addEventListener("pointerup", event => {
    if (isDragging) {
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".spot");
      swallow = true;
      if (over && choice.next().has(over.id)) choice.click(over.id);
      else choice.putBack();
    }
    from = null;
    isDragging = false;
  });
  document.addEventListener("pointercancel", () => {
    if (isDragging) choice.putBack();
    from = null;
    isDragging = false;
  });
  document.addEventListener("click", event => {
    if (swallow) event.stopImmediatePropagation();
    swallow = false;
  }, { capture: true });
}
