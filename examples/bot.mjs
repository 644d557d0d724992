// A bot in JavaScript (Node) over the line protocol: prefers the option that comes last in the list.
//
// Try it: trollbord arena ragnarocks --bots jotun,./examples/bot.mjs --games 20

import { createInterface } from "node:readline";

/** @param {{ options: string[] }} ask - all that this seat may know is in ask.view */
const choose = (ask) => ask.options[ask.options.length - 1];

/** @param {object} message */
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === "hello") say({ type: "ready", name: "last, in JavaScript" });
  else if (heard.type === "ask") say({ type: "pick", id: heard.id, option: choose(heard) });
  else if (heard.type === "end") break;
}
process.exit(0);
