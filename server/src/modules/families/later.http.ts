import type { laterCalls } from '@school/contract/families/later-calls';

import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

export const laterHttp = ({ later }: Pick<Families, 'later'>): Handlers<typeof laterCalls> => ({
  'GET /registration/age': async ({ query }) => later.age(query),
  'POST /registration/later': ({ body, request }) => later.leave(body, request.ip),
  'POST /registration/later/take-back': async ({ body, request }) => {
    await later.takeBack(body.token, request.ip);
    return { done: true };
  },
});
