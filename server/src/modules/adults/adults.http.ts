import type { adultsCalls } from '@school/contract/adults/calls';

import type { Handlers } from '#platform/http';

import type { Adults } from './adults.ts';

const done = { done: true } as const;

export const adultsHttp = (adults: Adults): Handlers<typeof adultsCalls> => ({
  'GET /adults': ({ who }) => adults.show(who.customerId, { isAll: who.adult === undefined }),
  'POST /adults/invitations': ({ who, body }) => adults.invite(who, body),
  'POST /adults/invitations/:invitationId/withdraw': ({ who, params }) =>
    adults.withdraw(who.customerId, params.invitationId, { accountId: who.accountId, as: 'parent' }),
  'POST /adults/:adultId/rights': ({ who, params, body }) =>
    adults.allow(who.customerId, params.adultId, body.may, { accountId: who.accountId, as: 'parent' }),
  'POST /adults/:adultId/remove': ({ who, params }) =>
    adults.remove(who.customerId, params.adultId, { accountId: who.accountId, as: 'parent' }),
  'PATCH /adults/own': async ({ who, body }) => {
    await adults.changeOwn(who, body);
    return done;
  },
  'POST /adults/leave': async ({ who }) => {
    await adults.leave(who);
    return done;
  },
  'POST /auth/adult': ({ body, request }) => adults.look(body.token, request.ip),
  'POST /auth/adult/accept': ({ body, request }) => adults.accept(body, request.ip),
  'GET /manager/families/:familyId/adults': ({ params }) => adults.showTo(params.familyId),
  'POST /manager/families/:familyId/adults/:adultId/remove': async ({ who, params, body }) => {
    await adults.showTo(params.familyId);
    return adults.remove(params.familyId, params.adultId, { accountId: who.accountId, as: 'school', reason: body.reason });
  },
  'POST /manager/families/:familyId/adult-invitations/:invitationId/withdraw': async ({ who, params, body }) => {
    await adults.showTo(params.familyId);
    return adults.withdraw(params.familyId, params.invitationId, { accountId: who.accountId, as: 'school', reason: body.reason });
  },
});
