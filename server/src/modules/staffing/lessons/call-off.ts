import { fundLessons, tellScreens, familiesIn } from '#modules/calendar';
import type { Actor, Lesson } from '#modules/calendar/rules';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/**
 * Calls lessons off: their units come back, and what comes next in line without a unit gets one. Runs in the caller's
 * transaction, which holds the locks of families and calendars.
 */
export const callOff =
  (deps: StaffingDependencies) =>
  async (by: Actor, lessons: readonly Lesson[], reason: string): Promise<void> => {
    const at = deps.clock.now();
    for (const status of new Set(lessons.map((lesson) => lesson.status))) {
      const of = lessons.filter((lesson) => lesson.status === status).map(({ lessonId }) => lessonId);
      await deps.calendar.change(of, { from: status, to: 'canceled', by, at, reason });
    }
    await giveUnitsBack(deps)(lessons);
    await tellScreens(
      deps,
      lessons.map((lesson) => ({ lessonId: lesson.lessonId, teacherId: lesson.teacherId, familyIds: familiesIn([lesson]) })),
    );
  };

/** Gives back the units of lessons, or of some kids in them, in the caller's transaction. */
export const giveUnitsBack =
  (deps: StaffingDependencies) =>
  async (lessons: ReadonlyArray<Pick<Lesson, 'lessonId' | 'participants'>>): Promise<void> => {
    for (const { lessonId, participants } of lessons) {
      for (const { familyId, kidUid } of participants) {
        const given = await deps.ledger.giveBack({ familyId, lessonId, kidUid });
        await deps.staffings.unfund(lessonId, kidUid, given === 'given_back');
      }
    }
    for (const familyId of familiesIn(lessons)) await fundLessons(deps)(familyId);
  };
