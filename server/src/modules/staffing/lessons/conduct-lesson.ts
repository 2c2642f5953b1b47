import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { familiesIn, tellScreens } from '#modules/calendar';
import { type Actor, type Lesson, unitOf } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { mayBeWithout, mayConduct } from '../rules/conducting.ts';
import { missed } from './close-as-missed.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from './tell-managers.ts';
import { teacherLesson } from './teacher-lessons.ts';

/**
 * The lesson took place: its unit is spent, exactly once, and those who follow learn of it. A trial is free. In a group
 * it took place without those who did not come: theirs is debited too (docs/rules/lessons.md#waiting-for-the-child).
 */
export const conductLesson =
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, lessonId: string, absent: readonly string[] = []): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(mayConduct(lesson, now));
      insist(mayBeWithout(lesson, absent, now));
      await conduct(deps)(by, lesson, absent, now);
      return teacherLesson(deps)(teacherId, lessonId);
    });

/** The same of a lesson that is locked and judged; `at` is when it was marked. */
export const conduct =
  (deps: StaffingDependencies) =>
  async (by: Actor, lesson: Lesson, absent: readonly string[], at: Temporal.Instant): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    await deps.calendar.change([lessonId], { from: lesson.status, to: 'conducted', by, at });
    const present = lesson.participants.filter(({ kidUid }) => !absent.includes(kidUid));
    await spendUnits(deps, { ...lesson, participants: present });
    for (const participant of lesson.participants) if (!present.includes(participant)) await missed(deps)(lesson, participant);
    for (const familyId of familiesIn([{ participants: present }])) {
      await deps.outbox.publish({
        type: 'scheduling.lesson_conducted',
        lessonId,
        familyId,
        processId: lesson.processId,
        courseCode: lesson.courseCode,
        kind: lesson.kind,
        kidUids: present.filter((participant) => participant.familyId === familyId).map(({ kidUid }) => kidUid),
        conductedAt: at.toString(),
      });
    }
    await tellScreens(deps, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
    await tellManagers(deps, lesson);
  };

/** A lesson that has no unit yet takes one now; without any it cannot be closed as conducted. */
async function spendUnits({ ledger, calendar }: StaffingDependencies, lesson: Lesson): Promise<void> {
  const kind = unitOf(lesson);
  if (!kind) return;
  const { lessonId, startsAt } = lesson;
  for (const { familyId, kidUid } of lesson.participants) {
    const reserved = await ledger.reserve({ familyId, kind, lessonId, kidUid, startsAt });
    if (reserved === 'insufficient') throw new Refusal('ledger.not_enough_units');
    await ledger.post({ familyId, lessonId, kidUid, as: 'process' });
    await calendar.setFunded(familyId, [lessonId]);
  }
}
