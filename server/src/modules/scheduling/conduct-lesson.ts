import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { Actor } from './actor.ts';
import { mayConduct } from './rules/conducting.ts';
import { type Lesson, unitOf } from './rules/lesson.ts';
import { teacherLesson } from './teacher-lessons.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingNews, Tools } from './tools.ts';

/** The lesson took place: its unit is spent, exactly once, and those who follow learn of it. A trial is free. */
export const conductLesson =
  (tools: Tools) =>
  (by: Actor, teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const seen = await tools.lessons.ofTeacherById(teacherId, lessonId);
      const familyIds = [...new Set(seen.participants.map(({ familyId }) => familyId))].sort();
      for (const familyId of familyIds) await tools.ledger.lockFamily(familyId);
      await tools.calendar.lock({ teachers: [teacherId], kids: seen.participants.map(({ kidUid }) => kidUid) });

      const lesson = await tools.lessons.ofTeacherById(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayConduct(lesson, now));
      await tools.calendar.change([lessonId], { from: lesson.status, to: 'conducted', by, at: now });
      await spendUnits(tools, lesson);
      for (const familyId of familyIds) {
        await tools.news.announce<SchedulingNews>({
          type: 'scheduling.lesson_conducted',
          lessonId,
          familyId,
          processId: lesson.processId,
          courseCode: lesson.courseCode,
          kind: lesson.kind,
          kidUids: lesson.participants.filter((participant) => participant.familyId === familyId).map(({ kidUid }) => kidUid),
          conductedAt: now.toString(),
        });
      }
      await tellScreens(tools, [{ lessonId, teacherId, familyIds }]);
      return teacherLesson(tools)(teacherId, lessonId);
    });

/** A lesson that has no unit yet takes one now; without any it cannot be closed as conducted. */
async function spendUnits({ ledger, calendar }: Tools, lesson: Lesson): Promise<void> {
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
