import type { joiningCalls } from '@school/contract/families/joining-calls';

import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

export const joiningHttp = (families: Pick<Families, 'lookAtInvitation' | 'acceptInvitation'>): Handlers<typeof joiningCalls> => ({
  'POST /auth/join': ({ body }) => families.lookAtInvitation(body.token),
  'POST /auth/join/accept': ({ body, request }) => families.acceptInvitation(body.token, body.password, request.ip),
});
