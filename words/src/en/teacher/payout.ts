import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/teacher/payout.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

/** When the money of a month comes. */
export const texts = {
  title: 'When the money comes',
  steps: { open: 'Counting', closed: 'Checked by the school', paid: 'Paid' },
  open: 'The month is still being counted. The school checks it when it is over.',
  closed: (day) => `Checked on ${day}. The sum is final, changes fall into the next month.`,
  paid: (day) => `Paid on ${day}`,
  account: (last) => `to account •• ${last}`,
  weeks: 'By weeks',
  week: (dates, n) => `${dates}, ${lessons(n)}`,
  changes: 'Changes',
  kinds: { lesson: 'Lesson', later: 'Change of an earlier month', correction: 'Correction by the school' },
  sheet: 'XLSX sheet',
  act: 'Act PDF',
  saved: (name) => `File saved: ${name}`,
} satisfies Same<typeof ru>;
