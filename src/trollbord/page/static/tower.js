// The tower: a swing is held and let go, the hammer strikes, and the fall that the server recorded is played.
import { calm } from "./comfort.js";
import { fallen } from "./fall.js";
import { byKey } from "./patch.js";

/**
 * @typedef {[number[], number[], number[][], number[][], number[], string]} Fall
 * Boulders out and thrown back in, the tower that is left, the path as differences (none: nobody has struck it yet), the blow, and
 * by which engine.
 * @typedef {Map<number, [number, number, number]>} Places
 * Where each boulder is: x and y in tenths of a millimetre, and its turn.
 */

const COLOURS = ["red", "yellow", "blue", "white"];
const SCALE = 1.9, LEFT = 3.5, FLOOR = 300, WIDTH = 70, SIZE = 0.95;
const FRAMES = 30;
const PERIOD = 2400;
/** How far from the middle of a strength the hammer may be let go, for each timing. @type {[string, number][]} */
const TIMINGS = [["fine", 0.4], ["fair", 0.8], ["poor", 1]];
const TAP = 220;
const ORDINARY = 6;
/** After each of these a fall that did not come is asked for again. */
const PAUSES = [200, 600, 1800, 5400];
/** So long a request is waited for: one from before the line broke may never be answered. */
const PATIENCE = 4000;
const SVG = "http://www.w3.org/2000/svg";

// -- the fall

/**
 * Play the fall that is new since `before`; the boulders that were not `known` come to the table as they leave the shaft.
 * @param {string} table @param {string} before @param {Set<string>} known
 */
export async function playFall(table, before, known) {
  const now = fallen(), inside = byKey("inside");
  if (!inside || !now) return;
  const fall = await fetched(table, now);
  if (!fall) return;
  if (now === before || calm.matches || !fall[3].length) return rest(inside, fall);
  const fresh = [...document.querySelectorAll("[id^='out-']")].filter(node => !known.has(node.id));
  const counts = [...document.querySelectorAll("[id^='count-'], #total")];
  for (const node of fresh) node.setAttribute("visibility", "hidden");
  for (const node of counts) node.setAttribute("opacity", "0.25");
  try {
    await strike(fall[4]);
    await tumble(inside, fall, fresh);
  } catch (error) {
    reportError(error); // a fall that can't be drawn must not hold up the table: its end is shown
  }
  rest(inside, fall);
  for (const node of fresh) node.removeAttribute("visibility");
  for (const node of counts) node.removeAttribute("opacity");
}

/** @type {Map<string, Promise<Fall | null>>} */
const kept = new Map();

/** @param {string} table @param {string} line @returns {Promise<Fall | null>} */
function fetched(table, line) {
  const known = kept.get(line);
  if (known) return known;
  const wanted = asked(`/t/${table}/beside/${line}`);
  kept.set(line, wanted);
  wanted.then(fall => { if (!fall) kept.delete(line); });
  return wanted;
}

/** Ask for a fall; a line that has just come back may break once more. @param {string} address @returns {Promise<Fall | null>} */
async function asked(address) {
  for (const pause of PAUSES) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    if (answer?.ok && answer.body) {
      const stream = answer.body.pipeThrough(new DecompressionStream("deflate"));
      const fall = await new Response(stream).json().catch(() => null);
      if (fall) return fall;
    } else if (answer) return null;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  return null;
}

/** @param {number} x @param {number} y @param {number} turn */
const place = (x, y, turn) =>
  `translate(${(LEFT + (WIDTH - x / 10) * SCALE).toFixed(1)} ${(FLOOR - (y / 10) * SCALE).toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${SIZE})`;

/** @param {number} number */
function rock(number) {
  const node = document.createElementNS(SVG, "use");
  node.setAttribute("href", `#tf-b-${COLOURS[Math.floor(number / 11)]}`);
  return node;
}

/** All boulders at rest where the simulation left them. @param {Element} inside @param {Fall} fall */
function rest(inside, fall) {
  inside.setAttribute("data-rest", inside.getAttribute("data-fall") ?? "");
  inside.replaceChildren(
    ...fall[2].map(([number, x, y, turn]) => {
      const node = rock(number);
      node.setAttribute("transform", place(x / 10, y / 10, (turn / 1000) * (180 / Math.PI)));
      return node;
    }),
  );
}

/** The pictures of a path, from its differences. @param {number[][]} rows */
function pictures(rows) {
  /** @type {Places} */
  let last = new Map();
  return rows.map(row => {
    last = new Map(last);
    for (let at = 0; at < row.length; at += 4) {
      const [x, y, turn] = last.get(row[at]) ?? [0, 0, 0];
      last.set(row[at], [x + row[at + 1], y + row[at + 2], turn + row[at + 3]]);
    }
    return last;
  });
}

/** @param {Element} inside @param {Fall} fall @param {Element[]} fresh */
function tumble(inside, fall, fresh) {
  const shown = pictures(fall[3]);
  const leaves = leaving(fall, shown);
  /** @type {Map<number, SVGElement>} */
  const nodes = new Map([...(shown[0] ?? new Map()).keys()].map(number => [number, rock(number)]));
  inside.replaceChildren(...nodes.values());
  const start = performance.now();
  let isSkipped = false;
  document.addEventListener("pointerdown", () => { isSkipped = true; }, { once: true });
  const last = shown.length - 1;
  const step = (/** @type {number} */ now) => {
    // The picture's time may lie before `start`: it is that of the last picture drawn.
    const at = isSkipped ? last : Math.min(Math.max(0, ((now - start) / 1000) * FRAMES), last);
    draw(nodes, shown[Math.floor(at)], shown[Math.min(Math.floor(at) + 1, last)], at % 1);
    arriveOnTable(fresh, leaves, at);
    return at < last;
  };
  return new Promise((resolve, reject) => {
    const next = (/** @type {number} */ now) => {
      try {
        if (step(now)) requestAnimationFrame(next);
        else resolve(undefined);
      } catch (error) {
        reject(error);
      }
    };
    requestAnimationFrame(next);
  });
}

/** @param {Map<number, SVGElement>} nodes @param {Places} from @param {Places} to @param {number} share */
function draw(nodes, from, to, share) {
  for (const [number, node] of nodes) {
    const a = from.get(number), b = to.get(number) ?? a;
    if (!a || !b) continue;
    const bend = ((b[2] - a[2] + 540) % 360) - 180;
    node.setAttribute("transform", place(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + bend * share));
  }
}

/** The picture in which each boulder that falls out is seen last. @param {Fall} fall @param {Places[]} shown */
function leaving(fall, shown) {
  return fall[0].map(number => {
    const gone = shown.findIndex(picture => (picture.get(number)?.[1] ?? 0) < -60);
    return { colour: COLOURS[Math.floor(number / 11)], at: gone < 0 ? shown.length - 1 : gone };
  });
}

/** @param {Element[]} fresh @param {{colour: string, at: number}[]} leaves @param {number} at */
function arriveOnTable(fresh, leaves, at) {
  for (const colour of COLOURS) {
    const due = leaves.filter(each => each.colour === colour && each.at <= at).length;
    const mine = fresh.filter(node => node.id.startsWith(`out-${colour}-`));
    for (const node of mine.slice(0, due)) node.removeAttribute("visibility");
  }
}

// -- the hammer

/** Where the hammer is held to strike a wall at some height. @param {string} side @param {number} height */
function stand(side, height) {
  const flip = side === "left" ? 1 : -1;
  return { x: side === "left" ? -44 : 184, y: FLOOR - 74 * height + 37, flip };
}

/** The hammer strikes and the tower shakes; a poor swing wavers. @param {number[]} blow */
async function strike([right, strength, height, timing]) {
  const hammer = byKey("hammer"), shaft = byKey("shaft");
  if (!hammer || !shaft) return;
  const { x, y, flip } = stand(right ? "right" : "left", height);
  const at = (/** @type {number} */ turn) => ({ transform: `translate(${x}px, ${y}px) scale(${flip}, 1) rotate(${turn}deg)` });
  const back = -12 - 5 * strength;
  const turns = timing === 2 ? [back, back + 12, back - 6, 24] : [back, 16];
  const swung = hammer.animate(turns.map(at), { duration: timing === 2 ? 190 : 110, easing: "cubic-bezier(.6,0,1,.6)" });
  await swung.finished.catch(() => undefined);
  const push = flip * Math.min(4, 1 + strength / 3);
  shaft.animate([0, push, -push, push / 2, 0].map(far => ({ transform: `translate(${far}px, 0)` })), { duration: 180 });
}

// -- the swing

/** Where the pointer is after so long, from 0 (soft) to 10 (hearty): up and down again. @param {number} time */
export function pointerAt(time) {
  const phase = (time % PERIOD) / PERIOD;
  return 20 * (phase < 0.5 ? phase : 1 - phase);
}

/** The strength over which the pointer is. @param {number} place */
export const strengthAt = place => Math.min(10, 1 + Math.floor(place));

/** How well it meets the middle of that strength: good timing strikes as it was meant. @param {number} place */
export function timingAt(place) {
  const off = 2 * Math.abs(place - (strengthAt(place) - 0.5));
  return (TIMINGS.find(([, most]) => off <= most) ?? TIMINGS[2])[0];
}

class Swing {
  /** @param {import("./choice.js").Choice} choice */
  constructor(choice) {
    this.choice = choice;
    this.start = 0;
    this.aim = "aim-left-1";
  }

  get isDrawn() {
    return this.start > 0;
  }

  /** Draw the hammer back; the pointer begins to swing. @param {string} aim @param {number} at the time of the event */
  draw(aim, at) {
    if (this.isDrawn || !byKey("swing")) return;
    this.aim = aim || this.choice.held[0] || this.aim;
    this.start = at;
    this.tick();
  }

  tick() {
    const pointer = byKey("pointer");
    if (!pointer) this.start = 0;
    if (!this.isDrawn) return;
    const place = pointerAt(Math.max(0, performance.now() - this.start)), strength = strengthAt(place);
    pointer?.setAttribute("transform", `translate(${(27.5 + 34.2 * (place - 0.5)).toFixed(1)} 4)`);
    const [, side, height] = this.aim.split("-");
    const { x, y, flip } = stand(side, Number(height));
    byKey("hammer")?.setAttribute("transform", `translate(${x} ${y}) scale(${flip} 1) rotate(${-12 - 5 * strength})`);
    requestAnimationFrame(() => this.tick());
  }

  /** Let go when the event happened, however late a busy page hears of it. @param {number} at */
  release(at) {
    const place = pointerAt(at - this.start), timing = timingAt(place);
    this.start = 0;
    const word = byKey("timing"), words = byKey("swing");
    if (word && words) word.textContent = words.getAttribute(`data-${timing}`);
    word?.setAttribute("data-timing", timing);
    word?.setAttribute("x", place < 5 ? "252" : "112"); // beside the pointer, which stands still now
    this.strike(strengthAt(place), timing);
  }

  cancel() {
    this.start = 0;
  }

  /** @param {number} strength @param {string} timing */
  strike(strength, timing = "") {
    const [, side, height] = this.aim.split("-");
    const option = `hit ${side} ${strength} ${height}`;
    if (this.choice.paths.some(path => path.options[0] === option)) this.choice.choose([option], timing);
  }

  /** An ordinary blow, for those who want no swing. */
  press() {
    this.aim = this.choice.held[0] || this.aim;
    this.strike(ORDINARY);
  }
}

/**
 * Hold, aim, release: with the pointer on a wall, on the button, or with the space bar. A tap on the button keeps the
 * hammer drawn until the next one; a tap on a wall only aims, and the strength is clicked.
 * @param {import("./choice.js").Choice} choice
 */
export function listenToSwings(choice) {
  const swing = new Swing(choice);
  let wasDrawn = false, onWall = false, swallow = false;
  document.addEventListener("pointerdown", event => {
    swallow = false;
    const target = /** @type {Element} */ (event.target);
    const aim = target.closest(".aim[data-can], .aim[data-held]");
    if (calm.matches || (!aim && !target.closest("[data-swing]"))) return;
    [wasDrawn, onWall] = [swing.isDrawn, !!aim];
    swing.draw(aim?.id ?? "", event.timeStamp);
  });
  document.addEventListener("pointerup", event => {
    if (!swing.isDrawn) return;
    if (wasDrawn || event.timeStamp - swing.start >= TAP) {
      swallow = true;
      swing.release(event.timeStamp);
    } else if (onWall) swing.cancel();
    wasDrawn = false;
  });
  document.addEventListener("pointercancel", () => swing.cancel());
  document.addEventListener("click", event => {
    const button = /** @type {Element} */ (event.target).closest("[data-swing]");
    if (button && (calm.matches || (event.detail === 0 && !swallow))) swing.press();
    if (!swallow && !button) return;
    swallow = false;
    event.stopImmediatePropagation();
  }, { capture: true });
  document.addEventListener("keydown", event => {
    if (event.key === "Escape") swing.cancel();
    if (!isSpace(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (calm.matches) return swing.press();
    wasDrawn = swing.isDrawn;
    swing.draw("", event.timeStamp);
  });
  document.addEventListener("keyup", event => {
    if (!isSpace(event) || !swing.isDrawn) return;
    event.preventDefault();
    if (wasDrawn || event.timeStamp - swing.start >= TAP) swing.release(event.timeStamp);
    wasDrawn = false;
  });
}

/** The space bar swings, unless it means something where the focus is. @param {KeyboardEvent} event */
function isSpace(event) {
  const focused = document.activeElement;
  const isFree = !focused || focused === document.body || focused.matches("[data-swing], main, .log");
  return event.key === " " && isFree && !!byKey("swing");
}
