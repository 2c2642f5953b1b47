import type { supportCalls } from '@school/contract/support/calls';

import { answerWithSession, type Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/http';

import type { Support } from './support.ts';

export const supportHttp = (support: Support, identity: Identity, clock: Clock): Handlers<typeof supportCalls> => ({
  'POST /manager/families/:familyId/support': async ({ who, params, body }) => ({
    idToken: await support.enter(who, params.familyId, body),
  }),
  'POST /support/changes': ({ who, body }) => support.allowChanges(who, body),
  'POST /support/leave': async ({ who, answer }) => answerWithSession(identity, clock, await support.leave(who), answer),
  'GET /user/support-visits': async ({ who }) => ({ visits: await support.visitsOf(who.customerId) }),
});
