import { fundLessons, type Funded, tellScreens, familiesIn } from '#modules/calendar';
import { type Actor, type Lesson, unitOf } from '#modules/calendar/rules';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/**
 * Calls lessons off: their units come back, and what comes next in line without a unit gets one. Runs in the caller's
 * transaction, which holds the locks of families and calendars. Gives the places that got one.
 */
export const callOff =
  (deps: StaffingDependencies) =>
  async (by: Actor, lessons: readonly Lesson[], reason: string): Promise<Funded[]> => {
    const at = deps.clock.now();
    for (const status of new Set(lessons.map((lesson) => lesson.status))) {
      const of = lessons.filter((lesson) => lesson.status === status).map(({ lessonId }) => lessonId);
      await deps.calendar.change(of, { from: status, to: 'canceled', by, at, reason });
    }
    const funded = await giveUnitsBack(deps)(lessons);
    await tellScreens(
      deps,
      lessons.map((lesson) => ({ lessonId: lesson.lessonId, teacherId: lesson.teacherId, familyIds: familiesIn([lesson]) })),
    );
    return funded;
  };

/** Gives back the units of lessons, or of some kids in them, in the caller's transaction. Gives the places that got one. */
export const giveUnitsBack =
  (deps: StaffingDependencies) =>
  async (lessons: ReadonlyArray<Pick<Lesson, 'lessonId' | 'participants'>>): Promise<Funded[]> => {
    for (const { lessonId, participants } of lessons) {
      for (const { familyId, kidUid } of participants) {
        const given = await deps.ledger.giveBack({ familyId, lessonId, kidUid });
        await deps.staffings.unfund(lessonId, kidUid, given === 'given_back');
      }
    }
    const funded: Funded[] = [];
    for (const familyId of familiesIn(lessons)) funded.push(...(await fundLessons(deps)(familyId)));
    return funded;
  };

/** When the lessons of a family begin to which the units of this lesson went on at once, as the news say it. */
export function passedOnTo(funded: readonly Funded[], lesson: Pick<Lesson, 'kind' | 'participants'>, familyId: string): string[] {
  const own = lesson.participants.filter((it) => it.familyId === familyId).length;
  return funded
    .filter((it) => it.familyId === familyId && it.kind === unitOf(lesson))
    .slice(0, own)
    .map(({ startsAt }) => startsAt.toString());
}
