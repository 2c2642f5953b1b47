import type { playbooksCalls } from '@school/contract/playbooks/calls';

import type { Handlers } from '#platform/http';

import type { Playbooks } from './playbooks.ts';

export function playbooksHttp(playbooks: Playbooks): Handlers<typeof playbooksCalls> {
  return {
    'GET /attempts/:attemptUid': ({ who, params }) => playbooks.show(who, params.attemptUid),
    'POST /attempts/:attemptUid/answers': ({ who, params, body }) => playbooks.answer(who, params.attemptUid, body),
    'POST /attempts/:attemptUid/recordings': ({ who, params, query, request }) =>
      playbooks.record(who, params.attemptUid, query, request.raw),
    'POST /attempts/:attemptUid/hint': ({ who, params, body }) => playbooks.hint(who, params.attemptUid, body),
    'POST /attempts/:attemptUid/moves': ({ who, params, body }) => playbooks.move(who, params.attemptUid, body),
    'GET /attempts/:attemptUid/review': ({ who, params }) => playbooks.review(who, params.attemptUid),
  };
}
