import { identityCalls } from '@school/contract/identity/calls';
import { codeCalls } from '@school/contract/identity/code-calls';
import { pictureCalls } from '@school/contract/identity/picture-calls';
import { secondFactorCalls } from '@school/contract/identity/second-factor-calls';
import { setupCalls } from '@school/contract/identity/setup-calls';
import { socialCalls } from '@school/contract/identity/social-calls';

import { defineModule } from '#platform/module';
import { ownAddress } from '#platform/own-address';

import { codesHttp } from './codes.http.ts';
import { identityHttp } from './identity.http.ts';
import { createIdentity, type Identity } from './identity.ts';
import { picturesHttp } from './pictures.http.ts';
import { secondFactorHttp } from './second-factor.http.ts';
import { setupHttp } from './setup.http.ts';
import { serveSocialCallback } from './social-callback.ts';
import { socialHttp } from './social.http.ts';
import { exportAccount } from './stores/export-family.store.ts';

export type { Identity as Door } from './identity.ts';

declare module '#platform/module' {
  interface Ports {
    /** How colleagues know the owner of an account. */
    nameOf: Identity['nameOf'];
  }
}

export const identityModule = defineModule({
  name: 'identity',
  needs: [],
  asks: ['kidOf', 'kidsOf', 'facesOf', 'schoolName', 'settingNow', 'smsCountries'],
  create: (given) => createIdentity({ ...given, address: () => ownAddress(given.http.server) }),
  fills: { nameOf: (identity) => identity.nameOf },
  calls: { ...identityCalls, ...codeCalls, ...secondFactorCalls, ...pictureCalls, ...socialCalls, ...setupCalls },
  handlers: (identity, { clock, settings, ...kids }) => ({
    ...identityHttp(identity, clock),
    ...codesHttp(identity),
    ...secondFactorHttp(identity),
    ...picturesHttp(identity, kids, clock),
    ...setupHttp(identity),
    ...socialHttp(identity, settings.publicUrl),
  }),
  routes: (identity, { http, settings }) => serveSocialCallback(http, identity, settings),
  jobs: (identity) => ({
    'identity.remove-ended': ['17 * * * *', identity.removeEnded],
    'identity.change-owners': ['*/5 * * * *', identity.ownership.settleDue],
  }),
  erase: (_, identity) => identity.erase,
  export: exportAccount,
  retention: 'Accounts until the family is erased or the colleague leaves; sessions, codes, links and counted tries until they run out.',
});
