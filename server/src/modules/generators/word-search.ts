import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { both } from './material.ts';
import { generator } from './generator.ts';
import { chosenWords, wordParams } from './word-choice.ts';

/** Words hidden in a square of letters. */

export const wordSearch = generator({
  code: 'word-search',
  version: 1,
  params: z.strictObject({ ...wordParams, size: z.int().min(5).max(9).default(6), words: z.int().min(2).max(5).default(3) }),
  make(random, { size, words: count, ...wanted }, material) {
    const fitting = chosenWords(material, { ...wanted, maxLength: size - 1, minLength: 3 });
    const alphabet = wanted.lang === 'ru' ? 'абвгдежзиклмнопрстуфхцчшыэюя' : 'abcdefghijklmnopqrstuvwxyz';
    for (let turn = 0; turn < 200; turn++) {
      const texts = random.sample(fitting, count).map((word) => word[wanted.lang].toLowerCase());
      const letters: (string | undefined)[] = Array.from({ length: size * size }, () => undefined);
      const placed = texts.flatMap((word) => {
        const cells = placeFor(word, letters, size, random);
        for (const [at, cell] of (cells ?? []).entries()) letters[cell] = word[at];
        return cells ? [{ word, cells }] : [];
      });
      if (placed.length < texts.length) continue;
      const filled = letters.map((letter) => letter ?? random.pick(Array.from(alphabet)));
      return { 'word-grid': { ask: both('Найди слова в таблице', 'Find the words in the grid'), size, letters: filled, words: placed } };
    }
    throw new Error('the words do not fit into the grid');
  },
});

/** Squares for a word, across or down, that agree with the letters already there. */
function placeFor(word: string, letters: readonly (string | undefined)[], size: number, random: Random): number[] | undefined {
  for (let turn = 0; turn < 60; turn++) {
    const across = random.coin();
    const row = random.int(0, across ? size - 1 : size - word.length);
    const column = random.int(0, across ? size - word.length : size - 1);
    const cells = Array.from(word).map((_, at) => (across ? row * size + column + at : (row + at) * size + column));
    if (cells.every((cell, at) => letters[cell] === undefined || letters[cell] === word[at])) return cells;
  }
  return undefined;
}
