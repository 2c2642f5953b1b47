import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/teacher/payout.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

/** When the money of a month comes. */
export const texts = {
  title: 'Payout status',
  steps: { open: 'In progress', closed: 'Checked by the school', paid: 'Paid' },
  open: 'The month isn’t over yet. The school will check it when it ends.',
  closed: (day) => `Checked on ${day}. The amount is final. Corrections go into next month.`,
  paid: (day) => `Paid on ${day}`,
  account: (last) => `to account •• ${last}`,
  weeks: 'By week',
  week: (dates, n) => `${dates}, ${lessons(n)}`,
  changes: 'Corrections',
  kinds: { lesson: 'Lesson', later: 'Correction for an earlier month', correction: 'Correction by the school' },
  sheet: 'XLSX spreadsheet',
  act: 'PDF certificate',
  saved: (name) => `File saved: ${name}`,
} satisfies Same<typeof ru>;
