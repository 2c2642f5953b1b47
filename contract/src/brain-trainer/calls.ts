import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { family, familyAndSupport } from '../role-rows.ts';
import { Id } from '../shapes.ts';
import { BrainLogEntry } from './responses.ts';
import {
  BrainDuel,
  BrainGameCode,
  BrainPerson,
  BrainProgress,
  BrainResult,
  BrainSession,
  BrainStreak,
  BrainThemeCode,
  BrainTrainer,
} from './shapes.ts';

const game = { playbookUid: BrainThemeCode, templateCode: BrainGameCode };

/** Short games for memory, attention, speed, flexibility, logic and words, for kids and their parents (docs/rules/brain-trainer.md#games). */
export const brainTrainerCalls = defineCalls({
  'GET /brain-trainer/:person': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The games for a kid or the parent, with own levels, today’s set and the streak',
    params: z.strictObject({ person: BrainPerson }),
    gives: BrainTrainer,
    refusals: ['families.kid_not_found'],
  },
  'GET /brain-trainer/:person/:templateCode/progress': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'How somebody came on in one game, over weeks',
    params: z.strictObject({ person: BrainPerson, templateCode: BrainGameCode }),
    gives: BrainProgress,
    refusals: ['families.kid_not_found', 'brain-trainer.not_for_age'],
  },
  'POST /brain-trainer/:person/sessions': {
    who: family,
    adult: 'never',
    summary: 'Begins a session: the seed its trials are made from, and the level it begins at',
    params: z.strictObject({ person: BrainPerson }),
    body: z.strictObject({ ...game, lang: z.enum(['ru', 'en']), duelId: z.optional(Id) }),
    gives: BrainSession,
    refusals: [
      'families.kid_not_found',
      'brain-trainer.game_not_found',
      'brain-trainer.not_for_age',
      'brain-trainer.duel_not_found',
      'brain-trainer.duel_played',
    ],
  },
  'POST /brain-trainer/sessions/:sessionId/finish': {
    who: family,
    adult: 'never',
    summary: 'What was done in every trial; the school plays it through and says what came of it',
    body: z.strictObject({ log: z.array(BrainLogEntry).check(z.maxLength(100)) }),
    idempotent: true,
    gives: z.strictObject({ result: BrainResult, streak: BrainStreak }),
    refusals: ['brain-trainer.session_not_found', 'brain-trainer.session_finished', 'brain-trainer.log_refused'],
  },
  'POST /brain-trainer/duels': {
    who: family,
    adult: 'never',
    summary: 'Begins a duel of a kid and its parent at one game; each plays when it suits',
    body: z.strictObject({ ...game, kidUid: Id }),
    gives: BrainDuel,
    refusals: ['families.kid_not_found', 'brain-trainer.game_not_found', 'brain-trainer.not_for_age'],
  },
  'GET /brain-trainer/duels': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'Duels of the last days, those that wait for somebody first: a kid sees its own, a parent those of all its kids',
    gives: z.strictObject({ duels: z.array(BrainDuel) }),
    refusals: [],
  },
  'GET /brain-trainer/duels/:duelId': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'A duel: who has played, and who gained more',
    gives: BrainDuel,
    refusals: ['brain-trainer.duel_not_found'],
  },
});
