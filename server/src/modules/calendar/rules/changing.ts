import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { hasRunOut, isReplaced, type Lesson } from './lesson.ts';

type Changing = Pick<
  Lesson,
  'kind' | 'status' | 'startsAt' | 'changeHours' | 'trialMoves' | 'teacherId' | 'plannedTeacherId' | 'hop' | 'groupId' | 'holdUntil'
>;

/** Who asks: the family by its rules, a manager at any time before the start (docs/rules/lessons.md#changing-a-lesson). */
export type ActorKind = 'family' | 'manager';

/** The first start that a family may still change, of lessons that are made now, with the hours of the school (docs/rules/schedule.md#changing-the-schedule). */
export const changeableFrom = (now: Temporal.Instant, hours: number): Temporal.Instant => now.add({ hours });

/** The one comparison of a lesson's hours: what begins so far ahead, or farther, may be changed; at exactly those hours it may. */
export const isChangeable = ({ startsAt, changeHours }: Pick<Lesson, 'startsAt' | 'changeHours'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, changeableFrom(now, changeHours)) >= 0;

/** Do its hours bind this change? Not a manager, and not the family of a lesson that the school gave to a replacement. */
const isBound = (lesson: Pick<Lesson, 'teacherId' | 'plannedTeacherId'>, who: ActorKind): boolean =>
  who !== 'manager' && !isReplaced(lesson);

/**
 * The last instant at which a family may still cancel or transfer (docs/rules/lessons.md#changing-a-lesson): its hours before the start. A lesson that
 * the school gave to a replacement may be changed until it starts, because the family did not choose that teacher; a
 * manager may change any lesson until then.
 */
export const changeableUntil = (
  lesson: Pick<Lesson, 'startsAt' | 'changeHours' | 'teacherId' | 'plannedTeacherId'>,
  who: ActorKind = 'family',
): Temporal.Instant => (isBound(lesson, who) ? lesson.startsAt.subtract({ hours: lesson.changeHours }) : lesson.startsAt);

/** A trial that is only held while the parent confirms it is no lesson yet: it is let go of, or held at another time. */
export const isTrialHold = ({ kind, status }: Pick<Lesson, 'kind' | 'status'>): boolean => kind === 'trial' && status === 'held';

/** Is it early enough to change it, as far as its hours go? */
export const isInTime = (
  lesson: Pick<Lesson, 'startsAt' | 'changeHours' | 'teacherId' | 'plannedTeacherId'>,
  now: Temporal.Instant,
  who: ActorKind = 'family',
): boolean => (isBound(lesson, who) ? isChangeable(lesson, now) : Temporal.Instant.compare(now, lesson.startsAt) <= 0);

/** May it be cancelled now? At exactly its hours it may (docs/rules/lessons.md#changing-a-lesson). */
export function mayCancel(lesson: Changing, now: Temporal.Instant, who: ActorKind = 'family'): Verdict {
  if (isTrialHold(lesson)) return refused('scheduling.lesson_not_found');
  const isHeld = lesson.status === 'held' && !hasRunOut(lesson, now);
  if (lesson.status !== 'scheduled' && !isHeld) return refused('scheduling.lesson_is_over');
  if (Temporal.Instant.compare(now, lesson.startsAt) >= 0) return refused('scheduling.lesson_is_over');
  const until = changeableUntil(lesson, who);
  if (!isInTime(lesson, now, who)) {
    return refused('scheduling.too_late', {
      hours: lesson.changeHours,
      until: until.toString(),
      startsAt: lesson.startsAt.toString(),
    });
  }
  return allowed(until);
}

/**
 * May it be moved now? As cancelling; a trial as often as it was promised, unless a manager moves it (docs/rules/trials.md#moving-a-trial); a
 * group's lesson is at the group's time.
 */
export function mayTransfer(lesson: Changing, now: Temporal.Instant, who: ActorKind = 'family'): Verdict {
  const may = mayCancel(lesson, now, who);
  if (!may.allowed && may.why !== 'scheduling.too_late') return may;
  if (lesson.groupId !== null || lesson.kind === 'group' || lesson.kind === 'virtual') return refused('scheduling.group_time_is_fixed');
  if (lesson.kind === 'trial' && lesson.hop >= lesson.trialMoves && who === 'family') {
    return refused('scheduling.intro_moved_already', { max: lesson.trialMoves });
  }
  return may;
}
