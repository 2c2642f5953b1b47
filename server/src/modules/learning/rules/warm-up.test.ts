import { expect, test } from 'vitest';

import { mostNeeded } from './warm-up.ts';

test('one child warms up with what is most urgent for it', () => {
  expect(mostNeeded([['sums', 'shapes', 'sums', 'clock']], 2)).toEqual(['sums', 'shapes']);
});

test('a group warms up with what most of its children need', () => {
  expect(
    mostNeeded(
      [
        ['sums', 'clock'],
        ['shapes', 'clock'],
        ['clock', 'shapes'],
      ],
      2,
    ),
  ).toEqual(['clock', 'shapes']);
});

test('where nothing is due there is no warm-up of it', () => {
  expect(mostNeeded([[], []], 2)).toEqual([]);
});
