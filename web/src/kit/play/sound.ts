import { isMuted } from './mute.ts';
import type { Sound } from './tones.ts';
import { isTouched, whenTouched } from './touched.ts';

export type { Sound } from './tones.ts';

/** The sounds come after the page, which is there to be played without them. */
const load = () => import('./tones.ts');
let coming: ReturnType<typeof load> | undefined;
let isSpeaking = false;

async function tones() {
  try {
    const come = await (coming ??= load());
    come.quieten(isSpeaking);
    return come;
  } catch {
    // Without a connection: with the next sound it is tried again.
    coming = undefined;
    return undefined;
  }
}

// A touch is soon followed by a sound.
whenTouched(() => void tones());

/** Quieter while a voice speaks. */
export function duck(on: boolean): void {
  isSpeaking = on;
  if (coming) void tones();
}

/** Plays a sound, or a note of so many hertz; nothing happens before the first touch, when muted, or where there is no sound. */
export function play(sound: Sound | number): void {
  if (isMuted() || !isTouched() || typeof AudioContext === 'undefined') return;
  void tones().then((come) => come?.ringOut(sound));
}
