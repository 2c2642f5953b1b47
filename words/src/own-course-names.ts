import { type OwnCourseCode, ownCourseCodes } from '@school/contract/catalogue/own-courses';

/** How courses of a school's own are called until their titles are known (`own-titles.ts`). */
export const ownCourseNames = (name: string): Record<OwnCourseCode, string> =>
  Object.fromEntries(ownCourseCodes.map((code) => [code, name])) as Record<OwnCourseCode, string>;
