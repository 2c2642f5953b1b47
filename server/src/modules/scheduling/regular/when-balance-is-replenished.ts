import { fundLessons, type SeriesRecord, tellScreens } from '#modules/calendar';
import { theSchool } from '#modules/calendar/rules';
import type { BalanceReplenished } from '#modules/ledger';

import { startLearning } from '../processes/start-learning.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * A family has got units: its held schedule becomes a booked one, if its time has not run out, and lessons get their
 * units in order of start. Paid at the last second: all of the schedule, or nothing of it (docs/design/scheduling.md#paid-at-the-last-second).
 */
export const whenBalanceIsReplenished =
  (deps: SchedulingDependencies) =>
  ({ familyId, kind }: BalanceReplenished): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const held = await deps.series.heldOf(familyId);
      const activated = held && kind === 'gold' && (await deps.ledger.free(familyId, 'gold')) > 0 && (await activate(deps, held));
      await fundLessons(deps)(familyId);
      if (activated) await startLearning(deps)(await deps.processes.find(familyId, held.processId, deps.clock.now()));
      await deps.realtime.changed(`users/${familyId}`);
    });

/** Books what was held; false when the time has run out. */
async function activate(
  deps: SchedulingDependencies,
  { seriesId, teacherId, kidUid, familyId, holdUntil }: SeriesRecord,
): Promise<boolean> {
  await deps.calendar.lock({ teachers: [teacherId], kids: [kidUid] });
  const now = deps.clock.now();
  if (!holdUntil || Temporal.Instant.compare(holdUntil, now) <= 0) return false;
  const held = (await deps.lessons.heldOfSeries(seriesId)).map(({ lessonId }) => lessonId);
  const booked = await deps.calendar.change(held, { from: 'held', to: 'scheduled', by: theSchool, at: now });
  if (booked.length !== held.length || !(await deps.series.activate(seriesId))) {
    throw new Error(`Schedule ${seriesId} changed while its calendars were locked`);
  }
  await tellScreens(
    deps,
    booked.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
  );
  return true;
}
