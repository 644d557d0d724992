// Zoom: two fingers, or the wheel with Ctrl, enlarge a board within its place; then it can be moved.

const MOST = 4;
/** @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
let scale = 1, left = 0, top = 0;
let span = 0;
let hasMoved = false;

const board = () => document.querySelector(".board");

/** Put on the board how large it is and where; a patch may have drawn it anew. */
export function zoomed() {
  const picture = board();
  if (!(picture instanceof SVGElement || picture instanceof HTMLElement)) return;
  const is = scale > 1;
  picture.style.transform = is ? `translate(${left}px, ${top}px) scale(${scale})` : "";
  picture.style.transformOrigin = "0 0";
  document.body.toggleAttribute("data-zoomed", is);
}

/**
 * The board's place on the page, as if it were not enlarged.
 * @param {Element} picture
 */
function place(picture) {
  const box = picture.getBoundingClientRect();
  return { x: box.x - left, y: box.y - top, width: box.width / scale, height: box.height / scale };
}

/** Nothing of the place stays empty. @param {Element} picture */
function hold(picture) {
  const { width, height } = place(picture);
  left = Math.min(0, Math.max(left, width * (1 - scale)));
  top = Math.min(0, Math.max(top, height * (1 - scale)));
}

/**
 * Enlarge around a point of the page.
 * @param {number} factor @param {number} x @param {number} y
 */
export function zoom(factor, x, y) {
  const picture = board();
  if (!picture) return;
  const at = place(picture);
  const next = Math.min(MOST, Math.max(1, scale * factor));
  const inside = { x: x - at.x, y: y - at.y };
  left = inside.x - ((inside.x - left) * next) / scale;
  top = inside.y - ((inside.y - top) * next) / scale;
  scale = next;
  hold(picture);
  zoomed();
}

/** The whole board again. */
export function fit() {
  scale = 1;
  left = top = 0;
  zoomed();
}

/** How far two fingers are apart, and the middle between them. */
function pinch() {
  const [one, two] = [...fingers.values()];
  return { apart: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

export function listenToZoom() {
  document.addEventListener("pointerdown", event => {
    if (!/** @type {Element} */ (event.target).closest(".board")) return;
    if (fingers.size === 0) hasMoved = false;
    if (event.pointerType === "touch" || scale > 1) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) span = pinch().apart;
  });
  document.addEventListener("pointermove", event => {
    const was = fingers.get(event.pointerId);
    const picture = board();
    if (!was || !picture) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1 && scale > 1) {
      if (!hasMoved && Math.hypot(now.x - was.x, now.y - was.y) < 6) return;
      hasMoved = true;
      left += now.x - was.x;
      top += now.y - was.y;
      hold(picture);
      zoomed();
    }
    fingers.set(event.pointerId, now);
    if (fingers.size !== 2) return;
    hasMoved = true;
    const { apart, x, y } = pinch();
    if (span) zoom(apart / span, x, y);
    span = apart;
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
    document.addEventListener(name, event => {
      fingers.delete(event.pointerId);
      span = 0;
    });
  // A board that was moved was not clicked.
  document.addEventListener("click", event => {
    if (!hasMoved || !/** @type {Element} */ (event.target).closest(".board")) return;
    hasMoved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true });
  document.addEventListener("wheel", event => {
    if (!event.ctrlKey || !/** @type {Element} */ (event.target).closest(".board")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false, capture: true });
  document.addEventListener("keydown", event => {
    const typing = /** @type {Element} */ (event.target).closest("input, textarea, select");
    const box = board()?.getBoundingClientRect();
    if (typing || !box || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+") zoom(1.25, box.x + box.width / 2, box.y + box.height / 2);
    else if (event.key === "-") zoom(0.8, box.x + box.width / 2, box.y + box.height / 2);
    else if (event.key === "0") fit();
  });
}
