import type { Actor } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import type { Lesson } from '../rules/lesson.ts';
import { tellScreens } from '../tell-screens.ts';
import type { StaffTools } from './staff-tools.ts';
import { familiesIn } from './touched-lessons.ts';

/**
 * Calls lessons off: their units come back, and what comes next in line without a unit gets one. Runs in the caller's
 * transaction, which holds the locks of families and calendars.
 */
export const callOff =
  (tools: StaffTools) =>
  async (by: Actor, lessons: readonly Lesson[], reason: string): Promise<void> => {
    const at = tools.clock.now();
    for (const status of new Set(lessons.map((lesson) => lesson.status))) {
      const of = lessons.filter((lesson) => lesson.status === status).map(({ lessonId }) => lessonId);
      await tools.calendar.change(of, { from: status, to: 'canceled', by, at, reason });
    }
    await giveUnitsBack(tools)(lessons);
    await tellScreens(
      tools,
      lessons.map((lesson) => ({ lessonId: lesson.lessonId, teacherId: lesson.teacherId, familyIds: familiesIn([lesson]) })),
    );
  };

/** Gives back the units of lessons, or of some kids in them, in the caller's transaction. */
export const giveUnitsBack =
  (tools: StaffTools) =>
  async (lessons: ReadonlyArray<Pick<Lesson, 'lessonId' | 'participants'>>): Promise<void> => {
    for (const { lessonId, participants } of lessons) {
      for (const { familyId, kidUid } of participants) {
        const given = await tools.ledger.giveBack({ familyId, lessonId, kidUid });
        await tools.staffings.unfund(lessonId, kidUid, given === 'given_back');
      }
    }
    for (const familyId of familiesIn(lessons)) await fundLessons(tools)(familyId);
  };
