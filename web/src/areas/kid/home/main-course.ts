import type { KidCourse } from '@school/contract/learning/shapes';

/** The course whose way is shown at home: with tasks of a lesson that goes on, else with homework, else the first that has lessons. */
export function mainCourse(courses: readonly KidCourse[]): KidCourse | undefined {
  const own = courses.filter(({ isDisabled, lessonProgress }) => !isDisabled && lessonProgress.count > 0);
  return (
    own.find(({ inClass }) => inClass !== null) ??
    own.find(({ currentTask }) => currentTask !== null) ??
    own.find(({ currentLesson }) => currentLesson !== null) ??
    own[0]
  );
}
