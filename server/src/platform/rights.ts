import { type AdultNeed, mayAdult, refusalOfAdult } from '@school/contract/adult-rights';
import { isOfRoomSession } from '@school/contract/lesson-room/room-session';
import { needsIn, rightIn, type Row } from '@school/contract/role-rows';

import type { Caller } from './principal.ts';
import { Refusal } from './refusal.ts';

/** A session that was opened for one lesson's room lets into that room and nowhere else. */
export function insistOnOwnRoom(key: string, row: Row, caller: Caller, { eventId }: { eventId?: unknown }): void {
  if (caller.role === 'guest' || caller.onlyRoom === undefined) return;
  const isElsewhere = eventId !== undefined && eventId !== caller.onlyRoom;
  if (isElsewhere || !isOfRoomSession(key, row)) throw new Refusal('identity.not_your_role');
}

/** Refuses a caller whose role, or whose rights as one of the staff, a row of the role matrix does not let in. */
export function insistOnRow(row: Row, caller: Caller): void {
  if (rightIn(row, caller.role) === 'deny')
    throw new Refusal(caller.role === 'guest' ? 'identity.not_signed_in' : 'identity.not_your_role');
  if (caller.role !== 'manager') return;
  const needs = needsIn(row);
  const { rights = [] } = caller;
  if (needs.length > 0 && !needs.some((right) => rights.includes(right))) throw new Refusal('identity.right_needed');
}

/** Refuses an invited adult for what the parent has not let it do. What says nothing of adults is open to whoever comes. */
export function insistOnAdult(need: AdultNeed | undefined, caller: Caller): void {
  if (need === undefined || caller.role !== 'parent' || caller.adult === undefined || mayAdult(caller.adult.may, need)) return;
  throw new Refusal(refusalOfAdult(need), { needs: need });
}
