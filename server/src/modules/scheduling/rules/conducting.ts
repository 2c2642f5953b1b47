import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type Lesson, unitOf } from './lesson.ts';

/** A teacher marks a lesson conducted from its start on, to the second; only once, and only one that was paid or is free. */
export function mayConduct(lesson: Pick<Lesson, 'status' | 'startsAt' | 'kind'>, now: Temporal.Instant): Verdict {
  if (lesson.status === 'held' && unitOf(lesson)) return refused('ledger.not_enough_units');
  if (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') return refused('scheduling.lesson_is_over');
  if (Temporal.Instant.compare(now, lesson.startsAt) < 0) {
    return refused('scheduling.lesson_not_started', { startsAt: lesson.startsAt.toString() });
  }
  return allowed();
}

/** A trial that took place is reported once (decisions D3). */
export function mayReport(lesson: Pick<Lesson, 'status' | 'kind'>, isReported: boolean): Verdict {
  if (isReported) return refused('scheduling.report_exists');
  if (lesson.kind !== 'trial' || lesson.status !== 'conducted') return refused('scheduling.lesson_not_conducted');
  return allowed();
}
