// The service worker: it keeps files whose address names their edition, and the page for those who are offline. Nothing
// else is kept, and no table is: what a table shows comes from the server or not at all.

/**
 * @typedef {{waitUntil(work: Promise<unknown>): void}} Lasting
 * @typedef {Lasting & {request: Request, preloadResponse: Promise<Response | undefined>, respondWith(answer: Promise<Response>): void}} Asked
 * @typedef {{
 *   KEPT: {edition: string, page: string, icon: string, files: string[]},
 *   registration: {navigationPreload?: {enable(): Promise<void>}, showNotification(title: string, about: NotificationOptions): Promise<void>},
 *   clients: {matchAll(wanted: {type: string}): Promise<{visibilityState: string}[]>, openWindow(url: string): Promise<unknown>},
 *   skipWaiting(): Promise<void>,
 *   addEventListener(kind: string, act: (event: any) => void): void,
 * }} Keeper
 */

const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
/** The server writes it in front of this file: the edition of the files, the page, and what that page needs. */
const { edition, page, files } = worker.KEPT;
const OURS = "trollbord-";
const shelf = `${OURS}${edition}-${page}`;

worker.addEventListener("install", (/** @type {Lasting} */ event) => {
  const fetched = [page, ...files].map(address => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(shelf).then(cache => cache.addAll(fetched)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {Lasting} */ event) => {
  event.waitUntil(Promise.all([forget(), worker.registration.navigationPreload?.enable()]));
});

/** What an older edition has kept. */
async function forget() {
  const known = await caches.keys();
  await Promise.all(known.filter(each => each.startsWith(OURS) && each !== shelf).map(each => caches.delete(each)));
}

worker.addEventListener("fetch", (/** @type {Asked} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (address.pathname.startsWith("/a/")) event.respondWith(file(event, address.pathname));
});

// A reminder, while no page of ours is seen: one that is seen has a bell.
worker.addEventListener("push", (/** @type {Lasting & {data: {json(): {title: string, body: string, url: string}}}} */ event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(remind(title, { body, tag: "trollbord", data: url, icon: worker.KEPT.icon, badge: worker.KEPT.icon }));
});

/** @param {string} title @param {NotificationOptions} about */
async function remind(title, about) {
  const pages = await worker.clients.matchAll({ type: "window" });
  if (!pages.some(each => each.visibilityState === "visible")) await worker.registration.showNotification(title, about);
}

worker.addEventListener("notificationclick", (/** @type {Lasting & {notification: Notification}} */ event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(event.notification.data));
});

/** A page comes from the server; without one, the page that says so. @param {Asked} event */
async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (lost) {
    const said = await caches.match(page, { ignoreVary: true });
    if (!said) throw lost;
    return said;
  }
}

/** A file never changes under its address. @param {Asked} event @param {string} path */
async function file(event, path) {
  const cache = await caches.open(shelf);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(cache, path, answer.clone()));
  return answer;
}

/** Keep a file instead of its older editions. @param {Cache} cache @param {string} path @param {Response} answer */
async function keep(cache, path, answer) {
  const ending = path.slice(path.lastIndexOf("/"));
  const older = (await cache.keys()).filter(each => new URL(each.url).pathname.endsWith(ending));
  await Promise.all(older.map(each => cache.delete(each)));
  await cache.put(path, answer);
}
