import type { CourseCode } from '@school/contract/catalogue/limits';
import { courseCodes } from '@school/contract/catalogue/limits';

import { queryOf } from '#api/queries.ts';

/** A lesson by the names of its address. */
export interface LessonParams {
  courseCode: CourseCode;
  lessonCode: string;
}

/** The names of an address as a lesson has them; undefined where no course is called so. */
export function lessonOf({ courseCode, lessonCode }: { courseCode: string; lessonCode: string }): LessonParams | undefined {
  const known = courseCodes.find((code) => code === courseCode);
  return known && { courseCode: known, lessonCode };
}

export const askedLesson = (params: LessonParams) => ({
  ...queryOf('GET /manager/lessons/:courseCode/:lessonCode', { params }),
  staleTime: 0,
  // What was saved since it was read is in no cache.
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: false,
});

/** What is read anew when a lesson was published, restored or its draft thrown away. */
export const lessonReadings = ['GET /manager/lessons', 'GET /manager/lessons/:courseCode/:lessonCode'] as const;
