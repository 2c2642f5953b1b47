import type { brainTrainerCalls } from '@school/contract/brain-trainer/calls';

import type { Handlers } from '#platform/http';

import type { BrainTrainer } from './brain-trainer.ts';

export const brainTrainerHttp = (trainer: BrainTrainer): Handlers<typeof brainTrainerCalls> => ({
  'GET /brain-trainer/:person': ({ who, params }) => trainer.show(who, params.person),
  'GET /brain-trainer/:person/:templateCode/progress': ({ who, params }) => trainer.progress(who, params.person, params.templateCode),
  'POST /brain-trainer/:person/sessions': ({ who, params, body }) => trainer.begin(who, params.person, body),
  'POST /brain-trainer/sessions/:sessionId/finish': ({ who, params, body }) => trainer.finish(who, params.sessionId, body.log),
  'POST /brain-trainer/duels': ({ who, body }) => trainer.beginDuel(who, body),
  'GET /brain-trainer/duels': async ({ who }) => ({ duels: await trainer.duels(who) }),
  'GET /brain-trainer/duels/:duelId': ({ who, params }) => trainer.duel(who, params.duelId),
});
