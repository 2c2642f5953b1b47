import { describe, expect, test } from 'vitest';

import { count, fillLoosely } from './grammar.ts';

describe('a number with its Russian word', () => {
  const lesson = { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' };
  for (const [n, words] of [
    [1, '1 урок'],
    [2, '2 урока'],
    [5, '5 уроков'],
    [11, '11 уроков'],
    [21, '21 урок'],
    [1.5, '1,5 урока'],
  ] as const)
    test(words, () => expect(count('ru', n, lesson)).toBe(words));
});

test('an English number has two forms', () =>
  expect([1, 2].map((n) => count('en', n, { one: 'star', other: 'stars' }))).toEqual(['1 star', '2 stars']));

test('a hole of a refusal stays empty when its fact did not come', () =>
  expect(fillLoosely('До урока меньше {hours} ч', {})).toBe('До урока меньше  ч'));

test('a form of a word that is missing does not compile', () => {
  // @ts-expect-error Russian has four forms
  count('ru', 1, { one: 'урок', other: 'урока' });
});
