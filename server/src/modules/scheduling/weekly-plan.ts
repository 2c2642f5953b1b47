import { schedulingLimits } from '@school/contract/scheduling/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { ProcessRecord } from './processes.store.ts';
import { freeFor, stateWith } from './read-processes.ts';
import { bookableFrom, holdUntil, horizonAt, latestHoldEnd } from './rules/booking.ts';
import { minutesForAge } from './rules/lesson.ts';
import { mayHappen } from './rules/process-states.ts';
import { datesOf, mayHaveDays, type WeeklyDay } from './rules/regular-schedule.ts';
import { type JudgedDates, startsForKid } from './starts-for-kid.ts';
import type { Tools } from './tools.ts';

/** A weekly schedule that a family wants for a process. */
export interface WeeklyWish {
  familyId: string;
  processId: string;
  teacherId: string;
  days: readonly WeeklyDay[];
}

/** What the wish comes to: the dates, and what stands in their way as the board shows it. */
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

/** Works a wish out; decides nothing about free times, which is the database's to decide. */
export const weeklyPlan =
  (tools: Tools) =>
  async ({ familyId, processId, teacherId, days }: WeeklyWish, now: Temporal.Instant, until: Temporal.PlainDate): Promise<WeeklyPlan> => {
    const process = await tools.processes.find(familyId, processId, now);
    const kid = await tools.families.kidOf(familyId, process.kidUid);
    const teacher = await tools.teachers.find(teacherId);
    const minutes = minutesForAge(ageOn(kid.birth, now));
    const free = await freeFor(tools, process);
    const heldUntil = free > 0 ? null : holdUntil(now, tools.limits.unpaidScheduleHours);
    const wanted = datesOf(days, teacher.zone, heldUntil ? latestHoldEnd(heldUntil) : bookableFrom(now), until);
    const judged = (await startsForKid(tools)(process.kidUid, minutes)).judge(teacherId, wanted);
    if (!judged) throw new Refusal('scheduling.teacher_not_found');
    return {
      process,
      minutes,
      zone: teacher.zone,
      until,
      heldUntil,
      ...judged,
      may: await mayHaveSchedule(tools, process, free, days, now),
    };
  };

/** docs/rules/schedule.md#weekly-times: a learning process without a schedule; before payment one schedule a family. */
async function mayHaveSchedule(
  { series }: Pick<Tools, 'series'>,
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
  return mayHaveDays(days, 'individual');
}

/** docs/rules/schedule.md#weekly-times: how many weekdays one kid's schedule may have. */
export const daysMax = schedulingLimits.daysPerWeek.individual;

/** The verdict on wanted dates, those of the process aside. */
export function verdictOnDates({ closed, taken, kidBusy, dates }: JudgedDates): Verdict {
  if (closed.length > 0 || dates.length === 0) return refused('scheduling.slot_closed', { dates: listOf(closed) });
  if (taken.length > 0) return refused('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  if (kidBusy.length > 0) return refused('scheduling.kid_busy', { dates: listOf(kidBusy) });
  return allowed();
}

/** The verdict on a whole plan: the process first, then the times. */
export const verdictOn = (plan: WeeklyPlan): Verdict => (plan.may.allowed ? verdictOnDates(plan) : plan.may);

/** Instants as one fact: ISO, with spaces between. */
export const listOf = (instants: readonly Temporal.Instant[]): string =>
  [...instants]
    .sort((a, b) => Temporal.Instant.compare(a, b))
    .map(String)
    .join(' ');

/** The day until which lessons may be booked, for showing. */
export const shownHorizon = ({ calendar }: Pick<Tools, 'calendar'>, now: Temporal.Instant) => calendar.horizon(horizonAt(now));
