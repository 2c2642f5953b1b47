import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';

import type { Principal } from '#platform/principal';

import type { Query } from './list-families.ts';
import type { Tools } from './tools.ts';

/**
 * A list that is taken away as a file stands in the log: who took it, which families were looked for, and how many they were.
 * A page that is larger than the screen asks for is part of a file; its first one is noted.
 */
export async function noteExport(
  { audit }: Pick<Tools, 'audit'>,
  who: Principal,
  { search, state, balance, lessons, source, before, limit = backOfficeLimits.familiesPage }: Query,
  { total }: Pick<AnswerOf<'GET /manager/families'>, 'total'>,
): Promise<void> {
  if (before !== undefined || limit <= backOfficeLimits.familiesPage) return;
  const asked = {
    ...(search !== undefined && search !== '' && { search }),
    ...(state !== undefined && { courseState: state }),
    ...(balance !== undefined && { balanceLeft: balance }),
    ...(lessons !== undefined && { lessonsOf: lessons }),
    ...(source !== undefined && { source }),
  };
  await audit.record({ by: who, act: 'families.exported', after: { families: total, ...asked } });
}
