import type { ComponentProps } from 'react';
import type { CourseLesson } from '@school/contract/learning/shapes';

import { LessonProgress } from './lesson-progress.tsx';

interface LessonsProgressProps {
  course: { courseCode: string; levels: ReadonlyArray<{ lessons: readonly CourseLesson[] }> };
  attempts: ReadonlyArray<{ lessonCode: string } & ComponentProps<typeof LessonProgress>['attempts'][number]>;
  /** Which of them is open at first. */
  open: string | null;
}

/** The lessons of a course that are open to the kid, the last first. */
export function LessonsProgress({ course: { courseCode, levels }, attempts, open }: LessonsProgressProps) {
  const lessons = levels.flatMap((level) => level.lessons).filter(({ state }) => state !== 'locked');
  return (
    <ol className="flex list-none flex-col gap-3">
      {lessons.toReversed().map((lesson) => (
        <li key={lesson.lessonCode}>
          <LessonProgress
            courseCode={courseCode}
            lesson={lesson}
            attempts={attempts.filter(({ lessonCode }) => lessonCode === lesson.lessonCode)}
            open={lesson.lessonCode === open}
          />
        </li>
      ))}
    </ol>
  );
}
