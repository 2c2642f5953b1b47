import type { StageStep } from '@school/contract/lesson-room/script';

import { api } from '#api/client.ts';

import { useConnection, useEventId } from '../use-room.ts';

type ScriptTask = StageStep['tasks'][number];

/** What the teacher does with tasks in the room. Each answers when the school has done it; a refusal is shown as everywhere. */
export function useTaskActs() {
  const eventId = useEventId();
  const { act } = useConnection();
  const of = (taskNo: number) => ({ params: { eventId, taskNo } });
  return {
    /** Puts a task of the script before the children. */
    open: ({ playbookUid, taskIdx, mode }: Pick<ScriptTask, 'playbookUid' | 'taskIdx' | 'mode'>) =>
      api('POST /lesson-room/:eventId/tasks', {
        params: { eventId },
        body: { playbookUid, taskIdx, mode: mode === 'poll' ? 'class' : mode },
      }),
    /** Takes a child's task in hand, or gives it back. */
    hand: (kidUid: string, on: boolean) => act({ kind: 'hand', kidUid, on }),
    /** Shows a hint: to one child, or with null to all. */
    help: (taskNo: number, round: number, kidUid: string | null) =>
      api('POST /lesson-room/:eventId/tasks/:taskNo/help', { ...of(taskNo), body: { round, kidUid } }),
    /** Shows what is right. */
    reveal: (taskNo: number, round: number, kidUid: string | null) =>
      api('POST /lesson-room/:eventId/tasks/:taskNo/reveal', { ...of(taskNo), body: { round, kidUid } }),
    close: (taskNo: number) => api('POST /lesson-room/:eventId/tasks/:taskNo/close', { ...of(taskNo), body: {} }),
  };
}
