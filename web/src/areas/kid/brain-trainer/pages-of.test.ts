import { expect, test } from 'vitest';

import { pagesOf } from './pages-of.ts';

test('a list goes on pages in its order, and none of it is lost', () => {
  const list = Array.from({ length: 14 }, (_, at) => at);
  expect(pagesOf(list, 6).map(({ length }) => length)).toEqual([6, 6, 2]);
  expect(pagesOf(list, 6).flat()).toEqual(list);
});

test('a full page is followed by no empty one, and nothing is one page', () => {
  expect(pagesOf([1, 2, 3, 4, 5, 6], 6)).toHaveLength(1);
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 6)).toHaveLength(2);
  expect(pagesOf([], 6)).toEqual([[]]);
});
