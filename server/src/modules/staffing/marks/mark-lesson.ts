import type { TeacherLesson } from '@school/contract/staffing/shapes';
import type { Verdict } from '@school/contract/verdict';

import { familiesIn, kidsIn, tellScreens, type MarkOutcome } from '#modules/calendar';
import { type Actor, type Lesson, unitOf } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { mayBeAbsent, mayHaveMissed, mayMarkConducted, mayMarkMissed, mayMarkNotHeld } from '../rules/marking.ts';
import { lockOwnLesson } from '../lessons/lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from '../lessons/tell-managers.ts';
import { teacherLesson } from '../lessons/teacher-lessons.ts';

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
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, lessonId: string, said: Said = {}): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(may(lesson, now, said));
      const { absent = [], reason = null } = said;
      const missed = outcome === 'nonAttendance' ? kidsIn([lesson]) : absent;
      if (missed.length > 0 && outcome !== 'notHeld') insist(mayHaveMissed(missed, await deps.attendance.ofLesson(lessonId)));
      const reserved = outcome === 'conducted' ? await reserveUnits(deps, lesson) : [];
      await deps.marks.add({
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
      await tellScreens(deps, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
      await tellManagers(deps, lesson);
      return teacherLesson(deps)(teacherId, lessonId);
    });

export const markConducted = markLesson('conducted', (lesson, now, { absent = [], reason }) =>
  mayMarkConducted(lesson, now, { absent, hasReason: reason !== undefined }),
);
/** Of which of these kids its teacher may say that they did not come, each by itself; a lesson of another teacher is not found. */
export const judgeAbsence =
  (deps: StaffingDependencies) =>
  async (teacherId: string, lessonId: string): Promise<Map<string, Verdict>> => {
    const lesson = await deps.lessons.ofTeacherById(teacherId, lessonId);
    const attended = await deps.attendance.ofLesson(lessonId);
    const now = deps.clock.now();
    return new Map(lesson.participants.map(({ kidUid }) => [kidUid, mayBeAbsent(lesson, [kidUid], attended, now)]));
  };

export const markMissed = markLesson('nonAttendance', mayMarkMissed);
export const markNotHeld = markLesson('notHeld', mayMarkNotHeld);

/** A lesson that has no unit yet takes one with its mark, so that the mark can be settled; answers with the kids that had none. */
async function reserveUnits({ ledger, calendar }: StaffingDependencies, lesson: Lesson): Promise<string[]> {
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
