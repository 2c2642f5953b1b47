import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * A manager says no to a request for another teacher; the family reads the answer. A yes is the change itself, which answers
 * what waits.
 */
export const declineTeacherRequest =
  (deps: Pick<SchedulingDependencies, 'db' | 'clock' | 'outbox' | 'ledger' | 'processes' | 'teacherRequests' | 'realtime'>) =>
  (familyId: string, requestId: string, answer: string): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      const request = (await deps.teacherRequests.waitingOfFamily(familyId)).find((it) => it.requestId === requestId);
      if (!request || !(await deps.teacherRequests.decline(requestId, answer, now))) throw new Refusal('scheduling.request_not_found');
      const { processId } = request;
      const { kidUid } = await deps.processes.find(familyId, processId, now);
      await deps.outbox.publish({
        type: 'scheduling.teacher_request_declined',
        familyId,
        kidUid,
        processId,
        requestId,
        answer,
      });
      await deps.realtime.changed(`users/${familyId}`);
    });
