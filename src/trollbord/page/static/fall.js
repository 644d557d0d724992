// What a table knows of Trollfjord's tower before its script is there.
import { byKey } from "./patch.js";

/** Whether a frame shows the tower or something to swing. @param {import("./live.js").Frame} frame */
export const hasTower = frame =>
  Object.values(frame.page ?? {}).some(markup => /id="inside"|data-swing/.test(markup));

/** The line beside which the shown fall is kept. */
export const fallen = () => byKey("inside")?.getAttribute("data-fall") ?? "";

/** The boulders that lie on the table. */
export const lying = () => new Set([...document.querySelectorAll("[id^='out-']")].map(node => node.id));

/**
 * What people typed, as picks: the sum first, then the colours; the rest follows from them.
 * @param {HTMLFormElement} form
 */
export function typed(form) {
  const fields = [...form.querySelectorAll("input")];
  const counts = fields.map(field => Math.max(0, Math.round(Number(field.value) || 0)));
  const sum = counts.reduce((total, count) => total + count, 0);
  const first = `${form.dataset.type} ${sum}`;
  if (!sum) return [first];
  return [first, ...fields.flatMap((field, index) => (field.dataset.rest === undefined ? [`${field.name} ${counts[index]}`] : []))];
}
