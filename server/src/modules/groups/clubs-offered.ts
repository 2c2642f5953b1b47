import type { CourseCode } from '@school/contract/catalogue/limits';

import type { Tools } from './tools.ts';

/** The clubs that take anybody new: groups of the others go on with those who are in them (docs/rules/products.md#courses). */
export const clubsOffered = async ({ catalogue }: Pick<Tools, 'catalogue'>): Promise<ReadonlySet<CourseCode>> =>
  new Set((await catalogue.offer()).courses.filter(({ isOffered }) => isOffered).map(({ courseCode }) => courseCode));
