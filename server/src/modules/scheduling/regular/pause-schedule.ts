import type { Process } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import { processOf } from '../read-processes.ts';
import { horizonAt } from '../rules/booking.ts';
import { mayPause } from '../rules/pausing.ts';
import { isChangeable, isOff } from '../rules/schedule-change.ts';
import type { SchedulingEvent } from '../tools.ts';
import { callOff } from './call-off.ts';
import { happensTo, readToManage } from './happens-to.ts';
import type { RegularTools } from './tools.ts';

/** Days of the schedule's zone without lessons, the last not included. */
export interface PauseWish {
  familyId: string;
  processId: string;
  from: string;
  until: string;
  reason: string;
}

/**
 * Pauses a schedule: its lessons on these days that are 8 hours or more away are cancelled, their units come back, and
 * the weekly places after the pause stand. It ends by itself.
 */
export const pauseSchedule =
  (tools: RegularTools) =>
  (by: Actor, wish: PauseWish): Promise<Process> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(wish.familyId);
      await happensTo(tools)(wish, 'paused', () => pause(tools, by, wish));
      return processOf(tools)(wish.familyId, wish.processId);
    });

async function pause(tools: RegularTools, by: Actor, { familyId, processId, from, until, reason }: PauseWish): Promise<void> {
  const now = tools.clock.now();
  const bookableUntil = await tools.calendar.lockHorizon(horizonAt(now), 'shared');
  const { process, may } = await readToManage(tools)(familyId, processId);
  insist(may.pause);
  const series = await tools.series.ofProcess(processId, now);
  if (!series) throw new Refusal('scheduling.no_schedule');
  const { kidUid } = process;
  await tools.calendar.lock({ teachers: [series.teacherId], kids: [kidUid] });

  const { zone, days, seriesId } = series;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const pauses = await tools.pauses.ofSeries(seriesId, zone);
  insist(mayPause({ from, until }, { today, bookableUntil, daysMax: tools.limits.pauseDays, pauses, days, zone }));

  const pauseId = await tools.pauses.add(seriesId, { from, until, reason }, now);
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate().toString();
  const off = (await tools.ahead.ofSeries(seriesId, now)).filter(
    (lesson) => isChangeable(lesson, now) && isOff(dayOf(lesson.startsAt), [{ from, until }]),
  );
  await callOff(tools)(familyId, off, { to: 'canceled', by, at: now, reason });
  await tools.pauses.keepCalledOff(
    pauseId,
    off.map(({ lessonId }) => lessonId),
  );
  await fundLessons(tools)(familyId);
  await tools.outbox.publish<SchedulingEvent>({
    type: 'scheduling.schedule_paused',
    by: by.role,
    familyId,
    kidUid,
    processId,
    from,
    until,
    zone,
  });
  await tools.realtime.changed(`users/${familyId}`);
}
