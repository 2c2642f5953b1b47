/* oxlint-disable no-new-func, typescript/no-implied-eval -- the same sum as in the style sheet, with Math in place of CSS */
import { expect, test } from 'vitest';

import { best } from './fit.ts';

/** What a browser makes of it, in a place of so many pixels, with gaps of 20. */
const seen = (text: string, width: number, height: number): number =>
  Number(
    new Function(
      'min',
      'max',
      `return ${text
        .replaceAll('100cqw', String(width))
        .replaceAll('100cqh', String(height))
        .replaceAll('var(--fit-gap)', '20')
        .replaceAll('px', '')}`,
    )(Math.min, Math.max),
  );

test('four cards on a broad place stand two by two or four abreast, whichever makes them larger', () => {
  expect(seen(best({ count: 4, most: 400 }), 620, 620)).toBe(300);
  expect(seen(best({ count: 4, most: 400 }), 860, 200)).toBe(200);
});

test('one thing is as large as its place, up to what is still one thing', () => {
  expect(seen(best({ count: 1, most: 300 }), 250, 400)).toBe(250);
  expect(seen(best({ count: 1, most: 300 }), 900, 700)).toBe(300);
});

test('words are broader than high, and a list stands one below the other', () => {
  expect(seen(best({ count: 2, most: 200, wide: 3 }), 320, 900)).toBeCloseTo(320 / 3);
  expect(seen(best({ count: 7, most: 110, columns: 1 }), 900, 470)).toBe(50);
});
