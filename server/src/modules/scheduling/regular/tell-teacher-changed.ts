import type { ProcessRecord } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** Another teacher is the process's own from now on: whoever waited for that is answered, and the others hear of it. */
export const tellTeacherChanged =
  (deps: Pick<SchedulingDependencies, 'clock' | 'outbox' | 'processes' | 'teacherRequests'>) =>
  async ({ familyId, kidUid, processId, teacherId: before }: ProcessRecord, teacherId: string): Promise<void> => {
    await deps.processes.setTeacher(processId, teacherId);
    await deps.teacherRequests.answer(processId, teacherId, deps.clock.now());
    await deps.outbox.publish({
      type: 'scheduling.teacher_changed',
      familyId,
      kidUid,
      processId,
      teacherId,
      formerTeacherId: before,
    });
  };
