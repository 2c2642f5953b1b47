import { schedulingLimits } from '@school/contract/scheduling/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { ProcessRecord } from './processes.store.ts';
import { freeFor, stateWith } from './read-processes.ts';
import { bookableFrom, holdUntil, horizonAt } from './rules/booking.ts';
import { startsAt, startsIn, without } from './rules/free-slots.ts';
import { minutesForAge } from './rules/lesson.ts';
import { datesOf, mayHaveDays, type WeeklyDay } from './rules/regular-schedule.ts';
import { minuteOf } from './rules/wall-days.ts';
import type { Tools } from './tools.ts';

/** A weekly schedule that a family wants for a process. */
export interface WeeklyWish {
  familyId: string;
  processId: string;
  teacherId: string;
  days: readonly WeeklyDay[];
}

/** What the wish comes to: the dates, and what stands in their way as the board shows it. */
export interface WeeklyPlan {
  process: ProcessRecord;
  minutes: number;
  zone: string;
  until: Temporal.PlainDate;
  /** Set when nothing is paid: the times would be held until then, and lessons begin after it. */
  heldUntil: Temporal.Instant | null;
  dates: Temporal.Instant[];
  taken: Temporal.Instant[];
  kidBusy: Temporal.Instant[];
  /** Dates outside the teacher's weekly hours. */
  closed: Temporal.Instant[];
  /** Dates on which the teacher is away: the schedule has no lesson then. */
  away: Temporal.Instant[];
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
    const heldUntil = free > 0 ? null : holdUntil(now);

    const { frame, rows } = await tools.board.current();
    const row = rows.get(teacherId);
    if (!row) throw new Refusal('scheduling.teacher_not_found');
    const busy = await tools.lessons.busyOfKids([process.kidUid], frame.from, frame.from + frame.cells * 5, now);
    const works = startsIn(row.hours, row.grid, minutes);
    const isFree = startsIn(row.free, row.grid, minutes);
    const suits = startsIn(without(frame, row.hours, busy.get(process.kidUid) ?? []), row.grid, minutes);

    const plan = { dates: [], taken: [], kidBusy: [], closed: [], away: [] } as Pick<
      WeeklyPlan,
      'dates' | 'taken' | 'kidBusy' | 'closed' | 'away'
    >;
    for (const date of datesOf(days, teacher.zone, heldUntil ?? bookableFrom(now), until)) {
      const minute = minuteOf(date.startsAt);
      if (!startsAt(frame, works, minute)) {
        (row.exceptionDays.has(date.day) ? plan.away : plan.closed).push(date.startsAt);
        continue;
      }
      plan.dates.push(date.startsAt);
      if (!startsAt(frame, isFree, minute)) plan.taken.push(date.startsAt);
      else if (!startsAt(frame, suits, minute)) plan.kidBusy.push(date.startsAt);
    }
    return { process, minutes, zone: teacher.zone, until, heldUntil, ...plan, may: await mayHaveSchedule(tools, process, free, days, now) };
  };

/** Decisions D4: a learning process without a schedule; before payment one schedule a family. */
async function mayHaveSchedule(
  { series }: Pick<Tools, 'series'>,
  process: ProcessRecord,
  free: number,
  days: readonly WeeklyDay[],
  now: Temporal.Instant,
): Promise<Verdict> {
  const state = stateWith(process, free);
  if (process.type !== 'learning' || process.stored) return refused('scheduling.process_state', { state });
  if (process.seriesId) return refused('scheduling.schedule_exists');
  if (free === 0) {
    const held = await series.heldOf(process.familyId);
    if (held?.holdUntil && Temporal.Instant.compare(held.holdUntil, now) > 0) return refused('scheduling.unpaid_schedule_exists');
  }
  return mayHaveDays(days, 'individual');
}

/** Spec §9: how many weekdays one kid's schedule may have. */
export const daysMax = schedulingLimits.daysPerWeek.individual;

/** The verdict on a whole plan: the process first, then the times. */
export function verdictOn({ may, closed, taken, kidBusy, dates }: WeeklyPlan): Verdict {
  if (!may.allowed) return may;
  if (closed.length > 0 || dates.length === 0) return refused('scheduling.slot_closed', { dates: listOf(closed) });
  if (taken.length > 0) return refused('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  if (kidBusy.length > 0) return refused('scheduling.kid_busy', { dates: listOf(kidBusy) });
  return allowed();
}

/** Instants as one fact: ISO, with spaces between. */
export const listOf = (instants: readonly Temporal.Instant[]): string =>
  [...instants]
    .sort((a, b) => Temporal.Instant.compare(a, b))
    .map(String)
    .join(' ');

/** The day until which lessons may be booked, for showing. */
export const shownHorizon = ({ calendar }: Pick<Tools, 'calendar'>, now: Temporal.Instant) => calendar.horizon(horizonAt(now));
