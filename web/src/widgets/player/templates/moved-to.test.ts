import { expect, test } from 'vitest';

import { movedTo } from './moved-to.ts';

test('a card goes to where another one is, and the others make room', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(['a', 'b', 'c', 'd'], 'd', 'a')).toEqual(['d', 'a', 'b', 'c']);
});

test('a card can be moved to either end', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
});

test('an unknown place changes nothing', () => {
  expect(movedTo(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
});
