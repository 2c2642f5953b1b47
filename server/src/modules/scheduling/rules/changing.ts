import { schedulingLimits } from '@school/contract/scheduling/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { isReplaced, type Lesson } from './lesson.ts';

const { hoursToCancelOrTransfer, introTransfers } = schedulingLimits;

type Changing = Pick<Lesson, 'kind' | 'status' | 'startsAt' | 'teacherId' | 'plannedTeacherId' | 'hop' | 'groupId'>;

/** Who asks: the family by the rules of spec §9, a manager at any time before the start (decisions D4). */
export type Asking = 'family' | 'manager';

/**
 * The last instant at which a family may still cancel or transfer (spec §9): 8 hours before the start. A lesson that
 * the school gave to a replacement may be changed until it starts, because the family did not choose that teacher.
 */
export const changeableUntil = (lesson: Pick<Lesson, 'startsAt' | 'teacherId' | 'plannedTeacherId'>): Temporal.Instant =>
  isReplaced(lesson) ? lesson.startsAt : lesson.startsAt.subtract({ hours: hoursToCancelOrTransfer });

/** May it be cancelled now? At exactly 8 hours it may (decisions D4). */
export function mayCancel(lesson: Changing, now: Temporal.Instant, who: Asking = 'family'): Verdict {
  if (lesson.status !== 'scheduled' && lesson.status !== 'held') return refused('scheduling.lesson_is_over');
  const until = who === 'manager' ? lesson.startsAt : changeableUntil(lesson);
  if (Temporal.Instant.compare(now, lesson.startsAt) >= 0) return refused('scheduling.lesson_is_over');
  if (Temporal.Instant.compare(now, until) > 0) {
    return refused('scheduling.too_late', {
      hours: hoursToCancelOrTransfer,
      until: until.toString(),
      startsAt: lesson.startsAt.toString(),
    });
  }
  return allowed(until);
}

/** May it be moved now? As cancelling; a trial once only (spec §4); a group's lesson is at the group's time. */
export function mayTransfer(lesson: Changing, now: Temporal.Instant, who: Asking = 'family'): Verdict {
  const may = mayCancel(lesson, now, who);
  if (!may.allowed && may.why === 'scheduling.lesson_is_over') return may;
  if (lesson.groupId !== null || lesson.kind === 'group' || lesson.kind === 'virtual') return refused('scheduling.group_time_is_fixed');
  if (lesson.kind === 'trial' && lesson.hop >= introTransfers) return refused('scheduling.intro_moved_already', { max: introTransfers });
  return may;
}
