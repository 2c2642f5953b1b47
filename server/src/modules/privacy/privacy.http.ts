import type { privacyCalls } from '@school/contract/privacy/calls';

import type { Identity } from '#modules/identity';
import type { Handlers } from '#platform/http';

import type { Privacy } from './privacy.ts';

export const privacyHttp = (privacy: Privacy, identity: Pick<Identity, 'confirmPerson'>): Handlers<typeof privacyCalls> => ({
  'GET /user/looks': ({ who, query }) => privacy.looks(who.customerId, query.before),
  'GET /user/exports': ({ who }) => privacy.exportsOf(who.customerId),
  'POST /user/exports': async ({ who, body }) => {
    await identity.confirmPerson(who, body.password);
    return privacy.askExport(who);
  },
  'POST /user/exports/:exportId/link': async ({ who, params, body }) => {
    await identity.confirmPerson(who, body.password);
    return privacy.linkToExport(who.customerId, params.exportId);
  },
  'GET /user/exports/:exportId/file': ({ who, params, query }) => privacy.openExport(who.customerId, params.exportId, query.key),
  'GET /user/erasures': ({ who }) => privacy.erasuresOf(who.customerId),
  'POST /user/erasures': async ({ who, body }) => {
    await identity.confirmPerson(who, body.password);
    return privacy.askErasure(who, { familyId: who.customerId, kidUid: body.kidUid, reason: null });
  },
  'POST /user/erasures/:erasureId/take-back': ({ who, params }) => privacy.takeErasureBack(who, who.customerId, params.erasureId, null),
  'GET /manager/families/:familyId/erasures': ({ params }) => privacy.erasuresOf(params.familyId),
  'POST /manager/families/:familyId/erasures': ({ who, params, body }) => privacy.askErasure(who, { ...params, ...body }),
  'POST /manager/families/:familyId/erasures/:erasureId/execute': ({ who, params, body }) =>
    privacy.executeErasure(who, params.familyId, params.erasureId, body.reason),
  'POST /manager/families/:familyId/erasures/:erasureId/take-back': ({ who, params, body }) =>
    privacy.takeErasureBack(who, params.familyId, params.erasureId, body.reason),
});
