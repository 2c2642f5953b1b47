import type { profileCalls } from '@school/contract/families/profile-calls';

import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

export const profileHttp = (families: Families): Handlers<typeof profileCalls> => ({
  'POST /user/avatar': async ({ who, request }) => {
    await families.setPicture(who, {}, request.raw);
    return families.showUser(who);
  },
  'POST /user/avatar/animal': async ({ who, body }) => {
    await families.setAnimal(who, {}, body.animal);
    return families.showUser(who);
  },
  'POST /user/avatar/kid': async ({ who, query, request }) => {
    await families.setPicture(who, query, request.raw);
    return families.showKid(who, query.kidUid);
  },
  'POST /user/avatar/kid/animal': async ({ who, body: { kidUid, animal } }) => {
    await families.setAnimal(who, { kidUid }, animal);
    return families.showKid(who, kidUid);
  },
  'PATCH /kids/:kidUid': async ({ who, params, body }) => {
    await families.changeKid(who, params.kidUid, body);
    return families.showKid(who, params.kidUid);
  },
});
