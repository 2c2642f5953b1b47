import type { ImportField } from '@school/contract/back-office/import-shapes';
import { WantedDays } from '@school/contract/scheduling/shapes';
import type * as z from 'zod/mini';

import { minuteIn, weekdayIn } from './group-row.ts';
import type { Said } from './said.ts';

/** `вт, чт`, `Tuesday and Thursday`, `2/4`: words and figures between which nothing else is said. */
const listed = (written: string): string[] =>
  written
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'и' && word !== 'and');

/** The weekly times of a line, one a weekday and all at one time of the day; or the field that cannot be read. */
export function timesIn(said: Said): { days: z.infer<typeof WantedDays> } | { unread: ImportField } {
  const startMinute = minuteIn(said.time ?? '');
  if (startMinute === undefined) return { unread: 'time' };
  const read = WantedDays.safeParse(listed(said.weekday ?? '').map((word) => ({ weekday: weekdayIn(word), startMinute })));
  return read.success ? { days: read.data } : { unread: 'weekday' };
}
