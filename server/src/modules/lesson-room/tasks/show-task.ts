import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { reduce } from '@school/contract/lesson-room/state';
import type { RoomTask } from '@school/contract/lesson-room/task-calls';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import type { Found } from '../live/find-room.ts';
import { countVotes } from '../rules/votes.ts';
import { attemptOf, findTask } from './find-task.ts';

/** A task of the room as the child sees it, with what was said to it so far and never more. */
export const showTask =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, taskNo: number, { kidUid: asked }: { kidUid?: string | undefined }): Promise<RoomTask> => {
    const { playbooks, roomRows, events, tasks } = tools;
    const { task, ...found } = await findTask(tools)(who, lessonId, taskNo);
    const row = await roomRows.find(lessonId);
    const state = row && (await events.after(lessonId, row.stateSeq)).reduce(reduce, row.state);
    const helped = (of: string) => (state?.task?.taskNo === taskNo ? state.task.helped[of] : undefined) ?? [];
    const { mode, playbookUid, taskIdx, items } = task;
    const common = { taskNo, mode, playbookUid, taskIdx, startsAt: task.startsAt?.toString() ?? null };
    if (items) {
      const shown = items.map((item) => playbooks.inClass.shown(item, helped('all').includes(item.round)));
      return { ...common, kidUid: null, attemptUid: null, items: shown };
    }
    const kidUid = kidFor(found, asked);
    const attemptUid = await attemptOf(tools, task, kidUid);
    const copy = await playbooks.inClass.copyOf(attemptUid, taskIdx, helped(kidUid));
    const counted = (state?.task?.taskNo === taskNo && mode === 'poll' && state.task.revealed['all']) || [];
    if (counted.length === 0) return { ...common, kidUid, attemptUid, items: copy };
    const attempts = [...(await tasks.attempts(task.lessonId, playbookUid)).values()];
    const all = (await Promise.all(attempts.map((uid) => playbooks.inClass.copyOf(uid, taskIdx, [])))).flat();
    const votesOn = (item: (typeof copy)[number]) => (counted.includes(item.round) ? { votes: countVotes(item, all) } : {});
    return { ...common, kidUid, attemptUid, items: copy.map((item) => ({ ...item, ...votesOn(item) })) };
  };

/** Whose copy somebody may see: a child its own, a family that of its child, the teacher and the school any. */
function kidFor({ lesson, person, familyId }: Found, asked: string | undefined): string {
  const own = roleOf(person) === 'kid' ? idOf(person) : undefined;
  const kids = lesson.participants.filter(
    (it) => (familyId === null || it.familyId === familyId) && (own === undefined || it.kidUid === own),
  );
  const kid = asked === undefined ? kids[0] : kids.find(({ kidUid }) => kidUid === asked);
  if (!kid) throw new Refusal('lesson_room.no_such_task');
  return kid.kidUid;
}
