// What a person would take for pressable on a page, found by what is seen: every 24 px the uppermost thing is asked for its
// cursor, the look of a button, and the glow. No role, class or selector is asked for.
window.doors = (() => {
  const GRID = 24;
  const WORDS = 48;

  /** The colour that a variable of the sheets has here, as computed styles spell it. */
  const colour = name => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };

  const isClear = paint => paint === "transparent" || /^rgba\(.*, 0\)$/.test(paint) || / \/ 0\)$/.test(paint);
  const looks = node => [getComputedStyle(node), getComputedStyle(node, "::before"), getComputedStyle(node, "::after")];

  /** What is found out about a thing is found out once. */
  const once = find => {
    const known = new Map();
    return node => {
      if (!known.has(node)) known.set(node, find(node));
      return known.get(node);
    };
  };
  let isPointed = () => false;

  /** The outermost thing whose pointer cursor this one has. */
  const pointed = node => {
    if (!isPointed(node)) return null;
    while (node.parentElement && isPointed(node.parentElement)) node = node.parentElement;
    return node;
  };

  /** A painted box of a button's size with a few bold words in its middle. */
  const isButton = node => {
    if (!(node instanceof HTMLElement)) return false;
    const { width, height } = node.getBoundingClientRect();
    const words = node.textContent.trim();
    if (height < 20 || height > 90 || width > 480 || words.length < 3 || words.length > WORDS) return false;
    const [own, before, after] = looks(node);
    const isPainted = [own, before, after].some(style => style.content !== "none" && !isClear(style.backgroundColor));
    const isFramed = ["Top", "Right", "Bottom", "Left"].every(side => parseFloat(own[`border${side}Width`]) >= 1 && !isClear(own[`border${side}Color`]));
    const isCentred = own.textAlign === "center" || own.justifyContent === "center" || own.placeItems.includes("center");
    return (isPainted || isFramed) && isCentred && Number(own.fontWeight) >= 600 && !node.matches(":disabled");
  };
  const button = node => {
    for (let up = node, steps = 0; up && steps < 4; up = up.parentElement, steps += 1) if (isButton(up)) return up;
    return null;
  };

  /** Whether something is painted in the colour of what can be chosen. */
  const glows = (node, lit) => looks(node).some((style, part) => {
    if (part && style.content === "none") return false;
    const has = paint => paint.includes(lit);
    if (node instanceof SVGElement && part) return false;
    if (node instanceof SVGElement)
      return style.display !== "none" && Number(style.opacity) > 0.05 && (has(style.fill) || (has(style.stroke) && style.stroke !== "none"));
    return has(style.boxShadow) || has(style.backgroundColor) || (style.outlineStyle !== "none" && has(style.outlineColor))
      || (parseFloat(style.borderTopWidth) > 0 && has(style.borderTopColor));
  });

  const words = node => {
    const said = node.getAttribute("aria-label") || (node.innerText ?? node.textContent) || node.getAttribute("title") || "";
    const inside = said.trim() ? null : node.querySelector("[aria-label], title");
    const fields = node.matches("input, select, textarea") ? node.name || node.id : "";
    return (fields || said.trim() || inside?.getAttribute("aria-label") || inside?.textContent || node.dataset?.label || node.id || node.tagName)
      .replace(/\s+/g, " ").slice(0, WORDS);
  };

  /** Whether it is painted as the thing to do. */
  const isMain = (node, main) => looks(node).some((style, part) => (!part || style.content !== "none") && style.backgroundColor === main);

  /** What lies uppermost at each point of the grid, from left to right and down. */
  const sampled = function* () {
    for (let y = GRID / 2; y < innerHeight; y += GRID)
      for (let x = GRID / 2; x < innerWidth; x += GRID) yield /** @type {[number, number]} */ ([x, y]);
  };

  /** The doors in the window as it is scrolled now. */
  const find = () => {
    const found = new Map();
    const main = colour("--act");
    isPointed = once(node => getComputedStyle(node).cursor === "pointer");
    const seen = once(top => pointed(top) ?? button(top));
    for (const point of sampled()) {
      const top = document.elementFromPoint(...point);
      const node = top && seen(top);
      if (!node) continue;
      if (!found.has(node)) found.set(node, []);
      found.get(node).push(point);
    }
    return [...found].map(([node, points]) => door(node, points, main));
  };

  /** Frames and dots in the glow's colour, also where they let presses through to what lies below. */
  const lights = () => {
    const lit = colour("--target");
    const open = document.createElement("style");
    open.textContent = "*:not(.joy *) { pointer-events: all !important }";
    document.head.append(open);
    const found = new Map();
    const isLit = once(node => glows(node, lit));
    for (const point of sampled())
      for (const node of document.elementsFromPoint(...point).slice(0, 8))
        if (!found.has(node) && isLit(node)) found.set(node, point);
    open.remove();
    return [...found].map(([node, point]) => {
      const box = node.getBoundingClientRect();
      const [x, y] = within(node, [box.x + box.width / 2, box.y + box.height / 2]) ?? point;
      return { words: words(node), tag: node.tagName, x, y, width: box.width, height: box.height };
    });
  };

  /** A point of the window, if it lies in what is drawn there; boxes hold all their points. */
  const within = (node, [x, y]) => {
    if (!(node instanceof SVGGeometryElement)) return [x, y];
    const matrix = node.getScreenCTM();
    return matrix && node.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse())) ? [x, y] : null;
  };

  /** In a picture the middle is the middle of what is seen of a thing; elsewhere it is the middle of its box. */
  const middleOf = (node, points, box) => {
    if (!(node instanceof SVGElement)) return [box.x + box.width / 2, box.y + box.height / 2];
    const mean = axis => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const far = ([x, y]) => Math.hypot(x - mean(0), y - mean(1));
    return points.reduce((best, point) => (far(point) < far(best) ? point : best));
  };

  /** Whether a point lies before the beginning of what is seen of a part that was scrolled, or after its end where nobody is invited. */
  const isPast = (node, x, y) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      if ((up.scrollTop && y < edge.top) || (up.scrollLeft && x < edge.left)) return true;
      if (!isPointed(node) && up.scrollHeight > up.clientHeight && getComputedStyle(up).overflowY !== "visible" && y > edge.bottom) return true;
    }
    return false;
  };

  /** Whether it is a word or two of a sentence. */
  const isInText = node => getComputedStyle(node).display === "inline" && node.parentElement.textContent.trim().length > 2 * node.textContent.trim().length;

  const door = (node, points, main) => {
    const box = node.getBoundingClientRect();
    const [x, y] = middleOf(node, points, box);
    const hit = document.elementFromPoint(x, y);
    return {
      words: words(node), x, y, at: [box.x, box.y, box.width, box.height],
      isDrawn: node instanceof SVGElement, isPointed: isPointed(node), isMain: isMain(node, main), isInText: isInText(node), reach: [0, 1].map(axis => Math.max(...points.map(point => point[axis])) - Math.min(...points.map(point => point[axis]))), isPast: isPast(node, x, y),
      isInside: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight, isBare: !!hit && (node === hit || node.contains(hit)),
    };
  };

  return { find, lights };
})();
