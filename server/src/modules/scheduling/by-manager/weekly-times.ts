import type { AnswerOf } from '@school/contract/calls';

import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import { candidatesFor } from '../regular/list-candidates.ts';
import type { RegularTools } from '../regular/tools.ts';
import { minutesForAge } from '../rules/lesson.ts';
import { isChangeable } from '../rules/schedule-change.ts';
import { selectSchedule } from '../select-schedule.ts';
import { daysMax } from '../weekly-plan.ts';

/**
 * Teachers for the weekly schedule of a process with the weekly times at which they are free; of those who could take
 * over a standing one, how many of its lessons they keep.
 */
export const weeklyTimes =
  (tools: RegularTools) =>
  async (familyId: string, processId: string): Promise<AnswerOf<'GET /manager/families/:familyId/processes/:processId/weekly-times'>> => {
    const now = tools.clock.now();
    const record = await tools.processes.find(familyId, processId, now);
    const { kidUid, courseCode } = record;
    if (record.type !== 'learning' || !courseCode || record.stored) throw new Refusal('scheduling.process_not_found');
    const minutes = minutesForAge(ageOn((await tools.families.kidOf(familyId, kidUid)).birth, now));
    const { process, teachers } = await selectSchedule(tools)({ familyId, courseCode, kidUid });
    const lessons = (await tools.ahead.ofProcess(processId, now)).filter((lesson) => isChangeable(lesson, now));
    const candidates = await candidatesFor(tools)(record, lessons, now);
    return {
      process,
      minutes,
      daysMax,
      pauseDaysMax: tools.limits.pauseDays,
      teachers: teachers.map(({ teacher, known, free }) => ({
        teacher,
        known: known || teacher.teacherId === record.teacherId,
        free,
        keeps: candidates.find((it) => it.teacher.teacherId === teacher.teacherId)?.kept.length ?? null,
        of: lessons.length,
      })),
    };
  };
