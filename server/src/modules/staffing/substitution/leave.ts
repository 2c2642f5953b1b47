import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { familiesIn } from '#modules/calendar';
import type { Actor, Lesson } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { keptTogether } from '../rules/kept-together.ts';
import { lockTouched } from './lock-touched.ts';
import { handOut } from './substitute.ts';
import { staffing, substitutionsFor } from './substitutes.ts';

/** Lessons of whoever goes are looked for so far ahead: further none is planned. */
const hoursAhead = 366 * 24;
/** Whose lesson it is, for one teacher to have them all. */
const ofWhom = ({ processId, seriesId }: Lesson): string | null => processId ?? seriesId;

/** What it would come to if a teacher went: every lesson ahead with who could take it, the one who could take all of a child first. */
export const previewLeaving =
  (deps: StaffingDependencies) =>
  async (teacherId: string): Promise<{ lessons: SubstitutionChoice[]; families: number }> => {
    await deps.teachers.find(teacherId);
    const now = deps.clock.now();
    const touched = await deps.lessons.aheadOfTeacher(teacherId, now, now.add({ hours: hoursAhead }), now);
    const whose = new Map(touched.map((lesson) => [lesson.lessonId, ofWhom(lesson)]));
    return {
      lessons: keptTogether(await substitutionsFor(deps)(touched), {
        ofWhom: ({ lesson }: SubstitutionChoice) => whose.get(lesson.eventId) ?? null,
        idOf: ({ teacher }: SubstitutionChoice['proposals'][number]) => teacher.teacherId,
      }),
      families: familiesIn(touched).length,
    };
  };

interface Leaving {
  /** As many as were shown; others now, and it must be looked at again. */
  lessons: number;
  /** Wanted teachers by lesson, null for nobody; a lesson that is not named gets the best one. */
  choices: ReadonlyArray<{ eventId: string; teacherId: string | null }>;
  note: string;
  reason: string;
}

/**
 * A teacher goes, and every lesson ahead goes to a colleague for good or is called off; a weekly schedule goes along where one
 * colleague takes all of its lessons. All of it or nothing, and a family hears of all its lessons at once.
 */
export const leaveWith =
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, { lessons: shown, choices, note, reason }: Leaving): Promise<{ given: number; canceled: number }> =>
    deps.db.inTransaction(async () => {
      await deps.teachers.find(teacherId);
      const now = deps.clock.now();
      const { lessons, substitution } = await lockTouched(deps, teacherId, { from: now, to: now.add({ hours: hoursAhead }) });
      const unknown = choices.some(({ eventId }) => !lessons.some(({ lessonId }) => lessonId === eventId));
      if (unknown || lessons.length !== shown) throw new Refusal('scheduling.touches_changed', { touched: lessons.length });

      const wanted = new Map(choices.map(({ eventId, teacherId: chosen }) => [eventId, chosen]));
      const staffed = await staffing(deps)(substitution, wanted);
      const stale = staffed.find(({ isStale }) => isStale);
      if (stale) throw new Refusal('scheduling.touches_changed', { eventId: stale.lesson.lessonId });

      const given = staffed.map(({ lesson: { lessonId }, given: to }) => ({ lessonId, given: to }));
      await handOut(deps)(by, lessons, given, { teacherId, actId: newId(), note, reason, forGood: true });
      for (const [seriesId, takers] of takersOfSchedules(lessons, new Map(given.map((it) => [it.lessonId, it.given])))) {
        const [taker] = takers;
        if (takers.size === 1 && taker) await deps.series.handOver(seriesId, taker);
      }
      await deps.managedTeachers.setTeaching(teacherId, false);
      await deps.outbox.publish({ type: 'scheduling.teacher_left', teacherId });
      const canceled = given.filter(({ given: to }) => to === null).length;
      return { given: given.length - canceled, canceled };
    });

/** Who takes lessons of each weekly schedule; null among them: one of its lessons is called off. */
function takersOfSchedules(lessons: readonly Lesson[], given: ReadonlyMap<string, string | null>): Map<string, Set<string | null>> {
  const takers = new Map<string, Set<string | null>>();
  for (const { seriesId, lessonId } of lessons) {
    if (seriesId === null) continue;
    takers.set(seriesId, (takers.get(seriesId) ?? new Set()).add(given.get(lessonId) ?? null));
  }
  return takers;
}
