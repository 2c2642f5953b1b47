import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { settingLimits } from '@school/contract/school/limits';

import { endOf } from '#modules/calendar/rules';

import type { Tools } from '../dependencies/tools.ts';
import { kidPerson } from '../rules/roster.ts';
import type { Waited } from '../stores/trouble.store.ts';

/**
 * By the clock, each minute: the teacher is in the room and a child has not come. Its family hears so on the screen, then by SMS,
 * each once; whoever has been in is missed by nobody. Of lessons without a room nothing is known, and nothing is said.
 */
export const watchMissing = (tools: Tools) => async (): Promise<void> => {
  const { clock, trouble, onFault } = tools;
  const now = clock.now();
  const { missingPushMinutes, missingSmsMinutes } = lessonRoomLimits;
  const from = now.subtract({ minutes: settingLimits.absentAfterMinutes.most });
  for (const waited of await trouble.begun(from, now.subtract({ minutes: missingPushMinutes }))) {
    const waits = now.since(waited.startsAt).total('minutes');
    await tellFamilies(tools, waited, waits >= missingSmsMinutes ? ['screen', 'sms'] : ['screen']).catch((fault: unknown) =>
      onFault(fault, 'lesson room missing'),
    );
  }
};

async function tellFamilies(
  { db, clock, calendar, trouble, outbox }: Tools,
  { lessonId, startsAt, seen }: Waited,
  ways: Array<'screen' | 'sms'>,
) {
  const lesson = await calendar.lesson(lessonId);
  if (!lesson?.teacherId || (lesson.status !== 'scheduled' && lesson.status !== 'inProgress') || lesson.markOutcome !== null) return;
  const waitIsOver = startsAt.add({ minutes: lesson.absentMinutes });
  if (Temporal.Instant.compare(waitIsOver, clock.now()) <= 0) return;
  const { teacherId } = lesson;
  for (const { familyId, kidUid } of lesson.participants.filter((it) => !seen.includes(kidPerson(it.kidUid)))) {
    for (const by of ways) {
      await db.inTransaction(async () => {
        if (!(await trouble.tell({ lessonId, what: `missing by ${by}`, about: kidUid, kidUid }, clock.now()))) return;
        await outbox.publish({
          type: 'lesson-room.kid_missing',
          familyId,
          kidUid,
          lessonId,
          teacherId,
          startsAt: startsAt.toString(),
          uselessAt: waitIsOver.toString(),
          by,
        });
      });
    }
  }
}

/** By the clock, each minute: children who have been without their teacher for minutes. Managers hear of it once each time. */
export const watchAlone =
  ({ db, clock, calendar, trouble, outbox }: Tools) =>
  async (): Promise<void> => {
    const now = clock.now();
    for (const { lessonId, seq, since } of await trouble.alone(now.subtract({ minutes: lessonRoomLimits.aloneAlarmMinutes }), now)) {
      const lesson = await calendar.lesson(lessonId);
      // After its end whoever stays says good-bye.
      if (!lesson?.teacherId || Temporal.Instant.compare(now, endOf(lesson)) >= 0) continue;
      const { teacherId } = lesson;
      await db.inTransaction(async () => {
        if (!(await trouble.tell({ lessonId, what: 'alone', about: String(seq) }, now))) return;
        await outbox.publish({ type: 'lesson-room.children_alone', lessonId, teacherId, since: since.toString() });
      });
    }
  };
