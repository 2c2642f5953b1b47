import type { Process } from '@school/contract/calendar/shapes';

import {
  fundLessons,
  processOf,
  type SeriesRecord,
  conflictsOf,
  type JudgedDates,
  startsForKid,
  tellScreens,
  happensTo,
  readToManage,
} from '#modules/calendar';
import { bookableFrom, type Actor, lessonOfOne } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { datesBack } from '../rules/pausing.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { unitsInOrder } from './units-in-order.ts';

/** What came back, and the dates that could not. */
export interface Resumed {
  process: Process;
  lessons: number;
  missing: ReturnType<typeof conflictsOf>;
}

/** Ends a pause early: lessons come back on every date that is still free; the others are named with the reason. */
export const resumeSchedule =
  (deps: SchedulingDependencies) =>
  (by: Actor, which: { familyId: string; processId: string }): Promise<Resumed> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(which.familyId);
      const back = await happensTo(deps)(which, 'resumed', () => resume(deps, by, which));
      return { process: await processOf(deps)(which.familyId, which.processId), ...back };
    });

async function resume(deps: SchedulingDependencies, by: Actor, { familyId, processId }: { familyId: string; processId: string }) {
  const now = deps.clock.now();
  await deps.calendar.lockHorizon('shared');
  const { process, may } = await readToManage(deps)(familyId, processId);
  insist(may.resume);
  const series = await deps.series.ofProcess(processId, now);
  if (!series) throw new Refusal('scheduling.not_paused');
  const { kidUid } = process;
  await deps.calendar.lock({ teachers: [series.teacherId], kids: [kidUid] });

  const pause = await deps.pauses.current(series.seriesId, now.toZonedDateTimeISO(series.zone).toPlainDate());
  if (!pause) throw new Refusal('scheduling.not_paused');
  await deps.pauses.end(series.seriesId, now);
  const [from, to] = [pause.from, pause.until].map((day) => Temporal.PlainDate.from(day).toZonedDateTime(series.zone).toInstant());
  const rows = from && to ? await deps.ahead.fates(series.seriesId, from, to) : [];
  const dates = datesBack(pause, series, rows, bookableFrom(now, deps.school.now('bookingNoticeMinutes')));
  const judged = (await startsForKid(deps)(kidUid, series.minutes)).judge(series.teacherId, dates);
  const nobody: JudgedDates = { dates: [], taken: [], kidBusy: [], away: [], closed: dates.map(({ startsAt }) => startsAt) };
  const { lessons, taken, kidBusy } = await placeWhatIsFree(deps, by, series, (judged ?? nobody).dates);
  const missing = conflictsOf({ ...(judged ?? nobody), taken, kidBusy });

  await fundLessons(deps)(familyId);
  await unitsInOrder(deps)(familyId);
  await deps.outbox.publish({
    type: 'scheduling.schedule_resumed',
    by: by.role,
    familyId,
    kidUid,
    processId,
    lessons,
    missing: missing.map(({ timestamp }) => timestamp),
  });
  await deps.realtime.changed(`users/${familyId}`);
  return { lessons, missing };
}

/** Books every start that is free. What is taken is dropped and the rest tried again, under the same locks. */
async function placeWhatIsFree(deps: SchedulingDependencies, by: Actor, series: SeriesRecord, starts: readonly Temporal.Instant[]) {
  const lost = { taken: [] as Temporal.Instant[], kidBusy: [] as Temporal.Instant[] };
  for (let left = [...starts]; left.length > 0;) {
    const wanted = left.map((startsAt) => lessonOfOne({ ...series, lessonId: newId(), startsAt, holdUntil: null }));
    const placement = await deps.calendar.place({ teachers: [series.teacherId], kids: [series.kidUid] }, by, async () => wanted);
    if (placement.placed) {
      const { teacherId, familyId } = series;
      await tellScreens(
        deps,
        wanted.map(({ lessonId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
      );
      return { lessons: wanted.length, ...lost };
    }
    lost.taken.push(...placement.taken);
    lost.kidBusy.push(...placement.kidBusy);
    left = left.filter((at) => ![...placement.taken, ...placement.kidBusy].some((gone) => gone.equals(at)));
  }
  return { lessons: 0, ...lost };
}
