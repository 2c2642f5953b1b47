import type { RoomState } from '@school/contract/lesson-room/state';
import { reduce } from '@school/contract/lesson-room/state';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { isLocked } from '../rules/may-do.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import type { TaskRow } from '../stores/tasks.store.ts';

/** A task of a room for somebody whose lesson it is. */
export const findTask =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, taskNo: number): Promise<Found & { task: TaskRow }> => {
    const found = await findLesson(tools)(who, lessonId);
    const task = await tools.tasks.find(lessonId, taskNo);
    if (!task) throw new Refusal('lesson_room.no_such_task');
    return { ...found, task };
  };

/** The attempt with which a child plays a task of its own. */
export async function attemptOf({ tasks }: Tools, { lessonId, playbookUid }: TaskRow, kidUid: string): Promise<string> {
  const attemptUid = (await tasks.attempts(lessonId, playbookUid)).get(kidUid);
  if (attemptUid === undefined) throw new Refusal('lesson_room.no_such_task');
  return attemptUid;
}

/** A room as it is in this moment: its row stays locked until the commit, so nothing happens in it meanwhile. */
export async function lockedRoom({ roomRows, events }: Tools, lessonId: string): Promise<RoomRow> {
  const row = await roomRows.lock(lessonId);
  if (!row) throw new Refusal('lesson_room.not_found');
  if (row.endedAs !== null) throw new Refusal('lesson_room.over', { endedAs: row.endedAs });
  const state = (await events.after(lessonId, row.stateSeq, Number.MAX_SAFE_INTEGER)).reduce(reduce, row.state);
  return { ...row, state };
}

/** Only the task that is before the children takes something. */
export function insistOnOpen({ task }: Pick<RoomState, 'task'>, taskNo: number): void {
  if (task?.taskNo !== taskNo || task.closed) throw new Refusal('lesson_room.task_closed');
}

/**
 * May this person answer or move now? Not outside, not before a race begins, and a child not while the teacher speaks; the copy of the
 * room is moved by the teacher and by children who are allowed to.
 */
export function insistOnTurn({ state, takenOut }: RoomRow, task: TaskRow, person: Person, now: Temporal.Instant): void {
  insistOnOpen(state, task.taskNo);
  const until = takenOut[person];
  if (until !== undefined) throw new Refusal('lesson_room.taken_out', { until });
  if (task.startsAt && Temporal.Instant.compare(now, task.startsAt) < 0) throw new Refusal('lesson_room.locked');
  if (roleOf(person) !== 'kid') return;
  const kidUid = idOf(person);
  const isTurn = task.mode !== 'class' || state.allowed[kidUid]?.includes('move') === true;
  if (isLocked(state, kidUid) || !isTurn) throw new Refusal('lesson_room.locked');
}
