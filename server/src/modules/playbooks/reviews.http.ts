import type { reviewCalls } from '@school/contract/playbooks/review-calls';

import type { Handlers } from '#platform/http';

import type { Playbooks } from './playbooks.ts';

export function reviewHttp(playbooks: Playbooks): Handlers<typeof reviewCalls> {
  return {
    'GET /teacher/reviews': ({ who, query }) => playbooks.works(who.customerId, query),
    'POST /attempts/:attemptUid/marks': ({ who, params, body }) => playbooks.mark(who, params.attemptUid, body),
    'GET /kids/:kidUid/marks': async ({ who, params }) => ({ marks: await playbooks.marksOf(who, params.kidUid) }),
    async 'POST /kids/:kidUid/marks/seen'({ who, params }) {
      await playbooks.seeMarks(who, params.kidUid);
      return { done: true };
    },
  };
}
