// The line to the server: one WebSocket, found again whenever it breaks; what it brings is shown in order.
import { enlarge } from "./comfort.js";
import { parse } from "./patch.js";

/**
 * @typedef {{
 *   seq: number,
 *   page?: Record<string, string>,
 *   whole?: boolean,
 *   paths?: [string, string][],
 *   title?: string,
 *   yours?: boolean,
 *   sounds?: string[],
 *   note?: string,
 *   goto?: string,
 *   help?: string,
 *   refusal?: string,
 *   told?: string,
 *   picks?: string,
 *   sure?: string,
 * }} Frame
 * What the server says: markup that changed, the options with their paths, what to hear and to read.
 */

/** @type {Record<number, string>} Where it is explained why a line was closed for good. */
const NOTICES = { 4404: "/gone", 4423: "/private", 4429: "/crowded" };

/** Milliseconds between two looks whether the server still answers. */
const OFTEN = 20_000;
/** Milliseconds within which it must: it answers in order, and a hint takes a while. */
const PATIENCE = 10_000;
/** Milliseconds after which somebody who has picked is told that the pick is still on its way. */
const NOTICED = 1500;

export class Line {
  /**
   * @param {(since: number) => string} address of the socket, telling what was seen last
   * @param {(frame: Frame) => void} hear
   * @param {(isOpen: boolean) => void} status
   * @param {(isWaiting: boolean) => void} [unsent] told when a pick is not answered for a while, and when something is heard again
   */
  constructor(address, hear, status, unsent = () => {}) {
    this.address = address;
    this.hear = hear;
    this.status = status;
    this.unsent = unsent;
    this.wait = 250;
    this.seq = -1;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.closed = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {number | undefined} Ends the line if nothing is heard. */
    this.doubt = undefined;
    /** @type {number | undefined} Says that a pick is still on its way. */
    this.way = undefined;
    this.heard = Date.now();
    this.watch();
    this.open();
  }

  /** A dead connection looks like a silent one: ask now and then, and whenever something tells of a change. */
  watch() {
    addEventListener("offline", () => this.status(false));
    addEventListener("online", () => this.probe());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.probe(); });
    setInterval(() => { if (!document.hidden) this.probe(); }, OFTEN);
  }

  /** Ask whether the server is there; a line that is closed is opened at once. */
  probe() {
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN) {
      this.socket?.send("ping");
      this.doubt ??= setTimeout(() => this.lose(), PATIENCE);
    } else if (state !== WebSocket.CONNECTING) this.open();
  }

  /** Nothing was heard in time: whatever the browser believes, this line is dead. */
  lose() {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.status(false);
    this.open();
  }

  trust() {
    this.heard = Date.now();
    clearTimeout(this.doubt);
    clearTimeout(this.way);
    this.doubt = undefined;
    this.unsent(false);
  }

  open() {
    if (this.closed) return;
    this.trust();
    clearTimeout(this.timer);
    const socket = new WebSocket(new URL(this.address(this.seq), location.href.replace(/^http/, "ws")));
    this.socket = socket;
    this.doubt = setTimeout(() => this.lose(), 2 * PATIENCE);
    socket.onopen = () => {
      this.trust();
      this.wait = 250; // the page is told to be on line with its first frame: what is clicked before, the frame would undo
    };
    socket.onmessage = event => {
      this.trust();
      if (event.data === "pong") {
        this.status(true);
        return;
      }
      /** @type {Frame} */
      const frame = JSON.parse(event.data);
      this.seq = Math.max(this.seq, frame.seq);
      this.hear(frame);
      this.status(true);
    };
    socket.onclose = event => {
      if (socket !== this.socket) return;
      this.trust();
      this.status(false);
      const notice = NOTICES[event.code];
      if (notice) {
        this.closed = true;
        location.assign(notice);
        return;
      }
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(8000, this.wait * 2);
    };
  }

  /** Open the line anew, for another form of the page. */
  again() {
    const old = this.socket;
    this.socket = null;
    this.seq = -1;
    old?.close();
    this.open();
  }

  /**
   * Whether it was sent; without a connection nothing is, or it would be done some time later.
   * @param {Record<string, unknown>} message
   */
  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN || !navigator.onLine) return false;
    this.socket.send(JSON.stringify(message));
    if (message.options) {
      clearTimeout(this.way);
      this.way = setTimeout(() => this.unsent(true), NOTICED);
    }
    if (Date.now() - this.heard > PATIENCE) this.probe();
    return true;
  }
}

/** Everything the first picture needs: shapes, and the font that text in pictures keeps. */
export async function ready() {
  const { art = "" } = document.body.dataset;
  const shapes = art ? fetch(art).then(answer => answer.text()) : Promise.resolve("");
  const [text] = await Promise.all([shapes, document.fonts.load("800 20px Commissioner").catch(() => [])]);
  if (text) document.body.prepend(parse(text));
  enlarge();
}

/** The large shapes of a game, each with its address: they are fetched when a picture first uses them. */
const grounds = new Map((document.body.dataset.grounds ?? "").split(" ").filter(Boolean).map(each => {
  const [id, address] = each.split("=");
  return /** @type {[string, string]} */ ([id, address]);
}));

/** Fetch what a frame's pictures lie on. @param {Frame} frame */
async function lay(frame) {
  const drawn = Object.values(frame.page ?? {});
  const wanted = [...grounds].filter(([id]) => drawn.some(markup => markup.includes(`"#${id}"`)));
  await Promise.all(wanted.map(async ([id, address]) => {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok || !grounds.delete(id)) return; // the board can be played without: the next picture asks again
    document.body.prepend(parse(await answer.text()));
  }));
}

/** Frames in the order in which they came: each waits until the one before is still, unless many wait. */
export class Reel {
  /**
   * @param {(frame: Frame) => Promise<void>} show
   * @param {number} most frames that wait before the others hurry
   * @param {() => void} [still] when nothing is left to show
   */
  constructor(show, most, still) {
    this.show = show;
    this.most = most;
    this.still = still;
    /** Whether nobody wants to watch each step. */
    this.hurries = () => false;
    /** What has to be there before a frame is shown. @type {(frame: Frame) => Promise<void>} */
    this.prepare = async () => {};
    /** @type {Frame[]} */
    this.queue = [];
    this.isBusy = false;
    this.isReady = ready();
  }

  /** @param {Frame} frame */
  async add(frame) {
    this.queue.push(frame);
    if (this.isBusy) return;
    this.isBusy = true;
    await this.isReady;
    for (let next; (next = this.queue.shift()); ) {
      await Promise.all([lay(next), this.prepare(next)]);
      const shown = this.show(next);
      if (this.queue.length < this.most && !this.hurries()) await shown;
    }
    this.isBusy = false;
    this.still?.();
  }
}
