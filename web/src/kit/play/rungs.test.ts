import { expect, test } from 'vitest';

import { rungAfter } from './rungs.ts';

test('a glow after 5 seconds, the task again after 10, a part of the way after 20', () => {
  expect([0, 4, 5, 9, 10, 19, 20, 60].map(rungAfter)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
