import { familiesIn, kidsIn } from '#modules/calendar';
import type { Lesson } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/**
 * Takes the locks of one lesson and reads it again: families ascending, then the calendars of its teacher, of more
 * teachers and of its kids. The lesson that comes back is the one to judge.
 */
export const lockLesson =
  (deps: Pick<StaffingDependencies, 'ledger' | 'calendar' | 'lessons' | 'staffings'>) =>
  (lessonId: string, moreTeachers: readonly string[] = []): Promise<Lesson> =>
    deps.staffings.untilSettled(async () => {
      const seen = await find(deps, lessonId);
      for (const familyId of familiesIn([seen])) await deps.ledger.lockFamily(familyId);
      await deps.calendar.lock({
        teachers: [...(seen.teacherId ? [seen.teacherId] : []), ...moreTeachers],
        kids: kidsIn([seen]),
      });
      const lesson = await find(deps, lessonId);
      const isSame = lesson.teacherId === seen.teacherId && kidsIn([lesson]).every((kidUid) => kidsIn([seen]).includes(kidUid));
      return isSame ? lesson : undefined;
    });

async function find({ lessons }: Pick<StaffingDependencies, 'lessons'>, lessonId: string): Promise<Lesson> {
  const [lesson] = await lessons.byIds([lessonId]);
  if (!lesson) throw new Refusal('scheduling.lesson_not_found');
  return lesson;
}

/** The same for a lesson of this teacher; another's is not found. */
export const lockOwnLesson =
  (deps: Pick<StaffingDependencies, 'ledger' | 'calendar' | 'lessons' | 'staffings'>) =>
  async (teacherId: string, lessonId: string): Promise<Lesson> => {
    await deps.lessons.ofTeacherById(teacherId, lessonId);
    const lesson = await lockLesson(deps)(lessonId);
    if (lesson.teacherId !== teacherId) throw new Refusal('scheduling.lesson_not_found');
    return lesson;
  };
