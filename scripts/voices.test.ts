import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type VoiceLang, type VoicePiece, voiceFile, voicePieces } from '@school/contract/playbooks/voice';
import type { Words } from '@school/contract/playbooks/pictures';

import { createLibrary } from '../server/src/modules/library/index.ts';
import {
  attemptsForTheYoungest,
  createPlaybookCatalogue,
  pronunciation,
  readPronunciation,
} from '../server/src/modules/playbooks/index.ts';
import { saidOf } from '../web/src/widgets/player/spoken.ts';
import { spokenWords } from '../web/src/widgets/player/words.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { faultsOf, lengthFaults, stressFaults } from './voices/check.ts';
import { content, readManifest } from './voices/manifest.ts';

const langs: readonly VoiceLang[] = ['ru', 'en'];
const isRecorded = (piece: VoicePiece) => existsSync(path.join(content, voiceFile(piece)));

describe('everything that a child who cannot read may hear is recorded, in both languages', () => {
  test('what pages and lessons say', () => {
    const pieces = spokenPieces({ seeds: 40, from: 'heard' });
    expect(pieces.size).toBeGreaterThan(4000);
    const missing = [...pieces].flatMap(([, piece]) => (isRecorded(piece) ? [] : [`${piece.lang} ${piece.text}`]));
    // A word problem may draw a pair of number and thing that three thousand attempts did not: the device's voice says it.
    expect(missing.slice(Math.floor(pieces.size / 1000))).toEqual([]);
  });

  /** As the player puts it together: what it says unasked, every card that can be touched, the hint under the bulb, the verdict. */
  test('what the player says of a task, its hint and its verdict', () => {
    const missing = new Set<string>();
    let hints = 0;
    for (const { task, hint, told } of attemptsForTheYoungest(createLibrary(), { seeds: 3, from: 'played' })) {
      if (hint) hints++;
      const words = [...saidOf(task, 'pre').map((said) => said.words), ...wordsIn([task, hint, told])];
      for (const lang of langs)
        for (const one of words) {
          const said = spokenWords(one, lang);
          for (const piece of said ? voicePieces(said.text, said.lang) : [])
            if (!isRecorded(piece)) missing.add(`${piece.lang} ${piece.text}`);
        }
    }
    expect(hints).toBeGreaterThan(500);
    expect([...missing]).toEqual([]);
  });
});

/** All words anywhere in a value. */
function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  const { ru, en } = value as Partial<Words>;
  const own = typeof ru === 'string' && typeof en === 'string' ? [value as Words] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inside]) => (key === 'say' ? [] : wordsIn(inside)))];
}

describe('every recording is what it should be', () => {
  test.each(langs)('%s: it sounds, lasts as long as its sounds need, and is stressed as the dictionary says', (lang) => {
    const rows = readManifest(lang);
    const files = readdirSync(path.join(content, 'voices', lang)).map((name) => `/voices/${lang}/${name}`);
    expect(files.toSorted()).toEqual([...rows.keys()].toSorted());
    const faults = [...rows.values()].flatMap((row) => faultsOf(lang, row, pronunciation()).map((fault) => `${row.text}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('the dictionary agrees with the lexicon', () => {
    const { words } = createPlaybookCatalogue(createLibrary()).material();
    const wrong = words.flatMap(({ ru, stress, syllables }) => {
      const known = pronunciation().of(ru);
      if ('unknown' in known) return [`${ru} is not known`];
      // Of two parts («йо-йо») the last is stressed most.
      const before = known.words.slice(0, -1).reduce((vowels, { letters }) => vowels + (letters.match(/[аеёиоуыэюя]/g)?.length ?? 0), 0);
      const stressed = before + (known.words.at(-1)?.stress ?? 0);
      return syllables.length > 1 && stressed !== stress ? [`${ru}: ${stressed}, in the lexicon ${stress}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('it weighs a few kilobytes, not more than 60', () => {
    for (const lang of langs) {
      const folder = path.join(content, 'voices', lang);
      expect(Math.max(...readdirSync(folder).map((name) => statSync(path.join(folder, name)).size))).toBeLessThan(60_000);
    }
  });
});

describe('a recording is refused', () => {
  const dictionary = readPronunciation('жира́ф\nпа́ры\n');
  const row = (lang: VoiceLang) => {
    const [first] = [...readManifest(lang).values()].filter(({ text, sounds }) => text.length > 12 && sounds !== '');
    if (!first) throw new Error('nothing is recorded');
    return first;
  };
  const refused = (changed: object) => faultsOf('en', { ...row('en'), ...changed }, dictionary);

  test('which is not the one that was measured, or is not there', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ hash: '0'.repeat(16) })).toEqual([expect.stringContaining('not the one that was measured')]);
    expect(refused({ text: 'nobody has ever said this' })).toEqual(['there is no such file']);
  });
  test('which is silent, whatever was written about it', () => {
    expect(refused({ loudness: -100 })).toEqual([expect.stringContaining('too quiet')]);
  });
  test('which is too short or too long for its sounds', () => {
    expect(lengthFaults(0.144, 1)).toEqual([expect.stringContaining('too short')]);
    expect(lengthFaults(1, 30)).toEqual([expect.stringContaining('too short')]);
    expect(lengthFaults(6, 4)).toEqual([expect.stringContaining('too long')]);
    expect(lengthFaults(1, 10)).toEqual([]);
  });
  test('whose word is stressed otherwise, or is not in the dictionary', () => {
    expect(stressFaults('жираф', 'zh i r aa f', dictionary)).toEqual([]);
    expect(stressFaults('жираф', 'zh ii r ay f', dictionary)).toEqual(['«жираф» is stressed on vowel 1, not 2']);
    expect(stressFaults('все пары', 'f ss ee|p a r yy', dictionary)).toEqual(['«пары» is stressed on vowel 2, not 1']);
    expect(stressFaults('шиншилла', 'sh i n sh ii l a', dictionary)).toEqual(['content/pronunciation.txt does not know «шиншилла»']);
    // Spoken by a person: no sounds are known of it, its words are.
    expect(stressFaults('жираф', '', dictionary)).toEqual([]);
  });
});
