import { readFileSync } from 'node:fs';

import { withLetterNames } from './letter-names.ts';

/** A word as it is spoken: its letters, and which of its vowels is stressed (from 1; 0: none, it leans on its neighbour). */
export interface SpokenWord {
  letters: string;
  stress: number;
}

export interface Pronunciation {
  /** The words of a piece as they are spoken, or those that the dictionary does not know. */
  of(piece: string): { words: SpokenWord[] } | { unknown: string[] };
  /** Stress of a single word of the dictionary. */
  stressOf(word: string): number | undefined;
}

const vowel = /[аеёиоуыэюя]/g;
const accent = '\u0301';
const token = /[а-яё_'’]+(?:-[а-яё]+)*/g;
/** These lean on the word beside them and have no stress of their own, unless they stand alone. */
const leaning = new Set(
  'а б бы в во да для до ж же за и из изо к ко ли на над не ни но о об обо от ото по под при про с со то у через без'.split(' '),
);

export const leansOnNeighbour = (word: string): boolean => leaning.has(word);

const vowelsIn = (letters: string): number => letters.match(vowel)?.length ?? 0;

/** «жира́ф» → жираф, 2. ё is stressed where nothing else is marked; one vowel needs no mark. */
function readWord(marked: string): SpokenWord | undefined {
  const at = marked.indexOf(accent);
  const letters = marked.replaceAll(accent, '');
  const count = vowelsIn(letters);
  if (at > 0) return { letters, stress: vowelsIn(marked.slice(0, at)) };
  if (letters.includes('ё')) return { letters, stress: vowelsIn(letters.slice(0, letters.indexOf('ё') + 1)) };
  if (leaning.has(letters)) return { letters, stress: 0 };
  return count === 1 ? { letters, stress: 1 } : undefined;
}

/**
 * Reads content/pronunciation.txt: a word or a phrase a line with the stress marked, `as written = as spoken` where the
 * two differ. Throws with the line where one of several vowels is not marked.
 */
export function readPronunciation(source: string): Pronunciation {
  const entries = new Map<string, SpokenWord[]>();
  let longest = 1;
  for (const [at, line] of source.normalize('NFD').replaceAll('и\u0306', 'й').replaceAll('е\u0308', 'ё').split('\n').entries()) {
    const [written = '', spoken = written] = line
      .replace(/#.*/, '')
      .split('=')
      .map((side) => side.trim());
    if (written === '') continue;
    const key = written.replaceAll(accent, '').split(' ');
    const words = spoken.split(' ').map((word) => readWord(word.replaceAll('-', '')));
    const fault = words.some((word) => word === undefined)
      ? 'mark the stressed vowel'
      : entries.has(key.join(' '))
        ? 'it is here twice'
        : '';
    if (fault !== '') throw new Error(`pronunciation.txt:${at + 1}: ${written}: ${fault}`);
    entries.set(key.join(' '), words as SpokenWord[]);
    longest = Math.max(longest, key.length);
  }

  const one = (word: string, alone: boolean): SpokenWord[] | undefined => {
    const known = entries.get(word);
    if (known) return known;
    if (word.includes(accent)) return [readWord(word) as SpokenWord];
    const parts = word.split('-');
    if (parts.length > 1) {
      const spoken = parts.map((part) => one(part, alone || parts.every((other) => other === part)));
      return spoken.some((part) => part === undefined) ? undefined : spoken.flatMap((part) => part ?? []);
    }
    if (word.includes('_') || word.includes("'")) return undefined;
    if (vowelsIn(word) > 1) return word.includes('ё') ? [readWord(word) as SpokenWord] : undefined;
    if (leaning.has(word) && !alone) return [{ letters: word, stress: 0 }];
    return vowelsIn(word) === 1 ? [{ letters: word, stress: 1 }] : undefined;
  };

  /** How many words from here are a phrase of the dictionary; 1 where none begins. */
  const phraseAt = (tokens: readonly string[], at: number): number => {
    let taken = Math.min(longest, tokens.length - at);
    while (taken > 1 && !entries.has(tokens.slice(at, at + taken).join(' '))) taken--;
    return taken;
  };

  return {
    of(piece) {
      const tokens = (piece.match(token) ?? []).filter((word) => /[а-яё]/.test(word));
      const named = withLetterNames(tokens);
      const words: SpokenWord[] = [];
      const unknown: string[] = [];
      for (let at = 0; at < tokens.length;) {
        const taken = phraseAt(tokens, at);
        const spoken =
          taken > 1 ? [entries.get(tokens.slice(at, at + taken).join(' '))] : named[at]?.map((word) => one(word, tokens.length === 1));
        for (const word of spoken ?? []) {
          if (word) words.push(...word);
          else unknown.push(tokens[at] ?? '');
        }
        at += taken;
      }
      return unknown.length > 0 ? { unknown } : { words };
    },
    stressOf: (word) => entries.get(word)?.[0]?.stress ?? (vowelsIn(word) === 1 ? 1 : undefined),
  };
}

let school: Pronunciation | undefined;

/** The dictionary of the school. Read when it is first asked for: only recording and checking need it. */
export function pronunciation(): Pronunciation {
  school ??= readPronunciation(readFileSync(new URL('../../../../../content/pronunciation.txt', import.meta.url), 'utf8'));
  return school;
}
