import fc from 'fast-check';
import { expect, test } from 'vitest';

import { packNumbers, unpackNumbers } from './name-list.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { maxLength: 300 });

test('a list comes back as it was, in order, however many numbers it has and however they lie', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(unpackNumbers(packNumbers(list))).toEqual(list.toSorted((one, other) => one - other));
    }),
  );
  const close = Array.from({ length: 700 }, (_, at) => at);
  for (const list of [[], [0], [2 ** 24 - 1], close]) expect(unpackNumbers(packNumbers(list))).toEqual(list);
});
