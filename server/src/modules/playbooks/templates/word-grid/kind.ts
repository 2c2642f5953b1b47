import * as z from 'zod';

import { found } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';

/** Words hidden in a square of letters, across or down. A word counts wherever it can be read. */
export const wordGrid = template({
  code: 'word-grid',
  written: writtenItem({
    size: z.int().min(3).max(10),
    letters: z.array(z.string().min(1)),
    words: z
      .array(z.strictObject({ word: z.string().min(2), cells: z.array(z.int().min(0)) }))
      .min(1)
      .max(8),
  })
    .refine(({ size, letters }) => letters.length === size * size, { path: ['letters'], message: 'size x size letters' })
    .refine(({ letters, words }) => words.every(({ word, cells }) => cells.map((cell) => letters[cell]).join('') === word), {
      path: ['words'],
      message: 'the squares do not spell the word',
    }),
  build: ({ size, letters, words }) => ({ lang: langOf(words[0]?.word ?? '') ?? ('ru' as const), size, letters, words }),
  shown: ({ lang, size, letters, words }) => ({ lang, size, letters, words: words.map(({ word }) => word) }),
  score({ size, letters, words }, { found }) {
    if (found.flat().some((cell) => cell >= letters.length)) return undefined;
    const read = found
      .filter((cells) => isLine(cells, size))
      .map((cells) => ({ cells, word: cells.map((cell) => letters[cell]).join('') }));
    const hits = words.flatMap(({ word }) => read.find((one) => one.word === word) ?? []);
    return { part: hits.length / words.length, kept: { template: 'word-grid', found: hits.map(({ cells }) => cells) } };
  },
  solution: ({ words }) => ({ template: 'word-grid', found: words.map(({ cells }) => cells) }),
  hint: () => hints.words,
  near({ words, letters }, { found: given }) {
    const read = given.map((cells) => cells.map((cell) => letters[cell]).join(''));
    return found(words.filter(({ word }) => read.includes(word)).length, words.length);
  },
});

/** Squares one after the other, in a row to the right or in a column downwards. */
function isLine(cells: readonly number[], size: number): boolean {
  const steps = cells.slice(1).map((cell, at) => cell - (cells[at] ?? 0));
  const across = steps.every((step) => step === 1) && Math.floor((cells[0] ?? 0) / size) === Math.floor((cells.at(-1) ?? 0) / size);
  return across || steps.every((step) => step === size);
}
