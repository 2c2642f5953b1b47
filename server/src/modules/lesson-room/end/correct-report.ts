import type { SentReport } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { correctedUntil, mayCorrect } from '../rules/may-correct.ts';

/** What families were told of a lesson, and when; nothing where nothing was. */
async function toldOf({ staffing, summaries }: Tools, { lessonId, teacherId, kind }: Found['lesson']) {
  if (kind === 'trial') {
    const { report } = await staffing.teacherLesson(teacherId, lessonId);
    return report && { text: report.text, sentAt: Temporal.Instant.from(report.timestamp) };
  }
  const finish = await summaries.finish(lessonId);
  return finish && finish.word !== '' ? { text: finish.word, sentAt: finish.finishedAt } : null;
}

const viewOf = async (tools: Tools, lesson: Found['lesson']): Promise<SentReport | null> => {
  const told = await toldOf(tools, lesson);
  if (!told) return null;
  const before = await tools.corrections.ofLesson(lesson.lessonId);
  return {
    text: told.text,
    timestamp: told.sentAt.toString(),
    before: before.map((it) => ({ text: it.before, correctedAt: it.correctedAt.toString() })),
    until: correctedUntil(told.sentAt).toString(),
    may: mayCorrect(told.sentAt, tools.clock.now()),
  };
};

export const sentReport =
  (tools: Tools) =>
  async (who: Principal, lessonId: string): Promise<SentReport | null> =>
    viewOf(tools, (await findLesson(tools)(who, lessonId)).lesson);

/**
 * A teacher corrects what it told the families: the earlier words are kept, and the families are told once, however often it is
 * corrected. Marks, stars, units and pay stand as they are.
 */
export const correctReport =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, wrote: string): Promise<SentReport | null> => {
    const { db, clock, staffing, summaries, corrections, outbox } = tools;
    const { lesson } = await findLesson(tools)(who, lessonId);
    const { teacherId, kind, participants, startsAt } = lesson;
    const text = wrote.trim();
    return db.inTransaction(async () => {
      const told = await toldOf(tools, lesson);
      if (!told) throw new Refusal('lesson_room.nothing_sent');
      const now = clock.now();
      insist(mayCorrect(told.sentAt, now));
      if (text === '') throw new Refusal('request.invalid', { where: 'text', problem: 'required' });
      if (kind !== 'trial' && text.length > lessonRoomLimits.wordSigns)
        throw new Refusal('request.invalid', { where: 'text', problem: 'too_long', most: lessonRoomLimits.wordSigns });
      const before =
        kind === 'trial' ? await staffing.correctReport(teacherId, lessonId, text) : await summaries.correctWord(lessonId, text);
      if (before === undefined || before === text) return viewOf(tools, lesson);
      await corrections.keep(lessonId, { kids: participants.map(({ kidUid }) => kidUid), before, correctedAt: now });
      for (const { familyId, kidUid } of participants) {
        await outbox.publish({
          type: 'lesson-room.report_corrected',
          familyId,
          kidUid,
          lessonId,
          teacherId,
          startsAt: startsAt.toString(),
          isTrial: kind === 'trial',
        });
      }
      return viewOf(tools, lesson);
    });
  };
