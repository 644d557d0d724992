// Under the pointer or the keyboard, a target shows a ghost of the piece in hand.
import { byKey } from "./patch.js";

/** @type {SVGElement | null} */
let shown = null;

export function clear() {
  shown?.remove();
  shown = null;
}

/**
 * Show the held piece on a target of the same drawing.
 * @param {Element | null} target @param {string | undefined} held
 */
export function haunt(target, held) {
  clear();
  const place = target?.getAttribute("transform");
  const figure = document.querySelector(`[data-on="${CSS.escape(held ?? "")}"].mover`);
  const drawing = target instanceof SVGElement ? target.ownerSVGElement : null;
  if (!held || !place || !byKey(held) || !(figure instanceof SVGElement) || figure.ownerSVGElement !== drawing) return;
  const ghost = /** @type {SVGElement} */ (figure.cloneNode(true));
  for (const name of ["id", "data-on", "data-held", "data-can"]) ghost.removeAttribute(name);
  ghost.setAttribute("transform", place);
  ghost.classList.replace("mover", "wraith");
  drawing?.append(ghost);
  shown = ghost;
}
