import { needsIn, type Row } from '@school/contract/role-rows';
import type { StaffRight } from '@school/contract/roles';

import { useSession } from './session.ts';

const none: readonly StaffRight[] = [];

/** What a colleague of the back office may do; the server asks again at every call. */
export const useRights = (): readonly StaffRight[] => useSession()?.rights ?? none;

/** Do these rights open a call? Its row of the role matrix says, the same that the server reads. */
export function opens(row: Row, rights: readonly StaffRight[]): boolean {
  const needs = needsIn(row);
  return needs.length === 0 || needs.some((right) => rights.includes(right));
}

/** What a colleague has no right for is not offered: `may(backOfficeRights['PATCH /manager/families/:familyId'])`. */
export function useMay(): (row: Row) => boolean {
  const rights = useRights();
  return (row) => opens(row, rights);
}
