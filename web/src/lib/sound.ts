// A few quiet sounds, made here; silent unless they are wanted.

import { settings } from "./settings.svelte";

export type Sound = "move" | "hit" | "turn" | "won" | "lost";
/** Tones by frequency, each a little after the one before. */
const TONES: Record<Sound, { tones: number[]; wave: OscillatorType; lasts: number }> = {
  move: { tones: [420], wave: "triangle", lasts: 0.07 },
  hit: { tones: [150, 95], wave: "square", lasts: 0.09 },
  turn: { tones: [523, 784], wave: "sine", lasts: 0.14 },
  won: { tones: [523, 659, 784, 1047], wave: "triangle", lasts: 0.2 },
  lost: { tones: [392, 330, 262], wave: "sine", lasts: 0.24 },
};
const LOUD = 0.05;
let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { tones, wave, lasts } = TONES[which];
  tones.forEach((frequency, i) => {
    const at = context!.currentTime + i * lasts * 0.7;
    const tone = new OscillatorNode(context!, { type: wave, frequency });
    const gain = new GainNode(context!, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUD, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    tone.connect(gain).connect(context!.destination);
    tone.start(at);
    tone.stop(at + lasts);
  });
}
