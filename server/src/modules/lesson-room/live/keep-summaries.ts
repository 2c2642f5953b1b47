import type { RoomState } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import type { KeptSummary, TaskDone } from '../stores/summaries.store.ts';
import { stateOf } from './room-state.ts';

/** The items that were judged, by task, in the order in which they came. */
function tasksOf(marks: RoomState['marks'][string] | undefined, ofAll: boolean): TaskDone[] {
  const tasks = new Map<string, TaskDone>();
  for (const [key, { verdict, tries }] of Object.entries(marks ?? {})) {
    const [playbookUid = '', taskIdx, round] = key.split('/');
    const name = `${playbookUid}/${taskIdx}`;
    const task = tasks.get(name) ?? { playbookUid, taskIdx: Number(taskIdx), ofAll, items: [] };
    tasks.set(name, task);
    task.items.push({ round: Number(round), verdict, tries });
  }
  return [...tasks.values()];
}

export const summaryIn = (state: RoomState, kidUid: string): KeptSummary => ({
  kidUid,
  stars: state.stars[kidUid] ?? 0,
  stickers: [...(state.stickers[kidUid] ?? [])],
  tasks: [...tasksOf(state.marks[kidUid], false), ...tasksOf(state.marks.all, true)],
});

/** Keeps what each child did in a lesson, beyond the ops of the room; of a room that has ended it is kept already. */
export const keepSummaries =
  (tools: Pick<Tools, 'clock' | 'roomRows' | 'events' | 'summaries'>) =>
  async (lessonId: string): Promise<void> => {
    const { clock, roomRows, summaries } = tools;
    const row = await roomRows.lock(lessonId);
    if (!row || row.endedAt !== null) return;
    const state = await stateOf(tools)(row);
    for (const { kidUid } of row.roster.kids) await summaries.keep(lessonId, summaryIn(state, kidUid), clock.now());
  };
