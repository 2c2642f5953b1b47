import type { CourseCode } from '@school/contract/catalogue/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ProcessRecord, processOf, startsForKid, teacherView } from '#modules/calendar';
import {
  changeableFrom,
  isChangeable,
  bookableFrom,
  endOfHorizon,
  weeklyStarts,
  fits,
  minuteFrom,
  minuteOf,
} from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/**
 * Teachers for a regular schedule with the weekly times at which they are free up to the horizon; the known one first.
 * Where a schedule stands and would be changed, its own lessons are in nobody's way, and its teacher is always there.
 */
export const selectSchedule =
  (deps: SchedulingDependencies) =>
  async ({ familyId, courseCode, kidUid }: { familyId: string; courseCode: CourseCode; kidUid: string }) => {
    const now = deps.clock.now();
    const kid = await deps.families.kidOf(familyId, kidUid);
    const process = (await deps.processes.ofFamily(familyId, now)).find((it) => isWanted(it, courseCode, kidUid));
    if (!process) throw new Refusal('scheduling.process_not_found');
    const age = ageOn(kid.birth, now);
    const minutes = await minutesFor(deps, process, age, now);

    const own = process.seriesId ? (await deps.ahead.ofSeries(process.seriesId, now)).filter((lesson) => isChangeable(lesson, now)) : [];
    const starts = await startsForKid(deps)(kidUid, minutes, own);
    const from = process.seriesId
      ? changeableFrom(now, deps.school.now('hoursToCancelOrTransfer'))
      : bookableFrom(now, deps.school.now('bookingNoticeMinutes'));
    const window = { from: minuteFrom(from), to: minuteOf(endOfHorizon(await deps.calendar.horizon())) };
    const wanted = { subject: process.subject, age, languages: kid.languages };
    const teachers = (await deps.teachers.all())
      .filter((teacher) => fits(teacher, wanted) || (process.seriesId !== null && teacher.teacherId === process.teacherId))
      .flatMap((teacher) => {
        const times = starts.of(teacher.teacherId);
        if (!times) return [];
        const weekly = weeklyStarts(starts.frame, times.row, { hours: times.works, free: times.suits }, window);
        return [{ teacher: teacherView(teacher), known: teacher.teacherId === process.introTeacherId, ...weekly }];
      })
      .sort((a, b) => Number(b.known) - Number(a.known) || b.free.length - a.free.length);
    return {
      may: mayChoose(process),
      process: await processOf(deps)(familyId, process.processId),
      minutes,
      daysMax: Math.max(deps.school.now('daysPerWeek'), process.days.length),
      zone: schoolZone(),
      teachers,
    };
  };

const isWanted = (process: ProcessRecord, courseCode: CourseCode, kidUid: string) =>
  process.type === 'learning' && process.courseCode === courseCode && process.kidUid === kidUid && process.stored !== 'canceled';

function mayChoose(process: ProcessRecord): Verdict {
  if (process.stored) return refused('scheduling.process_state', { state: process.stored });
  return process.seriesId ? refused('scheduling.schedule_exists') : allowed();
}
