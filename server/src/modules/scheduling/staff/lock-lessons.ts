import { Refusal } from '#platform/refusal';

import type { Lesson } from '../rules/lesson.ts';
import type { StaffTools } from './staff-tools.ts';
import { familiesIn, kidsIn } from './touched-lessons.ts';

/**
 * Takes the locks of one lesson and reads it again: families ascending, then the calendars of its teacher, of more
 * teachers and of its kids. The lesson that comes back is the one to judge.
 */
export const lockLesson =
  (tools: Pick<StaffTools, 'ledger' | 'calendar' | 'lessons' | 'staffings'>) =>
  (lessonId: string, moreTeachers: readonly string[] = []): Promise<Lesson> =>
    tools.staffings.untilSettled(async () => {
      const seen = await find(tools, lessonId);
      for (const familyId of familiesIn([seen])) await tools.ledger.lockFamily(familyId);
      await tools.calendar.lock({
        teachers: [...(seen.teacherId ? [seen.teacherId] : []), ...moreTeachers],
        kids: kidsIn([seen]),
      });
      const lesson = await find(tools, lessonId);
      const isSame = lesson.teacherId === seen.teacherId && kidsIn([lesson]).every((kidUid) => kidsIn([seen]).includes(kidUid));
      return isSame ? lesson : undefined;
    });

async function find({ lessons }: Pick<StaffTools, 'lessons'>, lessonId: string): Promise<Lesson> {
  const [lesson] = await lessons.byIds([lessonId]);
  if (!lesson) throw new Refusal('scheduling.lesson_not_found');
  return lesson;
}

/** The same for a lesson of this teacher; another's is not found. */
export const lockOwnLesson =
  (tools: Pick<StaffTools, 'ledger' | 'calendar' | 'lessons' | 'staffings'>) =>
  async (teacherId: string, lessonId: string): Promise<Lesson> => {
    await tools.lessons.ofTeacherById(teacherId, lessonId);
    const lesson = await lockLesson(tools)(lessonId);
    if (lesson.teacherId !== teacherId) throw new Refusal('scheduling.lesson_not_found');
    return lesson;
  };
