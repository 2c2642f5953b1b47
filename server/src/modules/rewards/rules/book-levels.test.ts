import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { levelOf, partsOf, tooHard } from './book-levels.ts';

const line = (words: number) => Array.from({ length: words }, () => 'слово').join(' ');

test('a book is on the shelf of those it is for', () => {
  expect([3, 5, 6, 7, 8, 11].map((from) => levelOf({ from }))).toEqual([1, 1, 2, 3, 4, 4]);
});

test('a text is too hard by its length, by its sentences, or by the longest of them', () => {
  const { words, mean, longest } = rewardLimits.bookLevels[1];
  const short = Array.from({ length: 4 }, () => line(3));
  expect(tooHard(short, 1, 'ru')).toEqual([]);
  expect(
    tooHard(
      Array.from({ length: words }, () => line(2)),
      1,
      'ru',
    ),
  ).toEqual([expect.stringContaining(`more than ${words}`)]);
  expect(tooHard([line(mean + 1), line(mean + 1)], 1, 'ru')).toEqual([expect.stringContaining('words a line')]);
  expect(tooHard([...short, line(longest + 1)], 1, 'ru')).toEqual([expect.stringContaining('is longer than')]);
  // The same in English may have more words.
  expect(tooHard([...short, line(longest + 1)], 1, 'en')).toEqual([]);
});

test('lines are dealt to pictures in order, none lost and none left out', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7'];
  for (const count of [1, 2, 3, 5, 7]) {
    const parts = partsOf(lines, count);
    expect(parts.flat()).toEqual(lines);
    expect(Math.min(...parts.map((part) => part.length))).toBeGreaterThan(0);
  }
});
