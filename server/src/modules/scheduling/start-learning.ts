import type { ProcessRecord } from './processes.store.ts';
import type { SchedulingEvent, Tools } from './tools.ts';

/** The first time a paid schedule stands, the learning begins; said once a process, whatever happens later. */
export const startLearning =
  ({ processes, outbox, clock }: Pick<Tools, 'processes' | 'outbox' | 'clock'>) =>
  async ({ processId, familyId, kidUid, courseCode, level }: ProcessRecord): Promise<void> => {
    if (!courseCode || !(await processes.startLearning(processId, clock.now()))) return;
    await outbox.publish<SchedulingEvent>({ type: 'scheduling.learning_started', familyId, kidUid, processId, courseCode, level });
  };
