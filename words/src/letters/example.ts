import type { LetterCount, LetterHole } from '@school/contract/pages/letters';
import type { Locale } from '@school/contract/shapes';

import { textsIn } from './texts.ts';
import { amountIn, momentIn } from './wording.ts';

const zone = 'Europe/Minsk';
/** A Monday evening: when does not matter for an example. */
const when = Temporal.Instant.from('2026-12-07T15:00:00Z');

/** Numbers of an example. */
export const exampleCounts: Record<LetterCount, number> = { lessons: 8, bonus: 2, moved: 4, canceled: 3, free: 2, passed: 1 };

/** What stands in the holes of a letter while it is written, and in a test letter. */
export function exampleOf(locale: Locale): Record<LetterHole, string> {
  const { someReader, courses, subjects } = textsIn(locale);
  const moment = momentIn(locale, zone, when);
  return {
    parent: someReader.name,
    address: 'https://school.example',
    kid: someReader.kid,
    course: courses.math,
    subject: subjects.math,
    group: courses.readingClub,
    moment,
    teacher: someReader.teacher,
    days: moment,
    heldUntil: moment,
    until: moment,
    releasedAt: moment,
    amount: amountIn(locale, 48_000, 'BYN'),
    answer: someReader.answer,
    reason: someReader.answer,
    was: amountIn(locale, 48_000, 'BYN'),
    is: moment,
    first: moment,
    from: moment,
    to: moment,
    becomes: amountIn(locale, 52_000, 'BYN'),
    at: moment,
    card: '•• 4242',
    nextTryAt: moment,
    endsAt: moment,
    nextAt: moment,
    nextAmount: amountIn(locale, 48_000, 'BYN'),
  };
}
