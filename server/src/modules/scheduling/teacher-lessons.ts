import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import type { StaffTools } from './staff/staff-tools.ts';
import type { Tools } from './tools.ts';
import { teacherLessonsOf } from './views.ts';

/** Lessons of a teacher's days, in the teacher's own zone: from today, one day, unless asked otherwise. */
export const teacherLessons =
  (tools: StaffTools) =>
  async ({ teacherId, from, days = 1 }: { teacherId: string; from?: string | undefined; days?: number | undefined }) => {
    const { zone } = await tools.teachers.find(teacherId);
    const now = tools.clock.now();
    const first = from ? Temporal.PlainDate.from(from) : now.toZonedDateTimeISO(zone).toPlainDate();
    const begin = first.toZonedDateTime(zone).toInstant();
    const end = first.add({ days }).toZonedDateTime(zone).toInstant();
    const lessons = await tools.lessons.ofTeacher(teacherId, begin, end);
    const waiting = await tools.marks.waiting(teacherId, now);
    return {
      from: begin.toString(),
      to: end.toString(),
      now: now.toString(),
      lessons: await teacherLessonsOf(tools, lessons),
      waiting: await teacherLessonsOf(tools, waiting),
    };
  };

/** One lesson of a teacher, with the cards of its kids; another teacher's is not found. */
export const teacherLesson =
  (tools: Tools) =>
  async (teacherId: string, lessonId: string): Promise<TeacherLesson> => {
    const [view] = await teacherLessonsOf(tools, [await tools.lessons.ofTeacherById(teacherId, lessonId)]);
    if (!view) throw new Error(`Lesson ${lessonId} was read and has no view`);
    return view;
  };
