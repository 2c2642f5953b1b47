import type { RoomState } from './state.ts';

/**
 * Where each child stands on the track, in items done: as it is, but that nobody is left behind alone. Whoever is last by itself stands
 * one item behind the next at most.
 */
export function placesOf(done: Readonly<Record<string, number>>): Record<string, number> {
  const sorted = Object.values(done).toSorted((a, b) => a - b);
  const [last, next] = sorted;
  if (last === undefined || next === undefined) return { ...done };
  return Object.fromEntries(Object.entries(done).map(([kid, of]) => [kid, of === last ? Math.max(of, next - 1) : of]));
}

/** How many items of the task in hand a child has done. */
export function doneOf({ task, marks }: Pick<RoomState, 'task' | 'marks'>, kidUid: string): number {
  if (!task) return 0;
  const itemsOf = `${task.playbookUid}/${task.taskIdx}/`;
  return Object.entries(marks[kidUid] ?? {}).filter(([key, { done }]) => done && key.startsWith(itemsOf)).length;
}
