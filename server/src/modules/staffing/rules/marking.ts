import { schedulingLimits } from '@school/contract/calendar/limits';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { endOf, type Lesson, standsFrom } from '#modules/calendar/rules';

import { mayBeWithout, mayBreakDown, mayCloseAsMissed, mayConduct } from './conducting.ts';

type Marked = Pick<
  Lesson,
  'status' | 'startsAt' | 'absentMinutes' | 'minutes' | 'kind' | 'participants' | 'teacherHereAt' | 'markOutcome' | 'markedAt'
>;

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean => Temporal.Instant.compare(one, other) < 0;

/** Has its teacher marked it, and may still undo that? */
const isMarked = ({ markOutcome }: Pick<Lesson, 'markOutcome'>): boolean => markOutcome !== null;

/** From when on a lesson is marked conducted without a word why: near its planned end (docs/rules/lessons.md#marking). */
const conductFrom = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>): Temporal.Instant =>
  endOf(lesson).subtract({ minutes: schedulingLimits.conductBeforeEndMinutes });

/** Is a lesson marked conducted before that? Then the teacher says why, and managers see it. */
export const isEarly = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>, now: Temporal.Instant): boolean => isBefore(now, conductFrom(lesson));

/** The last instant at which a teacher was in time to say who did not come (docs/rules/lessons.md#marking). */
const presentBy = (startsAt: Temporal.Instant): Temporal.Instant => startsAt.add({ minutes: schedulingLimits.presentByMinutes });

/** A teacher says that the lesson took place: near its end, or with a reason; without those of a group who did not come. */
export function mayMarkConducted(
  lesson: Marked,
  now: Temporal.Instant,
  { absent = [], hasReason = false }: { absent?: readonly string[]; hasReason?: boolean } = {},
): Verdict {
  if (isMarked(lesson)) return refused('scheduling.lesson_is_over');
  const may = mayConduct(lesson, now);
  if (!may.allowed) return may;
  if (isEarly(lesson, now) && !hasReason) {
    const minutes = schedulingLimits.conductBeforeEndMinutes;
    return refused('scheduling.too_early_to_conduct', { minutes, from: conductFrom(lesson).toString() });
  }
  // Who was not there cannot say who did not come.
  if (absent.length > 0 && lesson.teacherHereAt === null) return refused('scheduling.teacher_not_here');
  return mayBeWithout(lesson, absent, now);
}

/** A teacher says that the kid did not come: only one who was there from the first minute, and has waited (docs/rules/lessons.md#marking). */
export function mayMarkMissed(lesson: Marked, now: Temporal.Instant): Verdict {
  if (isMarked(lesson)) return refused('scheduling.lesson_is_over');
  const may = mayCloseAsMissed(lesson, now);
  if (!may.allowed) return may;
  const { startsAt, teacherHereAt } = lesson;
  if (teacherHereAt === null) return refused('scheduling.teacher_not_here');
  if (!isBefore(presentBy(startsAt), teacherHereAt)) return allowed();
  return refused('scheduling.teacher_came_late', {
    enteredAt: teacherHereAt.toString(),
    lateMinutes: Math.ceil(teacherHereAt.since(startsAt).total('minutes')),
    minutes: schedulingLimits.presentByMinutes,
  });
}

/** Of no child that was in the room for minutes it is said that it did not come (docs/rules/lesson-room.md#who-was-there). */
export function mayHaveMissed(absent: readonly string[], attended: ReadonlyArray<{ kidUid: string | null; seconds: number }>): Verdict {
  const there = attended.find(
    ({ kidUid, seconds }) => seconds >= lessonRoomLimits.wasHereMinutes * 60 && kidUid !== null && absent.includes(kidUid),
  );
  return there ? refused('lesson_room.kid_was_here', { kidUid: there.kidUid ?? '', minutes: Math.floor(there.seconds / 60) }) : allowed();
}

/**
 * Did the room see teacher and children together for too small a part of a lesson? Of one that was held elsewhere it has seen
 * nothing, and nothing is said (docs/rules/lesson-room.md#who-was-there).
 */
export function isHeldShort(
  { minutes }: Pick<Lesson, 'minutes'>,
  attended: ReadonlyArray<{ kidUid: string | null; together: number }>,
): boolean {
  const together = Math.max(0, ...attended.filter(({ kidUid }) => kidUid !== null).map((it) => it.together));
  return attended.length > 0 && together < minutes * 60 * lessonRoomLimits.togetherShare;
}

/** May a teacher say of these kids that they did not come? Of all of them it is a missed lesson, of some a lesson without them. */
export function mayBeAbsent(
  lesson: Marked,
  absent: readonly string[],
  attended: Parameters<typeof mayHaveMissed>[1],
  now: Temporal.Instant,
) {
  const isMissed = lesson.participants.every(({ kidUid }) => absent.includes(kidUid));
  const may = isMissed ? mayMarkMissed(lesson, now) : mayMarkConducted(lesson, now, { absent, hasReason: true });
  return may.allowed ? mayHaveMissed(absent, attended) : may;
}

/** A teacher who came late says that the kid was gone: the lesson was not held, and it is nobody's skip. */
export function mayMarkNotHeld(lesson: Marked, now: Temporal.Instant): Verdict {
  if (isMarked(lesson)) return refused('scheduling.lesson_is_over');
  const may = mayCloseAsMissed(lesson, now);
  if (!may.allowed) return may;
  const { startsAt, teacherHereAt } = lesson;
  if (teacherHereAt === null) return refused('scheduling.teacher_not_here');
  if (isBefore(presentBy(startsAt), teacherHereAt)) return allowed();
  return refused('scheduling.teacher_in_time', { enteredAt: teacherHereAt.toString(), minutes: schedulingLimits.presentByMinutes });
}

/** A teacher says that a lesson broke down, unless it has said something else and not undone it. */
export const mayMarkBrokenDown = (lesson: Marked, now: Temporal.Instant): Verdict =>
  isMarked(lesson) ? refused('scheduling.lesson_is_over') : mayBreakDown(lesson, now);

/** A mark is undone until it stands, to the second. */
export function mayUndoMark({ markedAt }: Pick<Lesson, 'markedAt'>, now: Temporal.Instant): Verdict {
  if (markedAt === null) return refused('scheduling.no_mark');
  const until = standsFrom(markedAt);
  if (isBefore(now, until)) return allowed(until);
  return refused('scheduling.mark_stands', { minutes: schedulingLimits.undoMarkMinutes, until: until.toString() });
}
