import { unitOf } from '../rules/lesson.ts';
import { tellScreens } from '../views/tell-screens.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** A place in a lesson that has just got its unit. */
export interface Funded {
  familyId: string;
  lessonId: string;
  kidUid: string;
  kind: 'gold' | 'silver';
  startsAt: Temporal.Instant;
}

/**
 * Reserves units for the lessons of a family that have none, in order of start, as far as the balance goes (docs/rules/balance.md#reserving). Runs in the caller's transaction, which holds the family's lock. Gives the places funded, in that order.
 */
export const fundLessons =
  (deps: Pick<CalendarDependencies, 'calendar' | 'clock' | 'ledger' | 'lessons' | 'realtime'>) =>
  async (familyId: string): Promise<Funded[]> => {
    const ended = new Set<'gold' | 'silver'>();
    const funded: Funded[] = [];
    for (const lesson of await deps.lessons.unfunded(familyId, deps.clock.now())) {
      const kind = unitOf(lesson);
      if (!kind || ended.has(kind)) continue;
      const waiting = lesson.participants.filter((participant) => participant.familyId === familyId && !participant.funded);
      for (const { kidUid } of waiting) {
        const { lessonId, startsAt } = lesson;
        const answer = await deps.ledger.reserve({ familyId, kind, lessonId, kidUid, startsAt });
        if (answer === 'insufficient') ended.add(kind);
        else funded.push({ familyId, lessonId, kidUid, kind, startsAt });
      }
    }
    if (funded.length === 0) return [];
    await deps.calendar.fundPlaces(funded);
    await tellScreens(
      deps,
      funded.map(({ lessonId }) => ({ lessonId, teacherId: null, familyIds: [familyId] })),
    );
    return funded;
  };
