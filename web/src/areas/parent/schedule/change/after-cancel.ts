import type { Balance } from '@school/contract/ledger/shapes';
import type { Event } from '@school/contract/scheduling/shapes';

/** A lesson of its own can be had again while its time is free; a place in a group is taken anew with the group. */
export const mayAppointAgain = ({ groupId, kind, heldUntil }: Pick<Event, 'groupId' | 'kind' | 'heldUntil'>): boolean =>
  groupId === null && kind !== 'trial' && heldUntil === null;

/** Whether what a cancelled lesson gave back is still there: a later lesson without a unit of its own takes it at once. */
export const staysFree = ({ kind }: Pick<Event, 'kind'>, balance: Balance | null): boolean =>
  balance !== null && (kind === 'group' ? balance.bundleSilver.silverFree : balance.bundleGold.goldFree) > 0;
