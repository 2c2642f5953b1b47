import type { CancelAskedBy } from '@school/contract/scheduling/shapes';

import type { LessonActor } from '#modules/calendar';
import type { WantedLesson, Lesson } from '#modules/calendar/rules';
import { newId } from '#platform/ids';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** The new place of a lesson in the calendar: a row of its own that says where it came from. */
export const placeOf = (lesson: Lesson, startsAt: Temporal.Instant, teacherId: string): WantedLesson => ({
  startsAt,
  teacherId,
  lessonId: newId(),
  processId: lesson.processId,
  seriesId: lesson.seriesId,
  kind: lesson.kind,
  minutes: lesson.minutes,
  holdUntil: lesson.holdUntil,
  kids: lesson.participants.map(({ kidUid, familyId }) => ({ kidUid, familyId })),
  movedFrom: {
    lessonId: lesson.lessonId,
    rootId: lesson.rootId ?? lesson.lessonId,
    trialMoves: lesson.trialMoves,
    // A trial's moves are counted up to those a family has; a manager may move it again.
    hop: lesson.kind === 'trial' ? Math.min(lesson.hop + 1, Math.max(lesson.trialMoves, 1)) : lesson.hop + 1,
  },
});

/** Takes lessons out of their places, all of them as they were seen. */
export async function vacate(
  { calendar }: Pick<SchedulingDependencies, 'calendar'>,
  { by }: LessonActor,
  lessons: readonly Lesson[],
  to: 'transferred' | 'canceled',
  { at, reason, askedBy }: { at: Temporal.Instant; reason: string; askedBy?: CancelAskedBy | undefined },
): Promise<void> {
  for (const from of new Set(lessons.map(({ status }) => status))) {
    const wanted = lessons.filter(({ status }) => status === from).map(({ lessonId }) => lessonId);
    const left = await calendar.change(wanted, { from, to, by, at, reason, askedBy });
    if (left.length !== wanted.length) throw new Error(`Of the lessons ${wanted.join(' ')} some changed while they were locked`);
  }
}
