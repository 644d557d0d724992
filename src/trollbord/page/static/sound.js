// Sound: stone on stone, wood, a jaw harp, made here from noise and strings. Off until asked for.

import { prefer, preference } from "./comfort.js";

/** @type {AudioContext | null} */
let context = null;

export const isOn = () => preference("sound") === "on";

export function toggle() {
  prefer("sound", isOn() ? "off" : "on");
  if (isOn()) sound("stone");
  return isOn();
}

/**
 * A short burst of filtered noise: stone, wood, pebbles.
 * @param {AudioContext} audio @param {number} start @param {number} length @param {number} pitch @param {number} loud
 */
function knock(audio, start, length, pitch, loud) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
}

/**
 * One plucked note with a moving overtone: a jaw harp.
 * @param {AudioContext} audio
 */
function twang(audio) {
  const wave = new OscillatorNode(audio, { type: "sawtooth", frequency: 98 });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 500, Q: 9 });
  const gain = new GainNode(audio, { gain: 0.16 });
  const now = audio.currentTime;
  filter.frequency.exponentialRampToValueAtTime(1500, now + 0.12);
  filter.frequency.exponentialRampToValueAtTime(420, now + 0.36);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.38);
  wave.connect(filter).connect(gain).connect(audio.destination);
  wave.start();
  wave.stop(now + 0.4);
}

/** @type {Record<string, (audio: AudioContext) => void>} */
const SOUNDS = {
  stone: audio => { knock(audio, 0, 0.12, 900, 0.5); knock(audio, 0.03, 0.08, 2100, 0.18); },
  slide: audio => { knock(audio, 0, 0.3, 420, 0.22); },
  wood: audio => { knock(audio, 0, 0.16, 300, 0.5); },
  hit: audio => { knock(audio, 0, 0.2, 180, 0.8); knock(audio, 0.08, 0.3, 90, 0.6); },
  pebbles: audio => { for (let i = 0; i < 5; i++) knock(audio, i * 0.06, 0.06, 1500 + 300 * i, 0.25); },
  coin: audio => { knock(audio, 0, 0.2, 4200, 0.2); knock(audio, 0.05, 0.2, 5200, 0.14); },
  turn: twang,
  end: audio => { knock(audio, 0, 0.4, 500, 0.3); },
};

/** @param {string} name */
export function sound(name) {
  if (!isOn()) return;
  context ??= new AudioContext();
  void context.resume();
  (SOUNDS[name] ?? SOUNDS.wood)(context);
}
