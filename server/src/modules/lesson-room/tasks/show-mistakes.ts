import type { CommonMistake } from '@school/contract/lesson-room/task-calls';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { commonMistakes } from '../rules/mistakes.ts';
import { findTask } from './find-task.ts';

/** What several children of a lesson have answered alike and wrong; of the copy of a class there is one answer at a time, and nothing to count. */
export const showMistakes =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, taskNo: number): Promise<{ mistakes: CommonMistake[] }> => {
    const { task } = await findTask(tools)(who, lessonId, taskNo);
    if (task.items || task.mode === 'poll') return { mistakes: [] };
    const attempts = [...(await tools.tasks.attempts(lessonId, task.playbookUid)).values()];
    const copies = await Promise.all(attempts.map((uid) => tools.playbooks.inClass.copyOf(uid, task.taskIdx, [])));
    return { mistakes: commonMistakes(copies) };
  };
