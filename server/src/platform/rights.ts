import { needsIn, rightIn, type Row } from '@school/contract/role-rows';

import type { Caller } from './principal.ts';
import { Refusal } from './refusal.ts';

/** Refuses a caller whose role, or whose rights as one of the staff, a row of the role matrix does not let in. */
export function insistOnRow(row: Row, caller: Caller): void {
  if (rightIn(row, caller.role) === 'deny')
    throw new Refusal(caller.role === 'guest' ? 'identity.not_signed_in' : 'identity.not_your_role');
  if (caller.role !== 'manager') return;
  const needs = needsIn(row);
  const { rights = [] } = caller;
  if (needs.length > 0 && !needs.some((right) => rights.includes(right))) throw new Refusal('identity.right_needed');
}
