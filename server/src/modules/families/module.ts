import { familiesCalls } from '@school/contract/families/calls';
import { consentCalls } from '@school/contract/families/consents';
import { laterCalls } from '@school/contract/families/later-calls';
import { joiningCalls } from '@school/contract/families/joining-calls';
import { profileCalls } from '@school/contract/families/profile-calls';
import { contactCalls } from '@school/contract/identity/contact-calls';

import { defineModule, listenTo } from '#platform/module';

import { consentsHttp } from './consents.http.ts';
import { eraseNames } from './stores/erase-kid.store.ts';
import { exportFamily } from './stores/export-family.store.ts';
import { createFamilies, type Families } from './families.ts';
import { familiesHttp } from './families.http.ts';
import { joiningHttp } from './joining.http.ts';
import { laterHttp } from './later.http.ts';
import { contactsHttp } from './contacts.http.ts';
import { profileHttp } from './profile.http.ts';

export type { Families as Door } from './families.ts';

declare module '#platform/module' {
  interface Ports {
    /** A kid of this family; of another one, or of none, it is not found. */
    kidOf: Families['kidOf'];
    kidsOf: Families['kidsOf'];
    facesOf: Families['facesOf'];
    /** Names of the parents of families. */
    familyNames: Families['namesOf'];
  }
}

export const familiesModule = defineModule({
  name: 'families',
  needs: ['identity', 'school'],
  asks: ['consentWords', 'ownConsentWords'],
  create: (given) => createFamilies({ ...given, region: given.settings.region, address: given.settings.publicUrl }),
  fills: {
    kidOf: (families) => families.kidOf,
    kidsOf: (families) => families.kidsOf,
    facesOf: (families) => families.facesOf,
    familyNames: (families) => families.namesOf,
  },
  calls: { ...familiesCalls, ...profileCalls, ...contactCalls, ...consentCalls, ...joiningCalls, ...laterCalls },
  handlers: (families, { identity, school, clock }) => ({
    ...familiesHttp(families, identity, school, clock),
    ...profileHttp(families),
    ...contactsHttp(families, identity),
    ...consentsHttp(families),
    ...joiningHttp(families),
    ...laterHttp(families),
  }),
  topics: (families) => families.live,
  jobs: ({ later }) => ({ 'families.write-to-who-is-old-enough': ['5 10 * * *', later.writeDue] }),
  listens: (_, { realtime }) =>
    listenTo({
      'identity.contact_confirmed': { 'families.shown': ({ customerId }) => realtime.changed(`users/${customerId}`) },
    }),
  erase: eraseNames,
  export: exportFamily,
  retention:
    'Names, children and faces until the family or the child is erased; consents for good, as they prove what was allowed; an address left for a child too young until the letter it waits for, or until it is taken back.',
});
