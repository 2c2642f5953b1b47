import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';

import type { Principal } from '#platform/principal';

import type { Query, Tools } from './tools.ts';

/**
 * A list that is taken away as a file stands in the log: who took it, which families were looked for, and how many they were.
 * A page that is larger than the screen asks for is part of a file; its first one is noted.
 */
export async function noteExport(
  { audit }: Pick<Tools, 'audit'>,
  who: Principal,
  { before, limit = backOfficeLimits.familiesPage, ...query }: Query,
  { total }: Pick<AnswerOf<'GET /manager/families'>, 'total'>,
): Promise<void> {
  if (before !== undefined || limit <= backOfficeLimits.familiesPage) return;
  const { search, state, balance, lessons, source, tag, teacher, course, age, manager, ends } = query;
  const asked = {
    ...(search !== undefined && search !== '' && { search }),
    ...(state !== undefined && { courseState: state }),
    ...(balance !== undefined && { balanceLeft: balance }),
    ...(lessons !== undefined && { lessonsOf: lessons }),
    ...(source !== undefined && { source }),
    ...(tag !== undefined && { tagsAdded: tag }),
    ...(teacher !== undefined && { teacherId: teacher }),
    ...(course !== undefined && { courseCode: course }),
    ...(age !== undefined && { kidAge: age }),
    ...(manager !== undefined && { manager }),
    ...(ends !== undefined && { endsSoon: true }),
  };
  await audit.record({ by: who, act: 'families.exported', after: { families: total, ...asked } });
}
