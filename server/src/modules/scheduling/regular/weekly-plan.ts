import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ProcessRecord, freeFor, stateWith, type JudgedDates, startsForKid } from '#modules/calendar';
import { bookableFrom, holdUntil, latestHoldEnd, listOf, mayHappen, datesOf, mayHaveDays, type WeeklyDay } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/** A weekly schedule that a family wants for a process. */
export interface ScheduleRequest {
  familyId: string;
  processId: string;
  teacherId: string;
  days: readonly WeeklyDay[];
}

/** What the request comes to: the dates, and what stands in their way as the board shows it. */
export interface WeeklyPlan extends JudgedDates {
  process: ProcessRecord;
  minutes: number;
  zone: string;
  until: Temporal.PlainDate;
  /** Set when nothing is paid: the times would be held until then, and lessons begin after it. */
  heldUntil: Temporal.Instant | null;
  /** May the process have such a schedule, times aside? */
  may: Verdict;
}

/** Works a request out; decides nothing about free times, which is the database's to decide. */
export const weeklyPlan =
  (deps: SchedulingDependencies) =>
  async (
    { familyId, processId, teacherId, days }: ScheduleRequest,
    now: Temporal.Instant,
    until: Temporal.PlainDate,
  ): Promise<WeeklyPlan> => {
    const process = await deps.processes.find(familyId, processId, now);
    const kid = await deps.families.kidOf(familyId, process.kidUid);
    const teacher = await deps.teachers.find(teacherId);
    const minutes = await minutesFor(deps, process, ageOn(kid.birth, now), now);
    const free = await freeFor(deps, process);
    const heldUntil = free > 0 ? null : holdUntil(now, await deps.school.read('unpaidScheduleHours'));
    const wanted = datesOf(
      days,
      teacher.zone,
      heldUntil ? latestHoldEnd(heldUntil) : bookableFrom(now, deps.school.now('bookingNoticeMinutes')),
      until,
    );
    const judged = (await startsForKid(deps)(process.kidUid, minutes)).judge(teacherId, wanted);
    if (!judged) throw new Refusal('scheduling.teacher_not_found');
    return {
      process,
      minutes,
      zone: teacher.zone,
      until,
      heldUntil,
      ...judged,
      may: await mayHaveSchedule(deps, process, free, days, now),
    };
  };

/** docs/rules/schedule.md#weekly-times: a learning process without a schedule; before payment one schedule a family. */
async function mayHaveSchedule(
  { series, school }: Pick<SchedulingDependencies, 'series' | 'school'>,
  process: ProcessRecord,
  free: number,
  days: readonly WeeklyDay[],
  now: Temporal.Instant,
): Promise<Verdict> {
  const state = stateWith(process, free);
  if (process.type !== 'learning') return refused('scheduling.process_state', { state });
  const may = mayHappen(state, 'lessonsCame');
  if (!may.allowed) return may;
  if (process.seriesId) return refused('scheduling.schedule_exists');
  if (free === 0) {
    const held = await series.heldOf(process.familyId);
    if (held?.holdUntil && Temporal.Instant.compare(held.holdUntil, now) > 0) return refused('scheduling.unpaid_schedule_exists');
  }
  return mayHaveDays(days, school.now('daysPerWeek'));
}

/** The verdict on wanted dates, those of the process aside. */
export function verdictOnDates({ closed, taken, kidBusy, dates }: JudgedDates): Verdict {
  if (closed.length > 0 || dates.length === 0) return refused('scheduling.slot_closed', { dates: listOf(closed) });
  if (taken.length > 0) return refused('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  if (kidBusy.length > 0) return refused('scheduling.kid_busy', { dates: listOf(kidBusy) });
  return allowed();
}

/** The verdict on a whole plan: the process first, then the times. */
export const verdictOn = (plan: WeeklyPlan): Verdict => (plan.may.allowed ? verdictOnDates(plan) : plan.may);
