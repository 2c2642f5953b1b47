import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type VoiceLang, voiceFile } from '@school/contract/playbooks/voice';

import { type Pronunciation, saidAloud } from '../../server/src/modules/playbooks/index.ts';
import { framesOf } from './frames.ts';
import { content, hashOf, type Recording } from './manifest.ts';

const isVowel = /^[aeiouy]/;
const isStressed = /^(?:aa|ee|ii|oo|uu|yy)$/;

/** A recording is heard between these (RMS, dB): the quietest and the loudest speech of the school, with some room. */
export const audible = { from: -26, to: -9 };
/** Seconds a sound may take; short pieces have the silence of both ends, and a vowel that is held. A person may speak more slowly. */
const perSound = { from: 0.05, to: 0.14, ends: 0.45, person: 2 };
/** The share of a recording in which a voice is heard, at least: “it” has 0.4 between the silence of both ends, noise and hum have none. */
const sounding = 0.3;

/** What is wrong with one recording, as far as its row of the manifest and its bytes tell; empty: nothing. */
export function faultsOf(lang: VoiceLang, recording: Recording, pronunciation: Pronunciation): string[] {
  const { text, seconds, loudness, sounds } = recording;
  const file = path.join(content, voiceFile({ lang, text }));
  const faults: string[] = [];
  if (!existsSync(file)) return ['there is no such file'];
  if (hashOf(file) !== recording.hash) faults.push('the file is not the one that was measured (npm run voices)');
  faults.push(...soundFaults(readFileSync(file), seconds));
  if (loudness < audible.from) faults.push(`it is too quiet: ${loudness} dB`);
  if (loudness > audible.to) faults.push(`it is too loud: ${loudness} dB`);
  faults.push(...lengthFaults(seconds, sounds === '' ? lettersIn(text) * perSound.person : sounds.split(/[ |]/).length));
  if (lang === 'ru') faults.push(...stressFaults(text, sounds, pronunciation));
  return faults;
}

/** What the bytes tell, whatever was written about them: they last as long as was measured, and they are not silence. */
export function soundFaults(file: Buffer, seconds: number): string[] {
  const frames = framesOf(file);
  // What is no Opus in Ogg no player makes a sound of.
  if (!frames || frames.sounding < sounding) return ['it is silent'];
  if (frames.channels !== 1) return [`it has ${frames.channels} channels, not one`];
  return Math.abs(frames.seconds - seconds) > 0.15 ? [`it lasts ${frames.seconds.toFixed(2)} s, not ${seconds}`] : [];
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 1;

export function lengthFaults(seconds: number, sounds: number): string[] {
  if (seconds < 0.2 || seconds / sounds < perSound.from) return [`it is too short: ${seconds} s for ${sounds} sounds`];
  if (seconds > perSound.ends + sounds * perSound.to) return [`it is too long: ${seconds} s for ${sounds} sounds`];
  return [];
}

/** Which vowel of these sounds is stressed, from 1; 0: none. */
export const stressIn = (sounds: string): number =>
  sounds
    .split(' ')
    .filter((sound) => isVowel.test(sound))
    .findIndex((sound) => isStressed.test(sound)) + 1;

/** Are the words of the dictionary stressed as it says? What a person has spoken (no sounds) is only looked up. */
export function stressFaults(text: string, sounds: string, pronunciation: Pronunciation): string[] {
  const found = pronunciation.of(saidAloud({ lang: 'ru', text }));
  if ('unknown' in found) return found.unknown.map((word) => `content/pronunciation.txt does not know «${word}»`);
  if (sounds === '') return [];
  const spoken = sounds.split('|');
  if (spoken.length !== found.words.length) return [`${spoken.length} words are spoken, not ${found.words.length}`];
  return found.words.flatMap(({ letters, stress }, at) => {
    const stressed = stressIn(spoken[at] ?? '');
    return stress > 0 && stressed !== stress ? [`«${letters}» is stressed on vowel ${stressed}, not ${stress}`] : [];
  });
}
