import { expect, test } from 'vitest';

import { packNumbers, unpackNumbers } from './name-list.ts';

const most = 2 ** 24 - 1;

/** Numbers that lie as evenly as names of files do, the same in each run. */
const spread = (many: number) => [...new Set(Array.from({ length: many }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 8))];

test('a list comes back as it was, in order, however many numbers it has and however they lie', () => {
  const close = Array.from({ length: 700 }, (_, at) => at);
  const lists = [
    [],
    [0],
    [most],
    [most, 0],
    close,
    close.map((at) => most - at),
    ...Array.from({ length: 60 }, (_, at) => spread(at)),
    spread(40_000),
  ];
  for (const list of lists) expect(unpackNumbers(packNumbers(list))).toEqual(list.toSorted((one, other) => one - other));
});
