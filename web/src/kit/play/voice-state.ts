import { storeOf } from './store.ts';

/** What is known of this device's voices, and whether one is speaking. Light: the voice itself comes later. */

export type Tongue = 'ru' | 'en';

export interface Utterance {
  text: string;
  lang: Tongue;
  /** Written by a person just now: nobody has recorded it, so the device's own voice is asked at once. */
  unrecorded?: true;
}

export interface Saying {
  slow?: boolean;
  /** Told which one begins, and -1 when all is said. */
  onStep?: (at: number) => void;
}

/** `unknown` until the browser has told which voices it has. */
export type VoiceState = 'unknown' | 'ready' | 'missing';

const known = (lang: Tongue): VoiceState => {
  try {
    const before = sessionStorage.getItem(`voice ${lang}`);
    return before === 'ready' || before === 'missing' ? before : 'unknown';
  } catch {
    return 'unknown';
  }
};
/** Known from the page before, so that no notice pushes the next one about. */
export const voices = { ru: storeOf(known('ru')), en: storeOf(known('en')) };

/** It has turned out whether there is a voice. */
export function learnVoice(lang: Tongue, state: VoiceState): void {
  voices[lang].set(state);
  try {
    sessionStorage.setItem(`voice ${lang}`, state);
  } catch {
    // Then it is found out again on the next page.
  }
}

export const speaking = storeOf(false);

/** Which recordings the school has. */
export interface Recordings {
  /** The files of an utterance, one after another; null where a piece of it was never recorded: the device's voice speaks. */
  filesOf(utterance: Utterance): readonly string[] | null;
}
/** Null until somebody has asked which there are. */
const recordings = storeOf<Recordings | null>(null);

let source: (() => Promise<Recordings>) | undefined;
let asked: Promise<Recordings | null> | undefined;

/** Where it can be learnt which recordings there are; asked once, when the first words are said. */
export function recordingsFrom(load: () => Promise<Recordings>): void {
  source = load;
}

export const knownRecordings = (): Promise<Recordings | null> =>
  (asked ??= (source?.() ?? Promise.resolve(null)).then((known) => {
    recordings.set(known);
    return known;
  }));

/** The child here cannot read: what matters is told aloud, unasked. */
export const hearsAll = storeOf(false);
/** A recording could not be played: a grown-up is told, if the device has no voice either. */
export const recordingsFail = storeOf(false);

/** Whether this device can speak that language: when it cannot, a grown-up is told. */
export const useVoiceState = (lang: Tongue): VoiceState => voices[lang].use();
/** Whether something is being said. */
export const useRecordingsKnown = (): Recordings | null => recordings.use();
export const useRecordingsFail = (): boolean => recordingsFail.use();
export const useSpeaking = (): boolean => speaking.use();
export const isSpeaking = (): boolean => speaking.get();
