import { fundLessons, tellScreens } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Moves units from the latest lessons of weekly schedules to lessons that come before them and have none (docs/rules/balance.md#reserving:
 * funded in order of start), up to `until` or all. So no lesson is let go for want of a unit while a later one keeps
 * its own. A single lesson keeps the unit that it was appointed with. The caller holds the family's lock.
 */
export const unitsInOrder =
  (deps: Pick<SchedulingDependencies, 'calendar' | 'clock' | 'ledger' | 'lessons' | 'realtime' | 'unfunded'>) =>
  async (familyId: string, until: Temporal.Instant | null = null): Promise<void> => {
    for (;;) {
      const now = deps.clock.now();
      const first = await deps.unfunded.first(familyId, now, until);
      const last = first && (await deps.unfunded.lastFunded(familyId, now));
      if (!last || Temporal.Instant.compare(last.startsAt, first.startsAt) <= 0) return;
      await deps.ledger.giveBack({ familyId, lessonId: last.lessonId });
      await deps.calendar.setFunded(familyId, [last.lessonId], false);
      await tellScreens(deps, [{ lessonId: last.lessonId, teacherId: null, familyIds: [familyId] }]);
      // A unit whose year has ended is worth nothing to anybody.
      if ((await fundLessons(deps)(familyId)).length === 0) return;
    }
  };
