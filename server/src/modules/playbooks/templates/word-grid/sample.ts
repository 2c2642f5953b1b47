import type { WrittenFor } from '../base/template.ts';
import type { wordGrid } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof wordGrid> = {
  ask: 'Найди слова',
  size: 3,
  letters: Array.from('котмахсом'),
  words: [
    { word: 'кот', cells: [0, 1, 2] },
    { word: 'сом', cells: [6, 7, 8] },
  ],
};
