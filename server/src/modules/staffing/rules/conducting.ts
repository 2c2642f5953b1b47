import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { endOf, type Lesson, unitOf } from '#modules/calendar/rules';

/** A lesson is conducted from its start on, to the second (when a teacher may say so: marking.ts); only once, and only one that was paid or is free. */
export function mayConduct(lesson: Pick<Lesson, 'status' | 'startsAt' | 'kind'>, now: Temporal.Instant): Verdict {
  if (lesson.status === 'held' && unitOf(lesson)) return refused('ledger.not_enough_units');
  if (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') return refused('scheduling.lesson_is_over');
  if (Temporal.Instant.compare(now, lesson.startsAt) < 0) {
    return refused('scheduling.lesson_not_started', { startsAt: lesson.startsAt.toString() });
  }
  return allowed();
}

/** A teacher enters a lesson from the opening of its room until its end. */
export function mayEnter(
  lesson: Pick<Lesson, 'status' | 'startsAt' | 'minutes' | 'markOutcome' | 'enterMinutes'>,
  now: Temporal.Instant,
): Verdict {
  if (lesson.markOutcome !== null) return refused('scheduling.lesson_is_over');
  if (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') return refused('scheduling.lesson_is_over');
  const from = lesson.startsAt.subtract({ minutes: lesson.enterMinutes });
  if (Temporal.Instant.compare(now, from) < 0) {
    return refused('scheduling.lesson_not_started', { startsAt: lesson.startsAt.toString(), from: from.toString() });
  }
  return Temporal.Instant.compare(now, endOf(lesson)) < 0 ? allowed(endOf(lesson)) : refused('scheduling.lesson_is_over');
}

/** The kid is waited for as long as the lesson was promised; from then on, to the second, the lesson may be closed as missed (docs/rules/lessons.md#waiting-for-the-child). */
export function mayCloseAsMissed(lesson: Pick<Lesson, 'status' | 'startsAt' | 'absentMinutes'>, now: Temporal.Instant): Verdict {
  if (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') return refused('scheduling.lesson_is_over');
  const minutes = lesson.absentMinutes;
  const from = lesson.startsAt.add({ minutes });
  if (Temporal.Instant.compare(now, from) < 0) return refused('scheduling.too_early_for_absence', { minutes, from: from.toString() });
  return allowed();
}

/**
 * Who of a group did not come: kids of the lesson, waited for as long as any, and not all of them, since then it was
 * missed. Alone a kid is in its lesson, or the lesson is closed as missed.
 */
export function mayBeWithout(
  lesson: Pick<Lesson, 'status' | 'startsAt' | 'absentMinutes' | 'participants'>,
  absent: readonly string[],
  now: Temporal.Instant,
): Verdict {
  if (absent.length === 0) return allowed();
  const isHere = ({ kidUid }: Pick<Lesson['participants'][number], 'kidUid'>) => !absent.includes(kidUid);
  const stranger = absent.find((kidUid) => !lesson.participants.some((participant) => participant.kidUid === kidUid));
  if (stranger !== undefined) return refused('scheduling.kid_not_in_lesson', { kidUid: stranger });
  if (!lesson.participants.some(isHere)) return refused('request.invalid', { where: 'absent', problem: 'nobody_came' });
  return mayCloseAsMissed(lesson, now);
}

/** A lesson that has begun may break down for technical reasons. */
export function mayBreakDown(lesson: Pick<Lesson, 'status' | 'startsAt'>, now: Temporal.Instant): Verdict {
  if (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') return refused('scheduling.lesson_is_over');
  if (Temporal.Instant.compare(now, lesson.startsAt) < 0) {
    return refused('scheduling.lesson_not_started', { startsAt: lesson.startsAt.toString() });
  }
  return allowed();
}

const isConducted = ({ status, markOutcome }: Pick<Lesson, 'status' | 'markOutcome'>): boolean =>
  status === 'conducted' || ((status === 'scheduled' || status === 'inProgress') && markOutcome === 'conducted');

/** A note is written of a lesson that took place, and corrected; a trial has its report instead. */
export function mayNote(lesson: Pick<Lesson, 'status' | 'kind' | 'markOutcome'>): Verdict {
  return isConducted(lesson) && lesson.kind !== 'trial' ? allowed() : refused('scheduling.lesson_not_conducted');
}

/** A trial that took place is reported once (docs/rules/trials.md#after-the-trial). */
export function mayReport(lesson: Pick<Lesson, 'status' | 'kind' | 'markOutcome'>, isReported: boolean): Verdict {
  if (isReported) return refused('scheduling.report_exists');
  if (lesson.kind !== 'trial' || !isConducted(lesson)) return refused('scheduling.lesson_not_conducted');
  return allowed();
}
