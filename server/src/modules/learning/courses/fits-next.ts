import type { CourseCode } from '@school/contract/catalogue/limits';

import { ageOn } from '#modules/families';

import type { Tools } from '../dependencies/dependencies.ts';

/** Courses that a kid of this age has not begun, when it is through with one: at most three, in the order of the school. */
export const fitsNext =
  ({ library, store, families, clock }: Tools) =>
  async (familyId: string, kidUid: string): Promise<CourseCode[]> => {
    const age = ageOn((await families.kidOf(familyId, kidUid)).birth, clock.now());
    const begun = new Set((await store.coursesOf(kidUid)).map(({ courseCode }) => courseCode));
    return library
      .courses()
      .filter(({ courseCode, ages, levels }) => !begun.has(courseCode) && levels.length > 0 && ages.from <= age && age <= ages.to)
      .slice(0, 3)
      .map(({ courseCode }) => courseCode);
  };
