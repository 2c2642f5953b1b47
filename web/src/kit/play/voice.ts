import { playable } from './playable.ts';
import { duck } from './sound.ts';
import { whenTouched } from './touched.ts';
import { knownRecordings, learnVoice, recordingsFail, type Saying, speaking, type Tongue, type Utterance, voices } from './voice-state.ts';

/**
 * The one voice that speaks the interface. Recordings are played where there are some; otherwise the browser
 * speaks, if it has a voice of that language. A voice of another language never reads it: nobody would understand.
 */

const synth = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
const codes = { ru: 'ru-RU', en: 'en-US' };
/** Some browsers list their voices late; after this long an empty list is the answer (milliseconds). */
const patience = 2500;

const voiceOf = (lang: Tongue) => {
  const own = synth?.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(lang)) ?? [];
  return own.find((voice) => voice.localService) ?? own[0];
};

function look(final: boolean): void {
  const any = (synth?.getVoices().length ?? 0) > 0;
  for (const lang of ['ru', 'en'] as const) {
    if (voiceOf(lang)) learnVoice(lang, 'ready');
    else if (any || (final && voices[lang].get() === 'unknown')) learnVoice(lang, 'missing');
  }
}
synth?.addEventListener?.('voiceschanged', () => look(false));
look(!synth);
setTimeout(() => look(true), patience);

let turn = 0;
let playing: HTMLAudioElement | undefined;
let cancelWaiting: (() => void) | undefined;
/** Chromium forgets an utterance that nothing holds, and then never ends it. */
let held: SpeechSynthesisUtterance | undefined;

const begin = () => {
  speaking.set(true);
  duck(true);
};
const end = () => {
  speaking.set(false);
  duck(false);
};

/** Stops speaking. */
export function hush(): void {
  turn++;
  cancelWaiting?.();
  playing?.pause();
  playing = undefined;
  synth?.cancel();
  end();
}

/**
 * Says these one after another, in place of whatever is being said; before the first touch it waits for it.
 * `onStep` is told which one begins, and -1 when all is said.
 */
export function say(list: readonly Utterance[], { slow = false, onStep }: Saying): void {
  hush();
  const mine = ++turn;
  const next = async () => {
    begin();
    for (const [at, utterance] of list.entries()) {
      if (turn !== mine) return;
      if (utterance.text.trim() === '') continue;
      onStep?.(at);
      const files = utterance.unrecorded ? null : (await knownRecordings())?.filesOf(utterance);
      if (turn !== mine) return;
      if (files && (await playFiles(files, () => turn === mine))) continue;
      if (turn === mine) await speak(utterance, slow);
    }
    if (turn !== mine) return;
    end();
    onStep?.(-1);
  };
  cancelWaiting = whenTouched(() => void next());
}

/** Plays files one after another, all fetched at once so that no gap is heard between them. False when one has no sound. */
async function playFiles(files: readonly string[], isWanted: () => boolean): Promise<boolean> {
  const sounds = files.map(async (file) => {
    const address = await playable(file);
    if (address === null) return null;
    const sound = new Audio(address);
    sound.preload = 'auto';
    return sound;
  });
  for (const coming of sounds) {
    const sound = await coming;
    if (!isWanted()) return true;
    const played = sound !== null && (await playSound(sound));
    if (!played) {
      recordingsFail.set(true);
      return false;
    }
  }
  return true;
}

const playSound = (sound: HTMLAudioElement): Promise<boolean> =>
  new Promise((resolve) => {
    playing = sound;
    sound.addEventListener('ended', () => resolve(true));
    sound.addEventListener('pause', () => resolve(true));
    sound.addEventListener('error', () => resolve(false));
    sound.play().catch(() => resolve(false));
  });

/** Ends when it is said; a browser that never tells the end is not waited for. */
function speak({ text, lang }: Utterance, slow: boolean): Promise<void> {
  return new Promise((resolve) => {
    const voice = voiceOf(lang);
    const none = !synth || (!voice && synth.getVoices().length > 0);
    if (none) return resolve();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? codes[lang];
    if (voice) utterance.voice = voice;
    utterance.rate = slow ? 0.88 : 0.96;
    const longest = setTimeout(resolve, voice ? 4000 + text.length * 160 : 1500);
    const done = () => {
      clearTimeout(longest);
      resolve();
    };
    utterance.addEventListener('start', () => learnVoice(lang, 'ready'));
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    held = utterance;
    // Right after cancel() some browsers swallow what comes next.
    setTimeout(() => (held === utterance ? synth.speak(utterance) : done()), 40);
  });
}
