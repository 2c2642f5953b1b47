import { expect, test } from 'vitest';

import { notes, struck, tuneNames, tunes } from './tunes.ts';

test('every tune is played on the bars there are', () => {
  for (const name of tuneNames) for (const bar of tunes[name]) expect(notes[bar]).toBeGreaterThan(0);
});

test('its bar leads a tune on, another one only sounds', () => {
  expect(struck('star', 0, 3)).toBe(0);
  expect(struck('star', 0, 0)).toBe(1);
  const end = tunes.bell.reduce<number>((at, bar) => struck('bell', at, bar), 0);
  expect(end).toBe(tunes.bell.length);
});
