import type { Process } from '@school/contract/scheduling/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import type { WantedLesson } from '../wanted-lesson.ts';
import { fundLessons } from '../fund-lessons.ts';
import { processOf } from '../read-processes.ts';
import { horizonAt } from '../rules/booking.ts';
import { datesBack } from '../rules/pausing.ts';
import type { SeriesRecord } from '../series.store.ts';
import { conflictsOf, type JudgedDates, startsForKid } from '../starts-for-kid.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent } from '../tools.ts';
import { happensTo, readToManage } from './happens-to.ts';
import type { RegularTools } from './tools.ts';
import { unitsInOrder } from './units-in-order.ts';

/** What came back, and the dates that could not. */
export interface Resumed {
  process: Process;
  lessons: number;
  missing: ReturnType<typeof conflictsOf>;
}

/** Ends a pause early: lessons come back on every date that is still free; the others are named with the reason. */
export const resumeSchedule =
  (tools: RegularTools) =>
  (by: Actor, which: { familyId: string; processId: string }): Promise<Resumed> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(which.familyId);
      const back = await happensTo(tools)(which, 'resumed', () => resume(tools, by, which));
      return { process: await processOf(tools)(which.familyId, which.processId), ...back };
    });

async function resume(tools: RegularTools, by: Actor, { familyId, processId }: { familyId: string; processId: string }) {
  const now = tools.clock.now();
  await tools.calendar.lockHorizon(horizonAt(now), 'shared');
  const { process, may } = await readToManage(tools)(familyId, processId);
  insist(may.resume);
  const series = await tools.series.ofProcess(processId, now);
  if (!series) throw new Refusal('scheduling.not_paused');
  const { kidUid } = process;
  await tools.calendar.lock({ teachers: [series.teacherId], kids: [kidUid] });

  const pause = await tools.pauses.current(series.seriesId, now.toZonedDateTimeISO(series.zone).toPlainDate());
  if (!pause) throw new Refusal('scheduling.not_paused');
  await tools.pauses.end(series.seriesId, now);
  const [from, to] = [pause.from, pause.until].map((day) => Temporal.PlainDate.from(day).toZonedDateTime(series.zone).toInstant());
  const rows = from && to ? await tools.ahead.fates(series.seriesId, from, to) : [];
  const dates = datesBack(pause, series, rows, now);
  const judged = (await startsForKid(tools)(kidUid, series.minutes)).judge(series.teacherId, dates);
  const nobody: JudgedDates = { dates: [], taken: [], kidBusy: [], away: [], closed: dates.map(({ startsAt }) => startsAt) };
  const { lessons, taken, kidBusy } = await placeWhatIsFree(tools, by, series, (judged ?? nobody).dates);
  const missing = conflictsOf({ ...(judged ?? nobody), taken, kidBusy });

  await fundLessons(tools)(familyId);
  await unitsInOrder(tools)(familyId);
  await tools.outbox.publish<SchedulingEvent>({
    type: 'scheduling.schedule_resumed',
    by: by.role,
    familyId,
    kidUid,
    processId,
    lessons,
    missing: missing.map(({ timestamp }) => timestamp),
  });
  await tools.realtime.changed(`users/${familyId}`);
  return { lessons, missing };
}

/** Books every start that is free. What is taken is dropped and the rest tried again, under the same locks. */
async function placeWhatIsFree(tools: RegularTools, by: Actor, series: SeriesRecord, starts: readonly Temporal.Instant[]) {
  const lost = { taken: [] as Temporal.Instant[], kidBusy: [] as Temporal.Instant[] };
  for (let left = [...starts]; left.length > 0;) {
    const wanted = left.map((startsAt) => lessonAt(series, startsAt));
    const placement = await tools.calendar.place({ teachers: [series.teacherId], kids: [series.kidUid] }, by, async () => wanted);
    if (placement.placed) {
      const { teacherId, familyId } = series;
      await tellScreens(
        tools,
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

const lessonAt = (
  { processId, seriesId, teacherId, minutes, kidUid, familyId }: SeriesRecord,
  startsAt: Temporal.Instant,
): WantedLesson => ({
  lessonId: newId(),
  processId,
  seriesId,
  teacherId,
  kind: 'individual',
  startsAt,
  minutes,
  holdUntil: null,
  kids: [{ kidUid, familyId }],
});
