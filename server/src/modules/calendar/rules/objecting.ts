import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { Lesson, Participant } from './lesson.ts';

/** A family says that a mark of its lesson is not true. */
export interface Objection {
  objectionId: string;
  lessonId: string;
  familyId: string;
  accountId: string | null;
  text: string;
  raisedAt: Temporal.Instant;
  outcome: 'upheld' | 'rejected' | null;
  answer: string | null;
  units: number;
  decidedAt: Temporal.Instant | null;
}

/** The last instant before which a family may object to what was marked at `closedAt`. Days are counted in hours. */
const objectUntil = (closedAt: Temporal.Instant): Temporal.Instant => closedAt.add({ hours: schedulingLimits.objectionDays * 24 });

/**
 * A family objects to a mark that its kid did not come, or that a lesson took place to which the school saw no teacher
 * come, or in which it saw both together for too small a part; within 7 days, to the second, and once (docs/rules/lessons.md#objecting).
 */
export function mayObject(
  lesson: Pick<Lesson, 'status' | 'teacherHereAt'>,
  {
    own,
    closedAt,
    isRaised,
    isShort = false,
  }: {
    own: ReadonlyArray<Pick<Participant, 'skip'>>;
    closedAt: Temporal.Instant | null;
    isRaised: boolean;
    isShort?: boolean;
  },
  now: Temporal.Instant,
): Verdict {
  const isMissed = lesson.status === 'nonAttendance' || (lesson.status === 'conducted' && own.some(({ skip }) => (skip ?? null) !== null));
  const isDeclared = lesson.status === 'conducted' && (lesson.teacherHereAt === null || isShort);
  if ((!isMissed && !isDeclared) || closedAt === null) return refused('scheduling.nothing_to_object');
  if (isRaised) return refused('scheduling.objection_exists');
  const until = objectUntil(closedAt);
  if (Temporal.Instant.compare(now, until) < 0) return allowed(until);
  return refused('scheduling.objection_too_late', { days: schedulingLimits.objectionDays, until: until.toString() });
}
