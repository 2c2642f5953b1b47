import { expect, test } from 'vitest';

import { squaresBetween, wordAt } from './found-word.ts';

const letters = 'котаомыпт'.split('');

test('a word is found across and down, from either end', () => {
  expect(squaresBetween(3, 0, 2)).toEqual([0, 1, 2]);
  expect(squaresBetween(3, 8, 2)).toEqual([2, 5, 8]);
  expect(wordAt(letters, squaresBetween(3, 2, 0) ?? [], ['КОТ'])).toBe('КОТ');
});

test('squares that are not in one line spell nothing', () => {
  expect(squaresBetween(3, 0, 4)).toBeUndefined();
});

test('a word that is not looked for does not count', () => {
  expect(wordAt(letters, [0, 1, 2], ['дом'])).toBeUndefined();
});
