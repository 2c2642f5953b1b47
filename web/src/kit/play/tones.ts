/** Short sounds, made by the browser itself: no files, no waiting. Quieter while somebody speaks. */

/** Hertz, seconds from the start, seconds long, and the pitch it glides to. */
type Tone = readonly [hertz: number, from: number, long: number, to?: number];

const sounds = {
  pick: [[520, 0, 0.08]],
  drop: [
    [392, 0, 0.09],
    [523, 0.06, 0.12],
  ],
  /** Not a buzzer: a low shrug. */
  no: [
    [277, 0, 0.16, 233],
    [233, 0.15, 0.2, 208],
  ],
  near: [
    [523, 0, 0.1],
    [494, 0.09, 0.16],
  ],
  back: [[440, 0, 0.12, 294]],
  kept: [
    [659, 0, 0.1],
    [880, 0.09, 0.2],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.12, 0.16],
    [784, 0.24, 0.16],
    [1047, 0.36, 0.4],
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof sounds;

const loud = 0.16;
const ducked = 0.04;

function createMixer() {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  return { context, out };
}
let mixer: ReturnType<typeof createMixer> | undefined;
let isDucked = false;

/** Quieter while a voice speaks. */
export function quieten(on: boolean): void {
  isDucked = on;
  if (mixer) mixer.out.gain.setTargetAtTime(on ? ducked : loud, mixer.context.currentTime, 0.05);
}

/** So long a note rings that was struck by itself, in seconds. */
const noteLong = 0.7;

/** Plays a sound at once, or a note of so many hertz. */
export function ringOut(sound: Sound | number): void {
  if (!mixer) {
    mixer = createMixer();
    mixer.out.gain.value = isDucked ? ducked : loud;
  }
  const { context, out } = mixer;
  if (context.state === 'suspended') void context.resume();
  for (const tone of typeof sound === 'number' ? [[sound, 0, noteLong] as const] : sounds[sound]) ring(context, out, tone);
}

function ring(context: AudioContext, out: GainNode, [hertz, from, long, to = hertz]: Tone): void {
  const start = context.currentTime + from;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(hertz, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(1, start + 0.015);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + long);
  oscillator.connect(envelope).connect(out);
  oscillator.start(start);
  oscillator.stop(start + long + 0.02);
}
