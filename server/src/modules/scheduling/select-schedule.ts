import type { CourseCode } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/scheduling/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { ProcessRecord } from './processes.store.ts';
import { processOf } from './read-processes.ts';
import { bookableFrom, endOfHorizon } from './rules/booking.ts';
import { startsIn, weeklyStarts, without } from './rules/free-slots.ts';
import { minutesForAge } from './rules/lesson.ts';
import { fits } from './rules/trial.ts';
import { minuteFrom, minuteOf } from './rules/wall-days.ts';
import type { Tools } from './tools.ts';
import { teacherView } from './views.ts';
import { daysMax, shownHorizon } from './weekly-plan.ts';

/** Teachers for a regular schedule with the weekly times at which they are free up to the horizon; the known one first. */
export const selectSchedule =
  (tools: Tools) =>
  async ({ familyId, courseCode, kidUid }: { familyId: string; courseCode: CourseCode; kidUid: string }) => {
    const now = tools.clock.now();
    const kid = await tools.families.kidOf(familyId, kidUid);
    const process = (await tools.processes.ofFamily(familyId, now)).find((it) => isWanted(it, courseCode, kidUid));
    if (!process) throw new Refusal('scheduling.process_not_found');
    const age = ageOn(kid.birth, now);
    const minutes = minutesForAge(age);

    const { frame, rows } = await tools.board.current();
    const busy = (await tools.lessons.busyOfKids([kidUid], frame.from, frame.from + frame.cells * 5, now)).get(kidUid) ?? [];
    const window = { from: minuteFrom(bookableFrom(now)), to: minuteOf(endOfHorizon(await shownHorizon(tools, now))) };
    const teachers = (await tools.teachers.all())
      .filter((teacher) => fits(teacher, { subject: process.subject, age, languages: kid.languages }))
      .flatMap((teacher) => {
        const row = rows.get(teacher.teacherId);
        if (!row) return [];
        const starts = {
          hours: startsIn(row.hours, row.grid, minutes),
          free: startsIn(without(frame, row.free, busy), row.grid, minutes),
        };
        return [
          {
            teacher: teacherView(teacher),
            known: teacher.teacherId === process.introTeacherId,
            ...weeklyStarts(frame, row, starts, window),
          },
        ];
      })
      .sort((a, b) => Number(b.known) - Number(a.known) || b.free.length - a.free.length);
    return {
      may: mayChoose(process),
      process: await processOf(tools)(familyId, process.processId),
      minutes,
      daysMax,
      zone: schedulingLimits.teacherZone,
      teachers,
    };
  };

const isWanted = (process: ProcessRecord, courseCode: CourseCode, kidUid: string) =>
  process.type === 'learning' && process.courseCode === courseCode && process.kidUid === kidUid && process.stored !== 'canceled';

function mayChoose(process: ProcessRecord): Verdict {
  if (process.stored) return refused('scheduling.process_state', { state: process.stored });
  return process.seriesId ? refused('scheduling.schedule_exists') : allowed();
}
