import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { endOf, type Lesson } from '#modules/calendar/rules';

/** A teacher tells a family that it will be late from half an hour before the lesson on, until it is there or the lesson ends. */
export function mayTellLate(
  lesson: Pick<Lesson, 'status' | 'startsAt' | 'minutes' | 'teacherHereAt' | 'markOutcome'>,
  now: Temporal.Instant,
): Verdict {
  const { status, startsAt, teacherHereAt } = lesson;
  if (lesson.markOutcome !== null) return refused('scheduling.lesson_is_over');
  if ((status !== 'scheduled' && status !== 'inProgress') || Temporal.Instant.compare(now, endOf(lesson)) >= 0)
    return refused('scheduling.lesson_is_over');
  if (teacherHereAt !== null) return refused('scheduling.teacher_is_here', { since: teacherHereAt.toString() });
  const from = startsAt.subtract({ minutes: schedulingLimits.tellLateBeforeMinutes });
  if (Temporal.Instant.compare(now, from) < 0)
    return refused('scheduling.lesson_not_started', { startsAt: startsAt.toString(), from: from.toString() });
  return allowed(endOf(lesson));
}
