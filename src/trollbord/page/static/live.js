// The line to the server: one WebSocket, found again whenever it breaks; what it brings is shown in order.
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
 * }} Frame
 * What the server says: markup that changed, the options with their paths, what to hear and to read.
 */

/** @type {Record<number, string>} Where it is explained why a line was closed for good. */
const NOTICES = { 4404: "/gone", 4423: "/private", 4429: "/crowded" };

export class Line {
  /**
   * @param {(since: number) => string} address of the socket, telling what was seen last
   * @param {(frame: Frame) => void} hear
   * @param {(isOpen: boolean) => void} status
   */
  constructor(address, hear, status) {
    this.address = address;
    this.hear = hear;
    this.status = status;
    this.wait = 250;
    this.seq = -1;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.closed = false;
    this.open();
  }

  open() {
    if (this.closed) return;
    const socket = new WebSocket(new URL(this.address(this.seq), location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.status(true);
    };
    socket.onmessage = event => {
      /** @type {Frame} */
      const frame = JSON.parse(event.data);
      this.seq = Math.max(this.seq, frame.seq);
      this.hear(frame);
    };
    socket.onclose = event => {
      if (socket !== this.socket) return;
      this.status(false);
      const notice = NOTICES[event.code];
      if (notice) {
        this.closed = true;
        location.assign(notice);
        return;
      }
      setTimeout(() => this.open(), this.wait);
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

  /** @param {Record<string, unknown>} message */
  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

/** Everything the first picture needs: shapes, and the font that text in pictures keeps. */
async function ready() {
  const { art = "" } = document.body.dataset;
  const shapes = art ? fetch(art).then(answer => answer.text()) : Promise.resolve("");
  const [text] = await Promise.all([shapes, document.fonts.load("800 20px Commissioner").catch(() => [])]);
  if (text) document.body.prepend(parse(text));
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
      const shown = this.show(next);
      if (this.queue.length < this.most) await shown;
    }
    this.isBusy = false;
    this.still?.();
  }
}
