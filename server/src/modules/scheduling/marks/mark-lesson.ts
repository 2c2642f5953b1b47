import type { TeacherLesson } from '@school/contract/scheduling/shapes';
import type { Verdict } from '@school/contract/verdict';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { type Lesson, unitOf } from '../rules/lesson.ts';
import { mayMarkConducted, mayMarkMissed, mayMarkNotHeld } from '../rules/marking.ts';
import { lockOwnLesson } from '../staff/lock-lessons.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import { tellManagers } from '../staff/tell-managers.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import { familiesIn } from '../staff/touched-lessons.ts';
import { tellScreens } from '../tell-screens.ts';
import type { MarkOutcome } from './marks.store.ts';

interface Said {
  absent?: readonly string[] | undefined;
  reason?: string | undefined;
}

/**
 * A teacher marks a lesson (docs/rules/lessons.md#marking). For ten minutes the mark may be undone, and nothing follows from it: no unit is
 * spent, no homework opens, nobody is told. Then it is settled (settle-marks.ts), and what it says happens.
 */
const markLesson =
  (outcome: MarkOutcome, may: (lesson: Lesson, now: Temporal.Instant, said: Said) => Verdict) =>
  (tools: StaffTools) =>
  (by: Actor, teacherId: string, lessonId: string, said: Said = {}): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(may(lesson, now, said));
      const reserved = outcome === 'conducted' ? await reserveUnits(tools, lesson) : [];
      const { absent = [], reason = null } = said;
      await tools.marks.add({
        markId: newId(),
        lessonId,
        teacherId,
        accountId: by.accountId,
        outcome,
        absent: [...new Set(absent)],
        reason,
        reserved,
        markedAt: now,
      });
      await tellScreens(tools, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
      await tellManagers(tools, lesson);
      return teacherLesson(tools)(teacherId, lessonId);
    });

export const markConducted = markLesson('conducted', (lesson, now, { absent = [], reason }) =>
  mayMarkConducted(lesson, now, { absent, hasReason: reason !== undefined }),
);
export const markMissed = markLesson('nonAttendance', mayMarkMissed);
export const markNotHeld = markLesson('notHeld', mayMarkNotHeld);

/** A lesson that has no unit yet takes one with its mark, so that the mark can be settled; answers with the kids that had none. */
async function reserveUnits({ ledger, calendar }: StaffTools, lesson: Lesson): Promise<string[]> {
  const kind = unitOf(lesson);
  const { lessonId, startsAt } = lesson;
  const without = kind ? lesson.participants.filter(({ funded }) => !funded) : [];
  for (const { familyId, kidUid } of without) {
    const reserved = await ledger.reserve({ familyId, kind: kind ?? 'gold', lessonId, kidUid, startsAt });
    if (reserved === 'insufficient') throw new Refusal('ledger.not_enough_units');
    await calendar.fundPlaces([{ lessonId, kidUid }]);
  }
  return without.map(({ kidUid }) => kidUid);
}
