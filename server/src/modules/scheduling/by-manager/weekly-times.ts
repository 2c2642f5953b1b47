import type { AnswerOf } from '@school/contract/calls';

import { isChangeable } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { candidatesFor } from '../regular/list-candidates.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';
import { selectSchedule } from '../regular/select-schedule.ts';

/**
 * Teachers for the weekly schedule of a process with the weekly times at which they are free; of those who could take
 * over a standing one, how many of its lessons they keep.
 */
export const weeklyTimes =
  (deps: SchedulingDependencies) =>
  async (familyId: string, processId: string): Promise<AnswerOf<'GET /manager/families/:familyId/processes/:processId/weekly-times'>> => {
    const now = deps.clock.now();
    const record = await deps.processes.find(familyId, processId, now);
    const { kidUid, courseCode } = record;
    if (record.type !== 'learning' || !courseCode || record.stored) throw new Refusal('scheduling.process_not_found');
    const minutes = await minutesFor(deps, record, ageOn((await deps.families.kidOf(familyId, kidUid)).birth, now), now);
    const { process, teachers } = await selectSchedule(deps)({ familyId, courseCode, kidUid });
    const lessons = (await deps.ahead.ofProcess(processId, now)).filter((lesson) => isChangeable(lesson, now));
    const candidates = await candidatesFor(deps)(record, lessons, now);
    return {
      process,
      minutes,
      daysMax: Math.max(deps.school.now('daysPerWeek'), process.days.length),
      pauseDaysMax: deps.school.now('pauseDays'),
      teachers: teachers.map(({ teacher, known, free }) => ({
        teacher,
        known: known || teacher.teacherId === record.teacherId,
        free,
        keeps: candidates.find((it) => it.teacher.teacherId === teacher.teacherId)?.kept.length ?? null,
        of: lessons.length,
      })),
    };
  };
