import { expect, test } from 'vitest';

import { isReadable, readablePlace } from './reading.ts';

test('a parent reads the schedule, a kid its own homework, and nobody reads money or another kid', () => {
  const [parent, kid] = [readablePlace('parent', undefined), readablePlace('kid', 'k1')];
  expect(['/schedule', '/payment', '/'].map((path) => isReadable(path, parent))).toEqual([true, false, false]);
  expect(
    ['/kids/k1', '/kids/k1/courses/math/homework', '/kids/k1/courses/math/game', '/kids/k1/brain-trainer', '/kids/k12'].map((path) =>
      isReadable(path, kid),
    ),
  ).toEqual([true, true, false, false, false]);
  expect(['teacher', 'manager', 'support', undefined].map((role) => readablePlace(role, 'k1'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
