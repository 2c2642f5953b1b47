import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ProcessRecord, type SeriesRecord, type JudgedDates, startsForKid, type Ahead, readToManage } from '#modules/calendar';
import { changeableFrom, latestHoldEnd, mayHaveDays, fits } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { changeOf, isSameRhythm, type ScheduleChange, type WeeklyRhythm } from '../rules/schedule-change.ts';
import { type ScheduleRequest, verdictOnDates } from './weekly-plan.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/** What a change of a weekly schedule comes to. */
export interface ChangePlan extends ScheduleChange<Ahead>, JudgedDates {
  process: ProcessRecord;
  series: SeriesRecord;
  to: WeeklyRhythm;
  /** May it be changed like this, free times aside? */
  may: Verdict;
}

/**
 * Works a change out; undefined where there is no schedule to change, with the verdict why. With `lock` the calendars
 * concerned are locked first, so that what is read is what will be changed.
 */
export const planChange =
  (deps: SchedulingDependencies) =>
  async (
    { familyId, processId, teacherId, days }: ScheduleRequest,
    now: Temporal.Instant,
    until: Temporal.PlainDate,
    { lock = false } = {},
  ): Promise<ChangePlan | { series: undefined; may: Verdict; process: ProcessRecord }> => {
    const { process, may } = await readToManage(deps)(familyId, processId);
    const teacher = await deps.teachers.find(teacherId);
    const kid = await deps.families.kidOf(familyId, process.kidUid);
    const seen = may.change.allowed ? await deps.series.ofProcess(processId, now) : undefined;
    if (!seen) return { series: undefined, process, may: may.change.allowed ? refused('scheduling.no_schedule') : may.change };
    if (lock) await deps.calendar.lock({ teachers: [seen.teacherId, teacherId], kids: [process.kidUid] });
    const series = (lock ? await deps.series.ofProcess(processId, now) : seen) ?? seen;

    const age = ageOn(kid.birth, now);
    const to = { teacherId, minutes: await minutesFor(deps, process, age, now), zone: teacher.zone, days };
    const isAnother = teacherId !== series.teacherId;
    const isFit = !isAnother || fits(teacher, { subject: process.subject, age, languages: kid.languages });
    const earliest = series.holdUntil ? latestHoldEnd(series.holdUntil) : changeableFrom(now, deps.school.now('hoursToCancelOrTransfer'));
    const lessons = await deps.ahead.ofSeries(series.seriesId, now);
    const change = changeOf(series, to, lessons, {
      now,
      hours: deps.school.now('hoursToCancelOrTransfer'),
      earliest,
      until,
      pauses: series.pauses,
    });
    const judged = (await startsForKid(deps)(process.kidUid, to.minutes, change.go)).judge(teacherId, change.come);
    if (!judged) throw new Refusal('scheduling.teacher_not_found');
    return { ...change, ...judged, process, series, to, may: firstNo(series, to, isFit, deps.school.now('daysPerWeek')) };
  };

function firstNo(series: SeriesRecord, to: WeeklyRhythm, isFit: boolean, daysMax: number): Verdict {
  if (!isFit) return refused('scheduling.teacher_does_not_fit');
  if (isSameRhythm(series, to)) return refused('scheduling.same_time');
  // Whoever has more days than are given now may keep as many.
  return mayHaveDays(to.days, Math.max(daysMax, series.days.length));
}

/** The verdict on a whole change: the schedule first, then the times. New times that have no date at all are closed. */
export function verdictOnChange(plan: ChangePlan): Verdict {
  if (!plan.may.allowed) return plan.may;
  if (plan.come.length > 0 && plan.dates.length === 0) return refused('scheduling.slot_closed', { dates: '' });
  return plan.come.length > 0 ? verdictOnDates(plan) : allowed();
}
