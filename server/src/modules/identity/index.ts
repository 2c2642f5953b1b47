/** The door of identity. */
import type { Identity } from './identity.ts';

export type { IdentityEvent } from './events.ts';
export { createIdentity, type Identity } from './identity.ts';
export { codesHttp } from './codes/codes.http.ts';
export { picturesHttp } from './pictures/pictures.http.ts';
export { serveSocialCallback } from './social/callback.ts';
export { localClient } from './social/local-client.ts';
export { socialHttp } from './social/social.http.ts';
export { secondFactorHttp } from './second-factor/second-factor.http.ts';
export type { StaffAccount } from './staff/staff.ts';
export { answerWithSession, identityHttp } from './identity.http.ts';
export type { Contacts } from './accounts.store.ts';
export type { NewAccount } from './create-account.ts';
export { exportAccount } from './export-family.store.ts';

declare module '#platform/module' {
  interface Doors {
    identity: Identity;
  }
}
