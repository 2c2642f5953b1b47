import { Refusal } from '#platform/refusal';

import type { RegularTools } from '../regular/tools.ts';
import type { SchedulingEvent } from '../tools.ts';

/**
 * A manager says no to a wish for another teacher; the family reads the answer. A yes is the change itself, which answers
 * what waits.
 */
export const declineTeacherRequest =
  (tools: Pick<RegularTools, 'db' | 'clock' | 'outbox' | 'ledger' | 'processes' | 'teacherRequests' | 'realtime'>) =>
  (familyId: string, requestId: string, answer: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const now = tools.clock.now();
      const request = (await tools.teacherRequests.waitingOfFamily(familyId)).find((it) => it.requestId === requestId);
      if (!request || !(await tools.teacherRequests.decline(requestId, answer, now))) throw new Refusal('scheduling.request_not_found');
      const { processId } = request;
      const { kidUid } = await tools.processes.find(familyId, processId, now);
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.teacher_request_declined',
        familyId,
        kidUid,
        processId,
        requestId,
        answer,
      });
      await tools.realtime.changed(`users/${familyId}`);
    });
