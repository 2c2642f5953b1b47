import { useState } from 'react';

import { heardWork } from '#widgets/room/heard-work.ts';
import { useHearing, useOnPassing, useRoom } from '#widgets/room/use-room.ts';

import { roundsOf } from '#widgets/room/tasks/rounds-of.ts';
import type { Script } from '../use-steps.ts';
import { type Progress, progressOf } from './progress.ts';

/** How far a child is in its own copy of the task that is before all; undefined while there is none of its own. */
export function useProgress(kidUid: string, script: Script | undefined): Progress | undefined {
  const task = useRoom(({ state }) => (state.stage === 'task' ? state.task : null));
  const marks = useRoom(({ state }) => state.marks[kidUid]);
  const inHand = useInHand(task?.taskNo, kidUid);
  if (!task || task.mode === 'class') return undefined;
  return progressOf(task, marks, roundsOf(script?.steps ?? [], task), inHand);
}

/** The item of a task at which a child works, as its page says in passing. */
function useInHand(taskNo: number | undefined, kidUid: string): number | undefined {
  const heard = heardWork(useHearing());
  const [, setRound] = useState<string>();
  useOnPassing((_, it) => {
    if (it.k === 'draft' && it.kidUid === kidUid) setRound(`${it.taskNo} ${it.round}`);
  });
  return taskNo === undefined ? undefined : heard.of({ taskNo, kidUid })?.round;
}
