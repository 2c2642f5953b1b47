import { unitOf } from '../rules/lesson.ts';
import { tellScreens } from '../views/tell-screens.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/**
 * Reserves units for the lessons of a family that have none, in order of start, as far as the balance goes (docs/rules/balance.md#reserving). Runs in the caller's transaction, which holds the family's lock. Gives the number of lessons funded.
 */
export const fundLessons =
  (deps: Pick<CalendarDependencies, 'calendar' | 'clock' | 'ledger' | 'lessons' | 'realtime'>) =>
  async (familyId: string): Promise<number> => {
    const ended = new Set<'gold' | 'silver'>();
    const funded: Array<{ lessonId: string; kidUid: string }> = [];
    for (const lesson of await deps.lessons.unfunded(familyId, deps.clock.now())) {
      const kind = unitOf(lesson);
      if (!kind || ended.has(kind)) continue;
      const waiting = lesson.participants.filter((participant) => participant.familyId === familyId && !participant.funded);
      for (const { kidUid } of waiting) {
        const answer = await deps.ledger.reserve({ familyId, kind, lessonId: lesson.lessonId, kidUid, startsAt: lesson.startsAt });
        if (answer === 'insufficient') ended.add(kind);
        else funded.push({ lessonId: lesson.lessonId, kidUid });
      }
    }
    if (funded.length === 0) return 0;
    await deps.calendar.fundPlaces(funded);
    await tellScreens(
      deps,
      funded.map(({ lessonId }) => ({ lessonId, teacherId: null, familyIds: [familyId] })),
    );
    return funded.length;
  };
