import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import type { LessonNote } from '@school/contract/staffing/workspace-shapes';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import type { EndRoom } from '../live/end-room.ts';
import { findLesson } from '../live/find-room.ts';
import type { KeepPresence } from '../live/keep-presence.ts';
import { finishSheet } from './finish-sheet.ts';

export interface SaidAtEnd {
  absent: readonly string[];
  reason?: string | undefined;
  note: Pick<LessonNote, 'result' | 'tags' | 'text'> | null;
  homework: string[] | null;
  pages: readonly number[];
  word?: string | undefined;
}

const isMarked = ({ mark, status }: TeacherLesson): boolean => mark !== null || status === 'conducted' || status === 'nonAttendance';

/**
 * A teacher ends its lesson: homework, the mark, the note and the end of the room are true together or not at all. Each is the act of
 * its own module, as if done by hand; here nothing is decided (docs/rules/lesson-room.md#the-end).
 */
export const finishLesson =
  (tools: Tools, { end, presence }: { end: EndRoom; presence: KeepPresence }) =>
  async (who: Principal, lessonId: string, said: SaidAtEnd): Promise<FinishSheet> => {
    const { db, clock, staffing, learning, summaries } = tools;
    const { lesson } = await findLesson(tools)(who, lessonId);
    const { teacherId, participants } = lesson;
    const by = { accountId: who.accountId, role: who.role };
    const { note, homework } = said;
    const absent = [...new Set(said.absent)];

    /** Which lesson of the course it was stays as chosen. */
    async function giveHomework(given: string[]): Promise<void> {
      const plan = await learning.plan(teacherId, lessonId);
      await learning.choosePlan(teacherId, lessonId, {
        lessonCode: plan.lesson?.chosen ? plan.lesson.lessonCode : null,
        homework: given,
      });
    }

    // What decides about who was there is written down to this moment.
    await presence.noteAttendance(lessonId);
    await db.inTransaction(async () => {
      const finish = {
        kids: participants.map(({ kidUid }) => kidUid),
        absent,
        pages: [...said.pages],
        word: said.word?.trim() ?? '',
        finishedAt: clock.now(),
      };
      if (!(await summaries.claim(lessonId, finish))) {
        // Said before: unless it was undone since, it stays as it was said then.
        if (isMarked(await staffing.teacherLesson(teacherId, lessonId))) return;
        await summaries.finishAnew(lessonId, finish);
      }
      if (homework !== null) await giveHomework(homework);
      if (participants.every(({ kidUid }) => absent.includes(kidUid))) await staffing.markMissed(by, teacherId, lessonId);
      else await staffing.markConducted(by, teacherId, lessonId, { absent, reason: said.reason });
      if (note !== null) await staffing.noteLesson(teacherId, lessonId, note);
      await end(lessonId, 'finished', note?.result);
    });
    return finishSheet(tools, presence)(who, lessonId);
  };
