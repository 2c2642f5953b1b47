import { lessonRoomLimits, type taskModes } from '@school/contract/lesson-room/limits';
import type { RoomOp } from '@school/contract/lesson-room/ops';
import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { ClassItem } from '#modules/playbooks';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { bySchool, type ChangeRoom } from '../live/change-room.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { lockedRoom } from './find-task.ts';

interface Wanted {
  playbookUid: string;
  taskIdx: number;
  mode: (typeof taskModes)[number];
}

/** Tasks in which nothing is right or wrong, so that there is something to vote on. */
const asksOpinion: readonly TemplateCode[] = ['poll', 'story-choice'];

/**
 * The teacher puts a task before the children. Own copies are attempts at the lesson's playbook, which is opened in class for it; all
 * who begin one in this lesson have the same items; a vote is one of them. The copy of a class stays in the room and counts for nobody.
 */
export const openTask =
  (tools: Tools, changeRoom: ChangeRoom) =>
  async (who: Principal, lessonId: string, wanted: Wanted): Promise<{ taskNo: number }> => {
    const { db, clock, tasks } = tools;
    const { lesson } = await findLesson(tools)(who, lessonId);
    return db.inTransaction(async () => {
      const attempts = wanted.mode === 'class' ? [] : await openOwn(tools, lesson, wanted);
      const row = await lockedRoom(tools, lessonId);
      const { roster } = row;
      if (wanted.mode === 'race' && roster.kids.some(({ age }) => age < lessonRoomLimits.raceFromAge))
        throw new Refusal('lesson_room.too_young_to_race');
      const taskNo = await tasks.count(lessonId);
      const startsAt = wanted.mode === 'race' ? clock.now().add({ seconds: lessonRoomLimits.raceCountdownSeconds }) : null;
      const items = wanted.mode === 'class' ? copyFor(tools, lesson, wanted, taskNo) : null;
      await tasks.add({ lessonId, taskNo, ...wanted, startsAt, items }, clock.now());
      for (const attempt of attempts) await tasks.addAttempt(lessonId, wanted.playbookUid, attempt);
      const ops: RoomOp[] = [{ kind: 'task.open', taskNo, ...wanted, ...(startsAt && { startsAt: startsAt.toString() }) }];
      // With one child there is nobody else whose turn it could be.
      const [only] = roster.kids;
      if (wanted.mode === 'class' && only && roster.kids.length === 1)
        ops.push({ kind: 'allow', kids: [only.kidUid], what: 'move', on: true });
      if (!(await changeRoom(lessonId, ops.map(bySchool)))) throw new Refusal('lesson_room.over', { endedAs: row.endedAs ?? 'closed' });
      return { taskNo };
    });
  };

/** Each child's attempt: the one it has begun in this lesson, the one it left at home, or a new one with the items of the lesson. */
async function openOwn(
  { learning, playbooks, tasks }: Tools,
  { lessonId, teacherId, participants, startsAt }: Found['lesson'],
  wanted: Wanted,
) {
  const { playbookUid, taskIdx, mode } = wanted;
  if (
    mode === 'poll' &&
    !asksOpinion.some(
      (code) => code === playbooks.inClass.makeItems({ playbookUid, taskIdx, seed: lessonId, at: startsAt })[0]?.item.template,
    )
  )
    throw new Refusal('lesson_room.no_such_task');
  const plan = await learning.plan(teacherId, lessonId);
  if (plan.lesson?.playbookUid !== playbookUid || taskIdx >= plan.lesson.slides) throw new Refusal('lesson_room.no_such_task');
  if (plan.openedAt === null) await learning.openInClass(teacherId, lessonId);
  const known = await tasks.attempts(lessonId, playbookUid);
  const attempts: Array<{ kidUid: string; attemptUid: string }> = [];
  for (const { kidUid } of participants) {
    const attemptUid = known.get(kidUid) ?? (await playbooks.open(kidUid, playbookUid, { seed: lessonId, at: startsAt })).attemptUid;
    attempts.push({ kidUid, attemptUid });
  }
  return attempts;
}

/** Any task of the school may be played in class. A copy of its own each time: what a class has seen solved is asked with other items when the generator has any. */
function copyFor(
  { playbooks }: Tools,
  { lessonId, startsAt }: Found['lesson'],
  { playbookUid, taskIdx }: Wanted,
  taskNo: number,
): ClassItem[] {
  const items = playbooks.inClass.makeItems({ playbookUid, taskIdx, seed: `${lessonId}/class/${taskNo}`, at: startsAt });
  if (items.length === 0) throw new Refusal('lesson_room.no_such_task');
  return items;
}
