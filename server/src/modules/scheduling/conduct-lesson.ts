import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { Actor } from './actor.ts';
import { mayBeWithout, mayConduct } from './rules/conducting.ts';
import { type Lesson, unitOf } from './rules/lesson.ts';
import { missed } from './staff/close-as-missed.ts';
import { lockOwnLesson } from './staff/lock-lessons.ts';
import type { StaffTools } from './staff/staff-tools.ts';
import { tellManagers } from './staff/tell-managers.ts';
import { familiesIn } from './staff/touched-lessons.ts';
import { teacherLesson } from './teacher-lessons.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingEvent } from './tools.ts';

/**
 * The lesson took place: its unit is spent, exactly once, and those who follow learn of it. A trial is free. In a group
 * it took place without those who did not come: theirs is debited too (docs/rules/lessons.md#waiting-for-the-child).
 */
export const conductLesson =
  (tools: StaffTools) =>
  (by: Actor, teacherId: string, lessonId: string, absent: readonly string[] = []): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayConduct(lesson, now));
      insist(mayBeWithout(lesson, absent, now));
      await conduct(tools)(by, lesson, absent, now);
      return teacherLesson(tools)(teacherId, lessonId);
    });

/** The same of a lesson that is locked and judged; `at` is when it was marked. */
export const conduct =
  (tools: StaffTools) =>
  async (by: Actor, lesson: Lesson, absent: readonly string[], at: Temporal.Instant): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    await tools.calendar.change([lessonId], { from: lesson.status, to: 'conducted', by, at });
    const present = lesson.participants.filter(({ kidUid }) => !absent.includes(kidUid));
    await spendUnits(tools, { ...lesson, participants: present });
    for (const participant of lesson.participants) if (!present.includes(participant)) await missed(tools)(lesson, participant);
    for (const familyId of familiesIn([{ participants: present }])) {
      await tools.outbox.publish<SchedulingEvent>({
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
    await tellScreens(tools, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
    await tellManagers(tools, lesson);
  };

/** A lesson that has no unit yet takes one now; without any it cannot be closed as conducted. */
async function spendUnits({ ledger, calendar }: StaffTools, lesson: Lesson): Promise<void> {
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
