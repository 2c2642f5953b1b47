/** The pure rules of the calendar, for the rules and actions of the floors above. */
export { type Away, mayBeAway, stretchOf } from './absence.ts';
export { type Actor, theSchool } from './actor.ts';
export type { Bits } from './bitset.ts';
export { bookableFrom, endOfHorizon, holdUntil, horizonAt, latestHoldEnd, mayStartAt } from './booking.ts';
export {
  type ActorKind,
  changeableFrom,
  changeableUntil,
  isChangeable,
  isInTime,
  isTrialHold,
  mayCancel,
  mayTransfer,
} from './changing.ts';
export { clockChange } from './clock-change.ts';
export { lastingStarts, minutesIn, nearestTo, startsAt, startsIn, weeklyStarts, without } from './free-slots.ts';
export { listOf } from './instants.ts';
export {
  endOf,
  hasRunOut,
  isReplaced,
  kindOf,
  type Lesson,
  lengthsAt,
  type LessonLengths,
  minutesForAge,
  type Participant,
  statusOf,
  type StoredKind,
  unitOf,
} from './lesson.ts';
export { standsFrom } from './mark.ts';
export { mayObject, type Objection } from './objecting.ts';
export { busyWithout, freeWithout } from './own-time.ts';
export { followed, type Trigger, mayHappen } from './process-states.ts';
export { pupilsSince } from './pupilship.ts';
export { datesOf, type DaysOff, type LessonAhead, mayHaveDays, type PausedRow, type WeeklyDay } from './regular-schedule.ts';
export { type Skip, skipAt, skipWindow } from './skips.ts';
export { fits, type TeacherFit } from './teacher-fit.ts';
export { daysOf, frameFrom, gridMask, hoursMask, unionOf } from './teacher-hours.ts';
export type { TrialFacts } from './trial-facts.ts';
export { instantOf, minuteAt, minuteFrom, minuteOf, wallDays } from './wall-days.ts';
export { lessonOfOne, type Placement, type WantedLesson } from './wanted-lesson.ts';
export { liesIn } from './working-hours.ts';
