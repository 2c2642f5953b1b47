import type { RoomOp } from '@school/contract/lesson-room/ops';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { bySchool, type NoteInRoom } from '../live/change-room.ts';
import type { TaskRow } from '../stores/tasks.store.ts';
import { judgedOp } from './answer-in-lesson.ts';
import { findTask, insistOnOpen, lockedRoom } from './find-task.ts';

interface Asked {
  round: number;
  /** One child's copy; null is all of them, or the copy of the room. */
  kidUid: string | null;
}

/** What the teacher does with a task that is before the children: it shows a hint, what is right, or ends it. */
export function guideTask(tools: Tools, note: NoteInRoom) {
  const { db, playbooks, tasks } = tools;
  const find = findTask(tools);

  /** Whose copies are meant. */
  async function copies({ lessonId, playbookUid, mode }: TaskRow, kidUid: string | null) {
    if (mode === 'class') return [];
    const all = [...(await tasks.attempts(lessonId, playbookUid))].map(([kid, attemptUid]) => ({ kidUid: kid, attemptUid }));
    const meant = all.filter((it) => kidUid === null || it.kidUid === kidUid);
    if (meant.length === 0) throw new Refusal('lesson_room.no_such_task');
    return meant;
  }
  /** Stores what was done, as the last act of the transaction. */
  async function tell({ lessonId, taskNo }: TaskRow, ops: readonly RoomOp[]): Promise<{ done: true }> {
    insistOnOpen((await lockedRoom(tools, lessonId)).state, taskNo);
    await note(lessonId, ops.map(bySchool));
    return { done: true };
  }

  return {
    /** A hint that costs nothing. */
    async help(who: Principal, lessonId: string, taskNo: number, { round, kidUid }: Asked): Promise<{ done: true }> {
      const { task } = await find(who, lessonId, taskNo);
      return db.inTransaction(async () => {
        if (task.items) playbooks.inClass.hint(task.items, { round });
        const meant = await copies(task, kidUid);
        for (const { attemptUid } of meant) await playbooks.inClass.insistOnHint(attemptUid, { taskIdx: task.taskIdx, round });
        const kids = task.items ? [null] : meant.map((it) => it.kidUid);
        return tell(
          task,
          kids.map((kid) => ({ kind: 'task.help', taskNo, round, kidUid: kid })),
        );
      });
    },

    /** What is right is shown; what was open is skipped. Of a vote it is shown how many chose what, and nothing else changes. */
    async reveal(who: Principal, lessonId: string, taskNo: number, { round, kidUid }: Asked): Promise<{ done: true }> {
      const { task } = await find(who, lessonId, taskNo);
      const place = { taskIdx: task.taskIdx, round };
      return db.inTransaction(async () => {
        const ops: RoomOp[] = [];
        if (task.mode === 'poll') return tell(task, [{ kind: 'task.reveal', taskNo, round, kidUid: null }]);
        if (task.mode === 'class') {
          const copy = (await tasks.lock(lessonId, taskNo))?.items ?? [];
          const item = copy.find((it) => it.round === round);
          if (!item) throw new Refusal('playbooks.slide_not_found');
          ops.push({ kind: 'task.reveal', taskNo, round, kidUid: null });
          if (item.state === 'open') {
            const { items, judgement } = playbooks.inClass.judgeItem(copy, { round, try: item.tries + 1, answer: null });
            await tasks.change(task, items);
            ops.push(judgedOp(task, null, judgement));
          }
        }
        for (const { kidUid: kid, attemptUid } of await copies(task, kidUid)) {
          const judgement = await playbooks.inClass.reveal(attemptUid, place);
          ops.push({ kind: 'task.reveal', taskNo, round, kidUid: kid });
          if (judgement) ops.push(judgedOp(task, kid, judgement));
        }
        return tell(task, ops);
      });
    },

    /** No answer is taken any more; closed again it stays closed. */
    async close(who: Principal, lessonId: string, taskNo: number): Promise<{ done: true }> {
      await find(who, lessonId, taskNo);
      return db.inTransaction(async () => {
        const { state } = await lockedRoom(tools, lessonId);
        if (state.task?.taskNo === taskNo && !state.task.closed) await note(lessonId, [bySchool({ kind: 'task.close', taskNo })]);
        return { done: true };
      });
    },
  };
}
