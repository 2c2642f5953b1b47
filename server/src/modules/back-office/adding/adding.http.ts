import type { familyAddingCalls } from '@school/contract/back-office/adding-calls';

import type { Handlers } from '#platform/http';

import type { FamilyAdding } from './adding.ts';

export const familyAddingHttp = (adding: FamilyAdding): Handlers<typeof familyAddingCalls> => ({
  'POST /manager/families/alike': ({ body }) => adding.alike(body),
  'POST /manager/families': ({ who, body }) => adding.addFamily(who, body),
  'POST /manager/families/:familyId/kids': ({ who, params, body }) => adding.addKid(who, params.familyId, body),
  'POST /manager/families/:familyId/invitation': ({ who, params, body }) => adding.invite(who, params.familyId, body.way),
});
