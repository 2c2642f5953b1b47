import type { CourseLesson, KidCourseProgram } from '@school/contract/learning/shapes';

/** A lesson of level m2 as a test wants it; its tasks have six stars. */
export function lesson(number: number, state: CourseLesson['state'], stars = 0): CourseLesson {
  const text = { ru: `Урок ${number}`, en: `Lesson ${number}` };
  const lessonCode = `m2-${String(number).padStart(2, '0')}`;
  const tasks = { onlinePlaybooks: [], homePlaybooks: [] };
  return { lessonCode, number, place: number, title: text, goal: text, state, stars, starsMax: 6, openedAt: null, ...tasks };
}

/** Maths with these lessons in the level of the child, and another level beside it. */
export function course(lessons: CourseLesson[], currentTask: KidCourseProgram['currentTask'] = null): KidCourseProgram {
  const text = { ru: 'Математика', en: 'Maths' };
  const ages = { from: 5, to: 6 };
  return {
    courseCode: 'math',
    title: text,
    levelCode: 'm2',
    levelTitle: text,
    isDisabled: false,
    lessonProgress: { count: lessons.length, completed: 0 },
    stars: 0,
    endDate: null,
    currentLesson: null,
    nextLesson: null,
    currentHomework: [],
    certificates: [],
    currentTask,
    inClass: null,
    levels: [
      { levelCode: 'm1', title: text, ages, lessons: [lesson(99, 'done')] },
      { levelCode: 'm2', title: text, ages, lessons },
    ],
  };
}
