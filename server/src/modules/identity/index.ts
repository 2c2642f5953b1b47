/** The door of identity. */
export { createIdentity, type Identity } from './identity.ts';
export { answerWithSession, identityHttp } from './identity.http.ts';
export type { Contacts } from './accounts.store.ts';
export type { NewAccount } from './create-account.ts';
