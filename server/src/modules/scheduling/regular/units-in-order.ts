import { fundLessons } from '../fund-lessons.ts';
import { tellScreens } from '../tell-screens.ts';
import type { RegularTools } from './tools.ts';

/**
 * Moves units from the latest lessons of weekly schedules to lessons that come before them and have none (docs/rules/balance.md#reserving:
 * funded in order of start), up to `until` or all. So no lesson is let go for want of a unit while a later one keeps
 * its own. A single lesson keeps the unit that it was appointed with. The caller holds the family's lock.
 */
export const unitsInOrder =
  (tools: Pick<RegularTools, 'calendar' | 'clock' | 'ledger' | 'lessons' | 'realtime' | 'unfunded'>) =>
  async (familyId: string, until: Temporal.Instant | null = null): Promise<void> => {
    for (;;) {
      const now = tools.clock.now();
      const first = await tools.unfunded.first(familyId, now, until);
      const last = first && (await tools.unfunded.lastFunded(familyId, now));
      if (!last || Temporal.Instant.compare(last.startsAt, first.startsAt) <= 0) return;
      await tools.ledger.giveBack({ familyId, lessonId: last.lessonId });
      await tools.calendar.setFunded(familyId, [last.lessonId], false);
      await tellScreens(tools, [{ lessonId: last.lessonId, teacherId: null, familyIds: [familyId] }]);
      // A unit whose year has ended is worth nothing to anybody.
      if ((await fundLessons(tools)(familyId)) === 0) return;
    }
  };
