// Comfort: what a person has chosen on this device, put on at once and remembered.

/** What holds until somebody chooses. @type {Record<string, string>} */
const USUAL = { text: "1", contrast: "device", theme: "device", patterns: "usual", motion: "device", speed: "quick", confirm: "never", cards: "rest", sound: "off" };
/** What is seen: each is an attribute of the page. */
const SEEN = ["text", "contrast", "theme", "patterns", "motion"];

/** @param {string} name */
const stored = name => localStorage.getItem(`trollbord-${name}`);

/** @param {string} name */
export const preference = name => stored(name) || USUAL[name];

/** Whether a person has ever chosen this. @param {string} name */
export const isChosen = name => Boolean(stored(name));

const device = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether somebody wants nothing to move. */
export const calm = {
  get matches() {
    const chosen = preference("motion");
    return chosen === "device" ? device.matches : chosen === "less";
  },
};

/** @param {string} name @param {string} value */
export function prefer(name, value) {
  localStorage.setItem(`trollbord-${name}`, value);
  if (SEEN.includes(name)) wear(name);
  for (const act of followers) act(name);
  show();
}

/** @param {string} name */
function wear(name) {
  const chosen = preference(name);
  if (chosen === "device") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = chosen;
  if (name === "patterns") enlarge();
}

/** @type {((name: string) => void)[]} */
const followers = [];

/** Hear of every choice. @param {(name: string) => void} act */
export const onPreference = act => void followers.push(act);

/** Patterns of ground that belongs to somebody, drawn larger for those who need them. */
export function enlarge() {
  const size = preference("patterns") === "large" ? " scale(1.7)" : "";
  for (const pattern of document.querySelectorAll("pattern[id^=pat-]")) {
    const was = pattern.getAttribute("data-turn") ?? pattern.getAttribute("patternTransform") ?? "";
    pattern.setAttribute("data-turn", was);
    pattern.setAttribute("patternTransform", was + size);
  }
}

/** The fields of the dialog say what holds. */
function show() {
  for (const field of document.querySelectorAll("input[name^=pref-]")) {
    if (!(field instanceof HTMLInputElement)) continue;
    const chosen = preference(field.name.slice(5));
    field.checked = field.type === "radio" ? field.value === chosen : chosen === "on";
  }
}

/** Follow the fields of the dialog. */
export function comfort() {
  for (const name of SEEN) wear(name);
  show();
  document.addEventListener("change", event => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.name.startsWith("pref-")) return;
    prefer(field.name.slice(5), field.type === "radio" ? field.value : field.checked ? "on" : "off");
  });
}
