import type { BalanceReplenished } from '#modules/ledger';

import { theSchool } from './actor.ts';
import { fundLessons } from './fund-lessons.ts';
import type { SeriesRecord } from './series.store.ts';
import { startLearning } from './start-learning.ts';
import { tellScreens } from './tell-screens.ts';
import type { Tools } from './tools.ts';

/**
 * A family has got units: its held schedule becomes a booked one, if its time has not run out, and lessons get their
 * units in order of start. Paid at the last second: all of the schedule, or nothing of it (docs/design/scheduling.md#paid-at-the-last-second).
 */
export const whenBalanceIsReplenished =
  (tools: Tools) =>
  ({ familyId, kind }: BalanceReplenished): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const held = await tools.series.heldOf(familyId);
      const activated = held && kind === 'gold' && (await tools.ledger.free(familyId, 'gold')) > 0 && (await activate(tools, held));
      await fundLessons(tools)(familyId);
      if (activated) await startLearning(tools)(await tools.processes.find(familyId, held.processId, tools.clock.now()));
      await tools.realtime.changed(`users/${familyId}`);
    });

/** Books what was held; false when the time has run out. */
async function activate(tools: Tools, { seriesId, teacherId, kidUid, familyId, holdUntil }: SeriesRecord): Promise<boolean> {
  await tools.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
  const now = tools.clock.now();
  if (!holdUntil || Temporal.Instant.compare(holdUntil, now) <= 0) return false;
  const held = (await tools.lessons.heldOfSeries(seriesId)).map(({ lessonId }) => lessonId);
  const booked = await tools.calendar.change(held, { from: 'held', to: 'scheduled', by: theSchool, at: now });
  if (booked.length !== held.length || !(await tools.series.activate(seriesId))) {
    throw new Error(`Schedule ${seriesId} changed while its calendars were locked`);
  }
  await tellScreens(
    tools,
    booked.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
  );
  return true;
}
