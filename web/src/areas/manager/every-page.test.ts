import { expect, test } from 'vitest';

import { everyPage } from './every-page.ts';

test('a list is read to its end, each page from where the one before it stopped', async () => {
  const list = [
    { rows: ['a', 'b'], next: 'b' },
    { rows: ['c'], next: 'c' },
    { rows: ['d'], next: null },
  ];
  const asked: Array<string | undefined> = [];
  const seen: number[] = [];
  const read = async (before: string | undefined) => {
    asked.push(before);
    return list[asked.length - 1] ?? list[0]!;
  };
  const pages = await everyPage(read, (some) => seen.push(some.length));
  expect(pages.flatMap(({ rows }) => rows)).toEqual(['a', 'b', 'c', 'd']);
  expect(asked).toEqual([undefined, 'b', 'c']);
  expect(seen).toEqual([1, 2, 3]);
});
