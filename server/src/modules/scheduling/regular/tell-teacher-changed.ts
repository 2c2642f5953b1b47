import type { ProcessRecord } from '../processes.store.ts';
import type { SchedulingEvent } from '../tools.ts';
import type { RegularTools } from './tools.ts';

/** Another teacher is the process's own from now on: whoever waited for that is answered, and the others hear of it. */
export const tellTeacherChanged =
  (tools: Pick<RegularTools, 'clock' | 'outbox' | 'processes' | 'teacherRequests'>) =>
  async ({ familyId, kidUid, processId, teacherId: before }: ProcessRecord, teacherId: string): Promise<void> => {
    await tools.processes.setTeacher(processId, teacherId);
    await tools.teacherRequests.answer(processId, teacherId, tools.clock.now());
    await tools.outbox.publish<SchedulingEvent>({
      type: 'scheduling.teacher_changed',
      familyId,
      kidUid,
      processId,
      teacherId,
      formerTeacherId: before,
    });
  };
