import { theSchool } from './actor.ts';
import type { SeriesRecord } from './series.store.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingEvent, Tools } from './tools.ts';

/**
 * Gives the times of an unpaid schedule back. Runs in the caller's transaction, which holds the family's lock; a
 * schedule that was paid or released meanwhile is left as it is.
 */
export const releaseSchedule =
  (tools: Pick<Tools, 'calendar' | 'clock' | 'lessons' | 'outbox' | 'realtime' | 'series'>) =>
  async ({ seriesId, teacherId, kidUid, familyId, processId }: SeriesRecord): Promise<void> => {
    await tools.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
    const held = await tools.lessons.heldOfSeries(seriesId);
    if (!(await tools.series.end(seriesId))) return;
    const lessonIds = held.map(({ lessonId }) => lessonId);
    await tools.calendar.change(lessonIds, { from: 'held', to: 'expired', by: theSchool, at: tools.clock.now() });
    await tools.outbox.publish<SchedulingEvent>({ type: 'scheduling.schedule_released', familyId, kidUid, processId });
    await tellScreens(
      tools,
      lessonIds.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    await tools.realtime.changed(`users/${familyId}`);
  };
