import { allowed, refused, type Verdict } from '@school/contract/verdict';

export interface WaysIn {
  hasPassword: boolean;
  /** A code by SMS opens the account (docs/rules/accounts.md#sms-codes). */
  hasPhone: boolean;
  /** Social sign-ins that stay. */
  others: number;
}

/** A social sign-in may go when something else is left to come in by. */
export const mayUnlink = ({ hasPassword, hasPhone, others }: WaysIn): Verdict =>
  hasPassword || hasPhone || others > 0 ? allowed() : refused('identity.last_way_in');
