import type { TeacherLesson } from '@school/contract/staffing/shapes';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { teacherLessonsOf } from './teacher-view.ts';

/** Lessons of a teacher's days, in the teacher's own zone: from today, one day, unless asked otherwise. */
export const teacherLessons =
  (deps: StaffingDependencies) =>
  async ({ teacherId, from, days = 1 }: { teacherId: string; from?: string | undefined; days?: number | undefined }) => {
    const { zone } = await deps.teachers.find(teacherId);
    const now = deps.clock.now();
    const first = from ? Temporal.PlainDate.from(from) : now.toZonedDateTimeISO(zone).toPlainDate();
    const begin = first.toZonedDateTime(zone).toInstant();
    const end = first.add({ days }).toZonedDateTime(zone).toInstant();
    const lessons = await deps.lessons.ofTeacher(teacherId, begin, end);
    const waiting = await deps.marks.waiting(teacherId, now);
    return {
      from: begin.toString(),
      to: end.toString(),
      now: now.toString(),
      lessons: await teacherLessonsOf(deps, lessons),
      waiting: await teacherLessonsOf(deps, waiting),
    };
  };

/** One lesson of a teacher, with the cards of its kids; another teacher's is not found. */
export const teacherLesson =
  (deps: StaffingDependencies) =>
  async (teacherId: string, lessonId: string): Promise<TeacherLesson> => {
    const [view] = await teacherLessonsOf(deps, [await deps.lessons.ofTeacherById(teacherId, lessonId)]);
    if (!view) throw new Error(`Lesson ${lessonId} was read and has no view`);
    return view;
  };
