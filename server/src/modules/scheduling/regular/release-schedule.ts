import { type SeriesRecord, tellScreens } from '#modules/calendar';
import { theSchool } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Gives the times of an unpaid schedule back. Runs in the caller's transaction, which holds the family's lock; a
 * schedule that was paid or released meanwhile is left as it is.
 */
export const releaseSchedule =
  (deps: Pick<SchedulingDependencies, 'calendar' | 'clock' | 'lessons' | 'outbox' | 'realtime' | 'series'>) =>
  async ({ seriesId, teacherId, kidUid, familyId, processId }: SeriesRecord): Promise<void> => {
    await deps.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
    const held = await deps.lessons.heldOfSeries(seriesId);
    if (!(await deps.series.end(seriesId))) return;
    const lessonIds = held.map(({ lessonId }) => lessonId);
    await deps.calendar.change(lessonIds, { from: 'held', to: 'expired', by: theSchool, at: deps.clock.now() });
    await deps.outbox.publish({ type: 'scheduling.schedule_released', familyId, kidUid, processId });
    await tellScreens(
      deps,
      lessonIds.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    await deps.realtime.changed(`users/${familyId}`);
  };
