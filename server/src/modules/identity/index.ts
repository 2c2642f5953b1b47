/** The door of identity. */
import type { Identity } from './identity.ts';

export type { IdentityEvent } from './events.ts';
export { createIdentity, type Identity } from './identity.ts';
export { codesHttp } from './codes.http.ts';
export { picturesHttp } from './pictures.http.ts';
export { serveSocialCallback } from './social-callback.ts';
export { localClient } from './social/local-client.ts';
export { socialHttp } from './social.http.ts';
export { secondFactorHttp } from './second-factor.http.ts';
export type { StaffAccount } from './staff/staff.ts';
export { answerWithSession, identityHttp } from './identity.http.ts';
export type { Contacts } from './stores/accounts.store.ts';
export type { NewAccount } from './accounts/create-account.ts';
export { exportAccount } from './stores/export-family.store.ts';

declare module '#platform/module' {
  interface Doors {
    identity: Identity;
  }
}
