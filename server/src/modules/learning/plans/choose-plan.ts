import type { LessonPlan } from '@school/contract/learning/plans';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import type { Course } from '#modules/library';
import { insist, Refusal } from '#platform/refusal';

import { levelToBegin } from '../rules/next-lesson.ts';
import { showAnew } from '../courses/show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { courseIn, mayChoose, planOf, showPlan } from './show-plan.ts';

/** What a teacher wants to teach and to give at home; null is what follows by itself. */
export interface WantedPlan {
  lessonCode: string | null;
  homework: string[] | null;
}

const courseOfLesson = (tools: Tools, lesson: TeacherLesson): Course => {
  const course = courseIn(tools, lesson);
  if (!course) throw new Refusal('learning.no_course');
  return course;
};

/** Keeps what a teacher chose for a lesson. It holds when the lesson is conducted; nothing is given before. */
export const choosePlan =
  (tools: Tools) =>
  (teacherId: string, lessonId: string, { lessonCode, homework }: WantedPlan): Promise<LessonPlan> =>
    tools.db.inTransaction(async () => {
      const lesson = await tools.staffing.teacherLesson(teacherId, lessonId);
      const { courseCode, levels } = courseOfLesson(tools, lesson);
      insist(mayChoose(lesson));
      if (lessonCode !== null && !levels.some(({ lessons }) => lessons.some((one) => one.lessonCode === lessonCode)))
        throw new Refusal('learning.lesson_not_found');
      const put = (wanted: string[] | null) =>
        tools.plans.put({ lessonId, courseCode, lessonCode, homework: wanted, teacherId }, tools.clock.now());
      // What may be given at home follows from the lesson, so that is chosen first.
      await put(null);
      if (homework !== null) {
        const { offers } = (await planOf(tools, lesson)).homework;
        if (homework.some((uid) => !offers.some(({ playbookUid }) => playbookUid === uid))) throw new Refusal('playbooks.slide_not_found');
        await put([...new Set(homework)]);
      }
      // What this lesson is about, and each one after it, stands in the schedules of its families.
      const kids = await tools.families.kids(lesson.pupils.map((pupil) => pupil.kidUid));
      for (const familyId of new Set(kids.map((kid) => kid.familyId))) await tools.realtime.changed(`events/${familyId}`);
      return showPlan(tools)(teacherId, lessonId);
    });

/** Opens the tasks of a lesson for its kids, while it goes on. What was the next lesson is the chosen one from then on. */
export const openInClass =
  (tools: Tools) =>
  (teacherId: string, lessonId: string): Promise<LessonPlan> =>
    tools.db.inTransaction(async () => {
      const { store, plans, clock, families, realtime, staffing } = tools;
      const lesson = await staffing.teacherLesson(teacherId, lessonId);
      const course = courseOfLesson(tools, lesson);
      const plan = await planOf(tools, lesson);
      insist(plan.may.open);
      if (!plan.lesson) throw new Refusal('learning.course_finished');
      const { courseCode } = course;
      const { lessonCode } = plan.lesson;
      const homework = plan.homework.chosen ? plan.homework.playbookUids : null;
      await plans.put({ lessonId, courseCode, lessonCode, homework, teacherId }, clock.now());
      for (const { kidUid, familyId } of await families.kids(lesson.pupils.map((pupil) => pupil.kidUid))) {
        const levelCode = levelToBegin(course, lesson.level);
        if (!levelCode) continue;
        // A group begins its course with its first lesson.
        if (!(await store.find(kidUid, courseCode)))
          await store.start({ kidUid, familyId, courseCode, levelCode, processId: lesson.processId, startedAt: clock.now() });
        await plans.openInClass({ kidUid, courseCode, lessonCode, lessonId, openedAt: clock.now() });
        await showAnew(realtime, familyId, kidUid);
      }
      return showPlan(tools)(teacherId, lessonId);
    });
