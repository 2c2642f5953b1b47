import type { CourseLesson, CourseOutline, KidCourse, KidCourseProgram } from '@school/contract/learning/shapes';

import type { Course, Lesson } from '#modules/library';
import { Refusal } from '#platform/refusal';

import { certificatesOf } from '../rules/certificates.ts';
import type { StartedCourse } from '../stores/learning.store.ts';
import { courseOf, type CourseOfKid, type Done, lessonOf, type LessonOutline } from '../rules/progress.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A course as content has it, with the playbooks of each lesson. */
function outlineOf(course: Course, { playbooks }: Pick<Tools, 'playbooks'>): CourseOfKid {
  const lessonOutline = ({ lessonCode, number, place, title, goal, certificate, tasks, home }: Lesson): LessonOutline => ({
    lessonCode,
    number,
    place,
    title,
    goal,
    certificate,
    playbooks: [
      { playbookUid: playbooks.uidOf(course.courseCode, lessonCode, 'online'), kind: 'online', slides: tasks.length },
      { playbookUid: playbooks.uidOf(course.courseCode, lessonCode, 'home'), kind: 'home', slides: home.length },
    ],
  });
  const { courseCode, title, levels } = course;
  return {
    courseCode,
    title,
    levels: levels.map((level) => ({ levelCode: level.levelCode, title: level.title, lessons: level.lessons.map(lessonOutline) })),
  };
}

/** A course as one kid has it: of the lessons that were taken out of it those that it has come to. */
export function outlineFor(tools: Pick<Tools, 'playbooks' | 'library'>, courseCode: string, done: Done): CourseOfKid | undefined {
  const course = tools.library.courseWithTaken(courseCode);
  if (!course) return undefined;
  const levels = course.levels.map((level) => ({
    ...level,
    lessons: level.lessons.filter(({ isTaken, lessonCode }) => !isTaken || done.opened.has(lessonCode)),
  }));
  return outlineOf({ ...course, levels }, tools);
}

/** What there is to learn, for choosing. */
export const catalogueOf = (courses: readonly Course[]): CourseOutline[] =>
  courses.map(({ courseCode, title, ages, levels }) => ({
    courseCode,
    title,
    ages,
    levels: levels.map((level) => ({
      levelCode: level.levelCode,
      title: level.title,
      ages: level.ages,
      lessons: level.lessons.map(({ lessonCode, number, place, title: lessonTitle, goal }) => ({
        lessonCode,
        number,
        place,
        title: lessonTitle,
        goal,
      })),
    })),
  }));

/** So long after it began a class is over, even if nobody has closed it. */
const classHours = 3;

/** What the kid has done in the course so far. */
export async function doneIn(
  { store, plans, playbooks, clock }: Tools,
  { kidUid, courseCode, levelCode, beginsAt, completedAt }: StartedCourse,
): Promise<Done> {
  const [opened, standings, inClass, given] = await Promise.all([
    store.opened(kidUid, courseCode),
    playbooks.standings(kidUid, courseCode),
    plans.inClass(kidUid, courseCode),
    plans.given(kidUid, courseCode),
  ]);
  const since = clock.now().subtract({ hours: classHours });
  return {
    levelCode,
    beginsAt,
    completedAt: completedAt?.toString() ?? null,
    opened: new Map(opened.map(({ lessonCode, openedAt }) => [lessonCode, openedAt.toString()])),
    standings: new Map(
      standings.map(({ playbookUid, firstFinishedAt, lastFinishedAt, ...standing }) => [
        playbookUid,
        { ...standing, firstFinishedAt: firstFinishedAt?.toString() ?? null, lastFinishedAt: lastFinishedAt?.toString() ?? null },
      ]),
    ),
    inClass: new Map(
      inClass.map(({ lessonCode, openedAt, closedAt }) => [
        lessonCode,
        { at: openedAt.toString(), goesOn: closedAt === null && Temporal.Instant.compare(openedAt, since) > 0 },
      ]),
    ),
    given: given.map(({ lessonId, playbookUid, givenAt }) => ({
      playbookUid,
      of: opened.find((lesson) => lesson.lessonId === lessonId)?.lessonCode ?? null,
      at: givenAt.toString(),
    })),
    chosen: new Set(opened.filter(({ homeworkChosen }) => homeworkChosen).map(({ lessonCode }) => lessonCode)),
  };
}

/** All courses of a kid, in the order in which they were begun. */
export const showCourses =
  (tools: Tools) =>
  async (kidUid: string): Promise<KidCourse[]> => {
    const started = await tools.store.coursesOf(kidUid);
    const shown = started.map(async (one) => {
      const done = await doneIn(tools, one);
      const outline = outlineFor(tools, one.courseCode, done);
      return outline ? [courseOf(outline, done)] : [];
    });
    return (await Promise.all(shown)).flat();
  };

/** One course of a kid, level by level; refuses where the kid does not study it. */
export const showProgram =
  (tools: Tools) =>
  async (kidUid: string, courseCode: string): Promise<KidCourseProgram> => {
    const started = await tools.store.find(kidUid, courseCode);
    const course = started && tools.library.course(started.courseCode);
    if (!course) throw new Refusal('learning.course_not_started');
    const done = await doneIn(tools, started);
    const outline = outlineFor(tools, courseCode, done);
    if (!outline) throw new Refusal('learning.course_not_started');
    return {
      ...courseOf(outline, done),
      certificates: certificatesOf(outline, done),
      levels: outline.levels.map(({ levelCode, title, lessons }, at) => ({
        levelCode,
        title,
        ages: course.levels[at]?.ages ?? course.ages,
        lessons: lessons.map((lesson) => lessonOf(lesson, done)),
      })),
    };
  };

/** One lesson, by its code or its number in the course. */
export const showLesson =
  (tools: Tools) =>
  async (kidUid: string, courseCode: string, codeOrNumber: string): Promise<CourseLesson> => {
    const { levels } = await showProgram(tools)(kidUid, courseCode);
    const lesson = levels
      .flatMap(({ lessons }) => lessons)
      .find(({ lessonCode, number }) => lessonCode === codeOrNumber || String(number) === codeOrNumber);
    if (!lesson) throw new Refusal('learning.lesson_not_found');
    return lesson;
  };
