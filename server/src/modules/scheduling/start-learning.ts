import type { ProcessRecord } from './processes.store.ts';
import type { SchedulingNews, Tools } from './tools.ts';

/** The first time a paid schedule stands, the learning begins; said once a process, whatever happens later. */
export const startLearning =
  ({ processes, news, clock }: Pick<Tools, 'processes' | 'news' | 'clock'>) =>
  async ({ processId, familyId, kidUid, courseCode, level }: ProcessRecord): Promise<void> => {
    if (!courseCode || !(await processes.startLearning(processId, clock.now()))) return;
    await news.announce<SchedulingNews>({ type: 'scheduling.learning_started', familyId, kidUid, processId, courseCode, level });
  };
