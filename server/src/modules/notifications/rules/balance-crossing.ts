import { type EntryType, ledgerLimits } from '@school/contract/ledger/limits';

/** All that matters of a balance here: 0, 1, 2, or more. */
export const levelOf = (left: number): number => Math.min(left, ledgerLimits.endingAt + 1);

/** What a family has done itself with its lessons is no news to it. */
const ownActions: readonly EntryType[] = ['exchange', 'refund', 'debt'];

/** Is this to be told: fewer lessons than the family knows of, two at most, and not by its own request? */
export const isToTell = (was: number, left: number, by: EntryType | undefined): boolean =>
  levelOf(left) < was && left <= ledgerLimits.endingAt && !(by && ownActions.includes(by));
