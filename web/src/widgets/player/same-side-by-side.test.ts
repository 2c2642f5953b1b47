import { expect, test } from 'vitest';

import { columnsOf, sameSideBySide } from './same-side-by-side.ts';

test.each([2, 3, 4, 5, 6, 9, 10])('%i of the same have no more rows than columns, so they stand within their square', (count) => {
  expect(Math.ceil(count / columnsOf(count))).toBeLessThanOrEqual(columnsOf(count));
});

test('the gaps between them are part of the square', () =>
  expect(sameSideBySide(5, '90px')).toEqual({ side: 'calc((90px - 0.5rem) / 3)', box: { gap: '0.25rem', width: 'calc(90px + 1px)' } }));
