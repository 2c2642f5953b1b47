import type { Process } from '@school/contract/calendar/shapes';

import { fundLessons, processOf, happensTo, readToManage } from '#modules/calendar';
import { isChangeable, type Actor } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { mayPause, mayPauseAgain } from '../rules/pausing.ts';
import { isOff } from '../rules/schedule-change.ts';
import { callOff } from './call-off.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** Days of the schedule's zone without lessons, the last not included. */
export interface PauseRequest {
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
  (deps: SchedulingDependencies) =>
  (by: Actor, request: PauseRequest): Promise<Process> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(request.familyId);
      await happensTo(deps)(request, 'paused', () => pause(deps, by, request));
      return processOf(deps)(request.familyId, request.processId);
    });

async function pause(deps: SchedulingDependencies, by: Actor, { familyId, processId, from, until, reason }: PauseRequest): Promise<void> {
  const now = deps.clock.now();
  const bookableUntil = await deps.calendar.lockHorizon('shared');
  const { process, may } = await readToManage(deps)(familyId, processId);
  insist(may.pause);
  const series = await deps.series.ofProcess(processId, now);
  if (!series) throw new Refusal('scheduling.no_schedule');
  const { kidUid } = process;
  await deps.calendar.lock({ teachers: [series.teacherId], kids: [kidUid] });

  const { zone, days, seriesId } = series;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const pauses = await deps.pauses.ofSeries(seriesId, zone);
  if (by.role !== 'manager')
    insist(mayPauseAgain({ most: await deps.school.read('pausesAYear'), begun: await deps.pauses.begunIn(processId, zone) }, from));
  insist(mayPause({ from, until }, { today, bookableUntil, daysMax: await deps.school.read('pauseDays'), pauses, days, zone }));

  const pauseId = await deps.pauses.add(seriesId, { from, until, reason }, now);
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate().toString();
  const off = (await deps.ahead.ofSeries(seriesId, now)).filter(
    (lesson) => isChangeable(lesson, now) && isOff(dayOf(lesson.startsAt), [{ from, until }]),
  );
  await callOff(deps)(familyId, off, { to: 'canceled', by, at: now, reason });
  await deps.pauses.keepCalledOff(
    pauseId,
    off.map(({ lessonId }) => lessonId),
  );
  await fundLessons(deps)(familyId);
  await deps.outbox.publish({
    type: 'scheduling.schedule_paused',
    by: by.role,
    familyId,
    kidUid,
    processId,
    from,
    until,
    zone,
  });
  await deps.realtime.changed(`users/${familyId}`);
}
