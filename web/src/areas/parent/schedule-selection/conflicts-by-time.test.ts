import { expect, test } from 'vitest';

import { type Conflict, conflictsByTime } from './conflicts-by-time.ts';
import { standingStarts } from '#widgets/weekly-times/weekly-times.ts';

const conflict = (timestamp: string): Conflict => ({ timestamp, verdict: { allowed: false, why: 'scheduling.slot_taken', facts: {} } });
// Tuesday 02:00 in Moscow is Monday 18:00 in New York in winter, and Wednesday 10:00 there is Wednesday 02:00.
const chosen = standingStarts(
  [
    { weekday: 2, startMinute: 120 },
    { weekday: 3, startMinute: 600 },
  ],
  'America/New_York',
  Date.parse('2026-11-23T10:00Z'),
);

test('dates belong to the weekly time whose clock Moscow shows, in the order of the chosen times', () => {
  const [tuesday, wednesday] = chosen;
  const found = conflictsByTime(
    [conflict('2026-12-02T07:00:00Z'), conflict('2026-11-30T23:00:00Z'), conflict('2026-12-07T23:00:00Z')],
    chosen,
  );
  expect(found.map(({ start, conflicts }) => [start?.key, conflicts.length])).toEqual([
    [tuesday?.key, 2],
    [wednesday?.key, 1],
  ]);
});

test('a date of a time that is not chosen any more stands at the end, without a time', () => {
  const found = conflictsByTime([conflict('2026-12-04T07:00:00Z'), conflict('2026-12-02T07:00:00Z')], chosen);
  expect(found.map(({ start }) => start?.weekday)).toEqual([3, undefined]);
});
