import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { endOf, type Lesson } from '#modules/calendar/rules';

type Waiting = Pick<Lesson, 'status' | 'startsAt' | 'minutes' | 'teacherHereAt' | 'teacherWaitMinutes'>;
type Watched = Waiting & Pick<Lesson, 'markOutcome'>;

const isOpen = ({ status }: Pick<Lesson, 'status'>): boolean => status === 'scheduled' || status === 'inProgress';
const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** The instant from which a teacher who has not come is late: a family waits as long as it was told with the lesson (docs/rules/lessons.md#waiting-for-the-teacher). */
export const lateFrom = ({ startsAt, teacherWaitMinutes }: Pick<Lesson, 'startsAt' | 'teacherWaitMinutes'>): Temporal.Instant =>
  startsAt.add({ minutes: teacherWaitMinutes });

/** Is the family waiting in vain now: from the end of its wait, to the second, until the lesson's end? */
export const isTeacherLate = (lesson: Watched, now: Temporal.Instant): boolean =>
  isOpen(lesson) &&
  lesson.markOutcome === null &&
  lesson.teacherHereAt === null &&
  !isBefore(now, lateFrom(lesson)) &&
  isBefore(now, endOf(lesson));

/** Nobody came until the end: the lesson is lost, and the school gives it back by itself (docs/rules/lessons.md#waiting-for-the-teacher). */
export const isLost = (lesson: Watched, now: Temporal.Instant): boolean =>
  isOpen(lesson) && lesson.markOutcome === null && lesson.teacherHereAt === null && !isBefore(now, endOf(lesson));

/** Did the teacher come when the family need not wait any more? Then nobody skipped the lesson. */
export const cameLate = (lesson: Pick<Lesson, 'startsAt' | 'teacherHereAt' | 'teacherWaitMinutes'>): boolean =>
  lesson.teacherHereAt !== null && isBefore(lateFrom(lesson), lesson.teacherHereAt);

/** A manager gives back a lesson that has begun and to which the teacher has not come. */
export function mayReturn(lesson: Waiting, now: Temporal.Instant): Verdict {
  if (!isOpen(lesson)) return refused('scheduling.lesson_is_over');
  if (isBefore(now, lesson.startsAt)) return refused('scheduling.lesson_not_started', { startsAt: lesson.startsAt.toString() });
  if (lesson.teacherHereAt !== null) return refused('scheduling.teacher_is_here', { since: lesson.teacherHereAt.toString() });
  return allowed();
}

/** A lesson may be given to a colleague until its end; a time that is only held, while it is held. */
export function mayReplace(lesson: Waiting & Pick<Lesson, 'holdUntil'>, now: Temporal.Instant): Verdict {
  const isHeld = lesson.status === 'held' && lesson.holdUntil !== null && isBefore(now, lesson.holdUntil);
  if ((!isOpen(lesson) && !isHeld) || !isBefore(now, endOf(lesson))) return refused('scheduling.lesson_is_over');
  return allowed(endOf(lesson));
}
