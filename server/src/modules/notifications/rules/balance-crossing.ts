import type { EntryType } from '@school/contract/ledger/limits';

/** All that matters of a balance here: each number at which it ends, or more. */
export const levelOf = (left: number, endingAt: number): number => Math.min(left, endingAt + 1);

/** What a family has done itself with its lessons is no news to it. */
const ownActions: readonly EntryType[] = ['exchange', 'refund', 'debt'];

/** Is this to be told: fewer lessons than the family knows of, at the end of its balance, and not by its own request? */
export const isToTell = (was: number, left: number, by: EntryType | undefined, endingAt: number): boolean =>
  levelOf(left, endingAt) < was && left <= endingAt && !(by && ownActions.includes(by));
