import type { Teacher } from '@school/contract/calendar/shapes';

import { tellScreens, familiesIn } from '#modules/calendar';
import { type Actor, type Lesson, unitOf } from '#modules/calendar/rules';

import type { Staffing } from '../rules/fit.ts';
import { callOff } from '../lessons/call-off.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

export interface HandOut {
  /** Names the act: a family is told of it once. */
  actId: string;
  /** Whom the lessons are taken from. */
  teacherId: string;
  /** What whoever takes over should know; null leaves an earlier note. */
  note: string | null;
  reason: string;
  /** They are planned with the new teachers from now on; otherwise they are replacements. */
  forGood?: boolean;
}

/**
 * Gives lessons to their new teachers and calls off those that nobody takes; each family hears of all its lessons at
 * once. Runs in the caller's transaction, which holds the locks of the families and of all calendars. Unless it is for
 * good, the lessons stay planned with the teacher they were planned with, and so does their schedule.
 */
export const handOut =
  (deps: StaffingDependencies) =>
  async (
    by: Actor,
    lessons: readonly Lesson[],
    staffings: ReadonlyArray<Pick<Staffing, 'given'> & { lessonId: string }>,
    act: HandOut,
  ): Promise<void> => {
    const given = new Map(staffings.map((it) => [it.lessonId, it.given]));
    const at = deps.clock.now();
    for (const teacherId of new Set(given.values())) {
      if (teacherId === null) continue;
      const ids = lessons.filter(({ lessonId }) => given.get(lessonId) === teacherId).map(({ lessonId }) => lessonId);
      const busy = await deps.calendar.handOver(ids, { teacherId, forGood: act.forGood ?? false, by, at, reason: act.reason });
      if (busy.length > 0) throw new Error(`Teacher ${teacherId} was free under the lock and is busy at ${busy.join(' ')}`);
      await deps.staffings.prepareFor(ids, act.note);
      await deps.outbox.publish({
        type: 'scheduling.lessons_given',
        teacherId,
        zone: (await deps.teachers.find(teacherId)).zone,
        actId: act.actId,
        fromTeacherId: act.teacherId,
        startsAt: lessons.filter(({ lessonId }) => ids.includes(lessonId)).map(({ startsAt }) => startsAt.toString()),
        note: act.note,
      });
    }
    const nobodys = lessons.filter(({ lessonId }) => (given.get(lessonId) ?? null) === null);
    await callOff(deps)(by, nobodys, act.reason);
    const taken = lessons.filter(({ lessonId }) => (given.get(lessonId) ?? null) !== null);
    await tellScreens(
      deps,
      taken.flatMap(({ lessonId, ...lesson }) => [
        { lessonId, teacherId: act.teacherId, familyIds: familiesIn([lesson]) },
        { lessonId, teacherId: given.get(lessonId) ?? null, familyIds: [] },
      ]),
    );
    await tellFamilies(deps, lessons, given, act);
  };

/** One event a family. A time that a parent is only just choosing for a trial is told on the screen, not here. */
async function tellFamilies(
  { outbox }: Pick<StaffingDependencies, 'outbox'>,
  lessons: readonly Lesson[],
  given: ReadonlyMap<string, Teacher['teacherId'] | null>,
  { actId, teacherId }: HandOut,
): Promise<void> {
  const told = lessons.filter((lesson) => !(lesson.status === 'held' && unitOf(lesson) === null));
  for (const familyId of familiesIn(told)) {
    await outbox.publish({
      type: 'scheduling.lessons_restaffed',
      familyId,
      actId,
      teacherId,
      lessons: told.flatMap((lesson) => {
        const own = lesson.participants.filter((participant) => participant.familyId === familyId);
        if (own.length === 0) return [];
        return [
          {
            lessonId: lesson.lessonId,
            kidUids: own.map(({ kidUid }) => kidUid),
            subject: lesson.subject,
            courseCode: lesson.courseCode,
            startsAt: lesson.startsAt.toString(),
            teacherId: given.get(lesson.lessonId) ?? null,
            isReturned: !given.get(lesson.lessonId) && own.some(({ funded }) => funded),
          },
        ];
      }),
    });
  }
}
