import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/calendar/limits';

import {
  bookableFrom,
  endOfHorizon,
  horizonAt,
  instantOf,
  minuteFrom,
  minuteOf,
  minutesForAge,
  minutesIn,
  startsIn,
  unionOf,
} from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * The nearest free trial of each subject, as a family would find it whose child is old enough for the long lesson and asks for no
 * teacher: what the school looks like from outside, before anybody is there to look. A subject without one is left out.
 */
export const nearestTrials =
  ({ board, calendar, clock, school, teachers }: Pick<SchedulingDependencies, 'board' | 'calendar' | 'clock' | 'school' | 'teachers'>) =>
  async (): Promise<Map<SubjectCode, Temporal.Instant>> => {
    const now = clock.now();
    const { frame, rows } = await board.current();
    const until = await calendar.horizon(horizonAt(now));
    const window = { from: minuteFrom(bookableFrom(now, school.now('bookingNoticeMinutes'))), to: minuteOf(endOfHorizon(until)) };
    const minutes = minutesForAge(schedulingLimits.longLessonFromAge);
    const all = await teachers.all();
    const nearest = subjectCodes.flatMap((subject) => {
      const free = all
        .filter(({ subjects }) => subjects.includes(subject))
        .flatMap(({ teacherId }) => rows.get(teacherId) ?? [])
        .map((row) => startsIn(row.free, row.grid, minutes));
      const [first] = minutesIn(frame, unionOf(frame, free), window.from, window.to);
      return first === undefined ? [] : [[subject, instantOf(first)] as const];
    });
    return new Map(nearest);
  };
