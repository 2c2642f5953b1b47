/** The door of identity. */
export type { IdentityEvent } from './events.ts';
export type { Identity } from './identity.ts';
export { localClient } from './social/local-client.ts';
export type { FamilyAdult } from './accounts/adults.ts';
export type { StaffAccount } from './staff/staff.ts';
export { answerWithSession } from './identity.http.ts';
export type { Account, Contacts } from './stores/accounts.store.ts';
export { keptPhone } from './phones/kept-phone.ts';
export type { NewAccount } from './accounts/create-account.ts';
