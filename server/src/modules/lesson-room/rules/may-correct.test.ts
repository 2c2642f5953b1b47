import { expect, test } from 'vitest';

import { mayCorrect } from './may-correct.ts';

const sent = Temporal.Instant.from('2026-11-24T16:00:00Z');

test('what families were told is corrected for 24 hours, to the second, and then it is said when that ended', () => {
  expect(mayCorrect(sent, Temporal.Instant.from('2026-11-25T15:59:59Z')).allowed).toBe(true);
  expect(mayCorrect(sent, Temporal.Instant.from('2026-11-25T16:00:00Z'))).toMatchObject({
    allowed: false,
    why: 'lesson_room.correction_over',
    facts: { until: '2026-11-25T16:00:00Z' },
  });
});
