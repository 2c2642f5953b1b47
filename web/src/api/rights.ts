import type { KnownCall } from '@school/contract/calls';
import type { StaffRight } from '@school/contract/roles';

import { callNeeds } from 'virtual:call-needs';

import { useSession } from './session.ts';

const none: readonly StaffRight[] = [];

/** What a colleague of the back office may do; the server asks again at every call. */
export const useRights = (): readonly StaffRight[] => useSession()?.rights ?? none;

/** Do these rights open a manager's call? The call itself says what it needs (`who` in the contract), as the server reads it. */
export function opens(call: KnownCall, rights: readonly StaffRight[]): boolean {
  const needs = callNeeds[call] ?? ['people'];
  return needs.length === 0 || needs.some((right) => rights.includes(right));
}

/** What a colleague has no right for is not offered: `may('PATCH /manager/families/:familyId')`. */
export function useMay(): (call: KnownCall) => boolean {
  const rights = useRights();
  return (call) => opens(call, rights);
}
