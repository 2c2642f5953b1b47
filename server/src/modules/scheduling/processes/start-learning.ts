import type { ProcessRecord } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** The first time a paid schedule stands, the learning begins; said once a process, whatever happens later. */
export const startLearning =
  ({ processes, outbox, clock }: Pick<SchedulingDependencies, 'processes' | 'outbox' | 'clock'>) =>
  async ({ processId, familyId, kidUid, courseCode, level }: ProcessRecord): Promise<void> => {
    if (!courseCode || !(await processes.startLearning(processId, clock.now()))) return;
    await outbox.publish({ type: 'scheduling.learning_started', familyId, kidUid, processId, courseCode, level });
  };
