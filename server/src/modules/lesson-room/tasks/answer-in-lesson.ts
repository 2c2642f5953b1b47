import { createHash } from 'node:crypto';

import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import type { OpOf } from '@school/contract/lesson-room/ops';
import type { Answer } from '@school/contract/playbooks/answers';
import type { Hint, Judgement } from '@school/contract/playbooks/attempts';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import type { NoteInRoom } from '../live/change-room.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import type { TaskRow } from '../stores/tasks.store.ts';
import { attemptOf, findTask, insistOnTurn, lockedRoom } from './find-task.ts';

interface Given {
  round: number;
  try: number;
  answer: Answer | null;
}
interface Cards {
  round: number;
  /** Whose copy, when the teacher has it in hand. */
  kidUid?: string | undefined;
  cards: readonly [string, string];
}

/** The id of an op that follows from what was done: done again it is the same op. */
function opidOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What the room is told of a judgement: never the answer. */
export const judgedOp = ({ taskNo, playbookUid, taskIdx }: TaskRow, kidUid: string | null, judgement: Judgement): OpOf<'judged'> => {
  const { round, verdict, settled } = judgement;
  if (verdict === 'open') throw new Error('A judgement of an answer is never open');
  return { kind: 'judged', taskNo, kidUid, playbookUid, taskIdx, round, verdict, done: settled };
};

/** Playing a task in the room: judged as at home, and in the same transaction told to the room, or neither. */
export function playInLesson(tools: Tools, note: NoteInRoom) {
  const { db, clock, playbooks, tasks, events } = tools;
  const find = findTask(tools);

  const ownKid = (person: Person): string => {
    // A child's own copy is answered by the child alone.
    if (roleOf(person) !== 'kid') throw new Refusal('lesson_room.no_such_task');
    return idOf(person);
  };
  /** The last act of the transaction: the room's row is locked, so what it says of turns and locks holds until the commit. */
  async function tell(task: TaskRow, person: Person, kidUid: string | null, tryNumber: number, judgement: Judgement): Promise<void> {
    const { lessonId, taskNo } = task;
    const row = await lockedRoom(tools, lessonId);
    const opid = opidOf(lessonId, taskNo, kidUid ?? 'all', judgement.round, tryNumber);
    // Sent once more: it was told, whatever has happened in the room since.
    if ((await events.seqsOf(lessonId, [opid])).has(opid)) return;
    insistOnTurn(row, task, person, clock.now());
    await note(lessonId, [{ opid, who: 'school', op: judgedOp(task, kidUid, judgement) }]);
  }
  async function insistNow(task: TaskRow, person: Person): Promise<RoomRow> {
    const row = await lockedRoom(tools, task.lessonId);
    insistOnTurn(row, task, person, clock.now());
    return row;
  }

  return {
    async answer(who: Principal, lessonId: string, taskNo: number, given: Given): Promise<Judgement> {
      const { person, task } = await find(who, lessonId, taskNo);
      return db.inTransaction(async () => {
        if (task.mode !== 'class') {
          const kidUid = ownKid(person);
          const attemptUid = await attemptOf(tools, task, kidUid);
          const judgement = await playbooks.answer(who, attemptUid, { taskIdx: task.taskIdx, ...given });
          await tell(task, person, kidUid, given.try, judgement);
          return judgement;
        }
        const copy = await tasks.lock(lessonId, taskNo);
        const { items, judgement, isNew } = playbooks.inClass.judgeItem(copy?.items ?? [], given);
        if (isNew) await tasks.change(task, items);
        await tell(task, person, null, given.try, judgement);
        return judgement;
      });
    },

    async hint(who: Principal, lessonId: string, taskNo: number, place: { round: number }): Promise<Hint> {
      const { person, task } = await find(who, lessonId, taskNo);
      return db.inTransaction(async () => {
        const hint =
          task.mode === 'class'
            ? playbooks.inClass.hint(task.items ?? [], place)
            : await playbooks.hint(who, await attemptOf(tools, task, ownKid(person)), { taskIdx: task.taskIdx, ...place });
        await insistNow(task, person);
        return hint;
      });
    },

    async move(who: Principal, lessonId: string, taskNo: number, { kidUid, ...asked }: Cards): Promise<{ match: boolean }> {
      const { person, task } = await find(who, lessonId, taskNo);
      return db.inTransaction(async () => {
        if (task.mode === 'class') {
          await insistNow(task, person);
          return playbooks.inClass.match(task.items ?? [], asked);
        }
        const place = { taskIdx: task.taskIdx, ...asked };
        if (roleOf(person) === 'kid') {
          const told = await playbooks.move(who, await attemptOf(tools, task, ownKid(person)), place);
          await insistNow(task, person);
          return told;
        }
        const attemptUid = await attemptOf(tools, task, kidUid ?? '');
        const { state } = await insistNow(task, person);
        if (!state.inTeachersHand.includes(kidUid ?? '')) throw new Refusal('lesson_room.locked');
        return playbooks.inClass.matchOf(attemptUid, place);
      });
    },
  };
}
