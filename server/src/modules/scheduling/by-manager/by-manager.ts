import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { refused } from '@school/contract/verdict';

import { processesOf, readToManage } from '#modules/calendar';
import { mayHappen } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { declineTeacherRequest } from './answer-teacher-request.ts';
import { trialTimes } from './trial-times.ts';
import { weeklyTimes } from './weekly-times.ts';

/** What managers see of schedules beyond what families and teachers see, and their answers to requests. */
export const managerActions = (deps: SchedulingDependencies) => ({
  managedProcesses: managedProcesses(deps),
  trialTimes: trialTimes(deps),
  weeklyTimes: weeklyTimes(deps),
  declineTeacherRequest: declineTeacherRequest(deps),
});

/** The processes of a family with what may be done with their schedules, and their requests for another teacher. */
const managedProcesses =
  (deps: SchedulingDependencies) =>
  async (familyId: string): Promise<FamilyLessons['processes']> => {
    const asked = await deps.teacherRequests.waitingOfFamily(familyId);
    return Promise.all(
      (await processesOf(deps)(familyId)).map(async (process) => {
        const { may, state, process: record } = await readToManage(deps)(familyId, process.processId);
        const request = asked.find((it) => it.processId === process.processId);
        const set =
          process.type !== 'learning'
            ? refused('scheduling.process_state', { state })
            : record.seriesId
              ? refused('scheduling.schedule_exists')
              : mayHappen(state, 'lessonsCame');
        return {
          process,
          asked: request ? { requestId: request.requestId, reason: request.reason, askedAt: request.askedAt.toString() } : null,
          may: { ...may, set },
        };
      }),
    );
  };
