import { allowed, refused, type Verdict } from '@school/contract/verdict';

export type ContactKind = 'email' | 'phone';

/** What is asked of an account here. */
export interface ContactsOfAccount {
  role: 'parent' | 'teacher' | 'manager';
  email: string | null;
  phone: string | null;
  emailConfirmedAt: Temporal.Instant | null;
  phoneConfirmedAt: Temporal.Instant | null;
}

const confirmedAt = (account: ContactsOfAccount, kind: ContactKind): Temporal.Instant | null =>
  kind === 'email' ? account.emailConfirmedAt : account.phoneConfirmedAt;

/** The contact is there and its code has come back. The staff are invited by colleagues who know them: theirs count as confirmed. */
export const isConfirmed = (account: ContactsOfAccount, kind: ContactKind): boolean =>
  account[kind] !== null && (account.role !== 'parent' || confirmedAt(account, kind) !== null);

/** Nobody has shown yet that a contact of this account is theirs: whoever made it may have typed somebody else's. */
export const isUnproven = (account: ContactsOfAccount): boolean => !isConfirmed(account, 'email') && !isConfirmed(account, 'phone');

/** Contacts that wait for their code. */
export const unconfirmed = (account: ContactsOfAccount): ContactKind[] =>
  (['email', 'phone'] as const).filter((kind) => account[kind] !== null && !isConfirmed(account, kind));

/** Where messages may go: nothing but a code goes to a contact that is not confirmed. */
export const reachOf = (account: ContactsOfAccount): { email: string | null; phone: string | null } => ({
  email: isConfirmed(account, 'email') ? account.email : null,
  phone: isConfirmed(account, 'phone') ? account.phone : null,
});

/** One contact stays, and a confirmed one where there was one: it is the key of the account. */
export function mayTakeAway(account: ContactsOfAccount, kind: ContactKind): Verdict {
  const other = kind === 'email' ? 'phone' : 'email';
  if (account[other] === null) return refused('identity.contact_needed');
  return isConfirmed(account, kind) && !isConfirmed(account, other) ? refused('identity.confirm_other_first') : allowed();
}
