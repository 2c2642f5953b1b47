import type { familyCardCalls } from '@school/contract/back-office/family-calls';

import type { Handlers } from '#platform/http';

import type { FamilyActions } from './family.ts';

export const familyCardHttp = (family: FamilyActions): Handlers<typeof familyCardCalls> => ({
  'GET /manager/families/:familyId': async ({ params }) => family.card(params.familyId),
  'GET /manager/families/:familyId/lessons-around': async ({ params }) => family.lessonsAround(params.familyId),
  'GET /manager/families/:familyId/refusals': async ({ params }) => ({ refusals: await family.refusals(params.familyId) }),
  'GET /manager/families/:familyId/notes': async ({ params }) => ({ notes: await family.notes(params.familyId) }),
  'POST /manager/families/:familyId/notes': async ({ who, params, body }) => ({
    notes: await family.writeNote(who, params.familyId, body.text),
  }),
  'GET /manager/families/:familyId/log': async ({ params }) => ({ entries: await family.log(params.familyId) }),
  'PATCH /manager/families/:familyId': async ({ who, params, body }) => family.correctFamily(who, params.familyId, body),
  'PATCH /manager/families/:familyId/kids/:kidUid': async ({ who, params, body }) => family.correctKid(who, params, body),
  'POST /manager/families/:familyId/sign-in-link': async ({ who, params, body }) => family.signInLink(who, params.familyId, body),
  'POST /manager/families/:familyId/block': async ({ who, params, body }) => family.block(who, params.familyId, body.reason),
  'POST /manager/families/:familyId/unblock': async ({ who, params, body }) => family.unblock(who, params.familyId, body.reason),
});
