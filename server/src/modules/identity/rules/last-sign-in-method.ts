import { allowed, refused, type Verdict } from '@school/contract/verdict';

export interface SignInMethods {
  hasPassword: boolean;
  /** A code by SMS opens the account (docs/rules/accounts.md#sms-codes). */
  hasPhone: boolean;
  /** Social sign-ins that stay. */
  others: number;
}

/** A social sign-in may go when something else is left to come in by. */
export const mayUnlink = ({ hasPassword, hasPhone, others }: SignInMethods): Verdict =>
  hasPassword || hasPhone || others > 0 ? allowed() : refused('identity.last_sign_in_method');
