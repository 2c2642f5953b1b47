import { expect, test } from 'vitest';

import { numberIn, trailOf, turned } from './page-trail.ts';

test('pages are counted while they are turned, there and back', () => {
  const third = turned(turned(trailOf(undefined, 'all'), '', 'b'), 'b', 'c');
  expect(third.starts).toEqual(['', 'b', 'c']);
  expect(numberIn(third, 'c')).toBe(3);
  expect(numberIn(third, '')).toBe(1);
});

test('turning again from an earlier page takes its new next one', () =>
  expect(turned({ list: 'all', starts: ['', 'b', 'c'] }, '', 'new').starts).toEqual(['', 'new']));

test('another search begins at its first page', () =>
  expect(trailOf({ list: 'anna', starts: ['', 'b'] }, 'boris')).toEqual({ list: 'boris', starts: [''] }));

test('a page that a link led to has no number, nor have those behind it', () => {
  const trail = turned(trailOf(undefined, 'all'), 'linked', 'next');
  expect(numberIn(trail, 'linked')).toBeUndefined();
  expect(numberIn(trail, 'next')).toBeUndefined();
});
