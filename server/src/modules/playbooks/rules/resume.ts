import type { CountedItem } from './completion.ts';

export interface Place {
  taskIdx: number;
  round: number;
}

/** Where to go on: the first open item after the place just left, or else the first open one of all; null when none is. */
export function nextPlace(items: readonly CountedItem[], after?: Place): Place | null {
  const inOrder = [...items].sort((one, other) => one.taskIdx - other.taskIdx || one.round - other.round);
  const isAfter = ({ taskIdx, round }: Place) =>
    after === undefined || taskIdx > after.taskIdx || (taskIdx === after.taskIdx && round > after.round);
  const open = inOrder.filter(({ state }) => state === 'open');
  const next = open.find(isAfter) ?? open[0];
  return next ? { taskIdx: next.taskIdx, round: next.round } : null;
}
