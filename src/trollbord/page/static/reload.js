// For whoever changes Trollbord (`serve --reload`): a changed style is worn at once, for anything else the page loads anew.
const PAUSE = 400;
let server = "";

async function look() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  const links = [...sheets];
  const pathOf = (/** @type {HTMLLinkElement} */ link) => new URL(link.href).pathname;
  const nameOf = (/** @type {HTMLLinkElement} */ link) => pathOf(link).split("/").pop() ?? "";
  const asked = new URLSearchParams(links.map(link => ["sheet", nameOf(link)]));
  const answer = await fetch(`/reload?${asked}`).catch(() => null);
  if (!answer?.ok) return; // the server is just starting again
  /** @type {{ server: string, sheets: Record<string, string> }} */
  const said = await answer.json();
  server ||= said.server;
  if (server !== said.server) location.reload();
  for (const link of links) {
    const address = said.sheets[nameOf(link)];
    if (address && pathOf(link) !== address) link.href = address;
  }
}

setInterval(look, PAUSE);
