import type { Saying, Utterance } from './voice-state.ts';
import type * as VoiceFile from './voice.ts';

/** To have something said. The voice itself is fetched after the page stands: nobody waits for it to see the page. */

type Voice = typeof VoiceFile;
let voice: Voice | undefined;
let coming: Promise<Voice> | undefined;
let ticket = 0;

/** Fetches the voice ahead, and lets it look which languages this device speaks. */
export const wakeVoice = (): Promise<Voice> => (coming ??= import('./voice.ts').then((it) => (voice = it)));

/** Says these one after another, in place of whatever is being said; before the first touch it waits for it. */
export function say(list: readonly (Utterance | undefined)[], options: Saying = {}): void {
  const words = list.filter((it) => it !== undefined);
  if (words.length === 0) return;
  const mine = ++ticket;
  if (voice) voice.say(words, options);
  else void wakeVoice().then((it) => (mine === ticket ? it.say(words, options) : undefined));
}

/** Stops speaking. */
export function hush(): void {
  ticket++;
  voice?.hush();
}
