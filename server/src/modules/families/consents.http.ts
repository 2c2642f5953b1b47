import type { consentCalls } from '@school/contract/families/consents';

import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

export const consentsHttp = (families: Families): Handlers<typeof consentCalls> => ({
  'GET /user/consents': async ({ who }) => ({ consents: await families.consentsOf(who), ownWords: await families.ownConsentWords() }),
  'POST /user/consents': async ({ who, body }) => ({
    consents: await families.decideConsent(who, body),
    ownWords: await families.ownConsentWords(),
  }),
});
