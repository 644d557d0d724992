// Keyed patching: a patch is {key: markup}; inside it an empty element with data-keep stands for the live one.

const SVG_TAG = /^<(g|circle|ellipse|path|rect|use|text|polygon|polyline|line|image|defs|tspan|symbol|clipPath)\b/;

/** @param {string} key @returns {Element | null} */
export const byKey = key => document.getElementById(key);

/** @param {string} key what is marked and clicked with this key */
export const lyingOn = key => document.querySelectorAll(`[data-on="${CSS.escape(key)}"]`);

/** What a place is called: by its own name, and by the names of what lies on it. @param {Element} place */
export const called = place => [place, ...lyingOn(place.id)].map(each => each.getAttribute("data-label")).filter(Boolean).join(", ");

/**
 * The element that this markup describes, in the right namespace.
 * @param {string} markup
 */
export function parse(markup) {
  const template = document.createElement("template");
  const isSvg = SVG_TAG.test(markup);
  template.innerHTML = isSvg ? `<svg>${markup}</svg>` : markup;
  const first = template.content.firstElementChild;
  const found = isSvg ? first?.firstElementChild : first;
  if (!found) throw new Error(`no element in '${markup.slice(0, 60)}'`);
  return found;
}

/** @param {Node} node @returns {node is Element} */
const isKeyed = node => node instanceof Element && node.id !== "";

/**
 * Put a node into a parent, without losing its state where the browser can move it alive.
 * @param {Element} parent @param {Node} node @param {Node | null} before
 */
function place(parent, node, before) {
  const mover = /** @type {{moveBefore?: (node: Node, before: Node | null) => void}} */ (parent);
  if (mover.moveBefore && node.isConnected && parent.isConnected) {
    try {
      mover.moveBefore(node, before);
      return;
    } catch {
      // Not every move can be made alive (another document, an ancestor): insert it anew.
    }
  }
  parent.insertBefore(node, before);
}

/** @param {Element} old @param {Element} next */
function copyAttributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

class Patch {
  /** @param {Record<string, string>} frame */
  constructor(frame) {
    this.jobs = Object.entries(frame).map(([key, markup]) => ({ key, next: parse(markup) }));
    /** @type {Map<string, Element>} */
    this.live = new Map();
    for (const { key, next } of this.jobs) {
      this.keep(key);
      for (const stub of next.querySelectorAll("[data-keep]")) this.keep(stub.id);
    }
  }

  /** @param {string} key */
  keep(key) {
    const node = byKey(key);
    if (node) this.live.set(key, node);
  }

  apply() {
    for (const { key, next } of this.jobs) {
      const old = this.live.get(key);
      if (!old) continue;
      if (old.nodeName === next.nodeName && old.namespaceURI === next.namespaceURI) this.change(old, next);
      else {
        this.fill(next);
        old.replaceWith(next);
        this.live.set(key, next);
      }
    }
  }

  /** @param {Element} old @param {Element} next */
  change(old, next) {
    copyAttributes(old, next);
    const pool = [...old.childNodes].filter(node => !isKeyed(node));
    const wanted = [...next.childNodes].map(node => this.match(node, pool));
    const kept = new Set(wanted);
    for (const node of [...old.childNodes]) if (!kept.has(node)) node.remove();
    /** @type {ChildNode | null} */
    let here = old.firstChild;
    for (const node of wanted) {
      if (node === here) here = here.nextSibling;
      else place(old, node, here);
    }
  }

  /**
   * The live node for a wanted child: the kept element, an unkeyed one of the same kind, or the new one.
   * @param {ChildNode} node @param {ChildNode[]} pool @returns {ChildNode}
   */
  match(node, pool) {
    if (node instanceof Element && node.hasAttribute("data-keep")) return this.live.get(node.id) ?? node;
    if (!isKeyed(node)) {
      const index = pool.findIndex(old => old.nodeName === node.nodeName);
      if (index >= 0) {
        const old = pool[index];
        pool.splice(0, index + 1);
        if (old instanceof Element) this.change(old, /** @type {Element} */ (node));
        else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
        return old;
      }
    }
    if (node instanceof Element) this.fill(node);
    return node;
  }

  /**
   * Put the live elements into the stubs of a new subtree.
   * @param {Element} tree
   */
  fill(tree) {
    for (const stub of [...tree.querySelectorAll("[data-keep]")]) {
      const node = this.live.get(stub.id);
      if (node) stub.replaceWith(node);
    }
  }
}

/**
 * Change the page as the server says; parents come first.
 * @param {Record<string, string>} frame
 */
export function patch(frame) {
  new Patch(frame).apply();
}
