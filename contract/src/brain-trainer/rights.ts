import { family, familyAndSupport, type Row } from '../role-rows.ts';
import type { brainTrainerCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const brainTrainerRights = {
  'GET /brain-trainer/:person': familyAndSupport,
  'GET /brain-trainer/:person/:templateCode/progress': familyAndSupport,
  'POST /brain-trainer/:person/sessions': family,
  'POST /brain-trainer/sessions/:sessionId/finish': family,
  'POST /brain-trainer/duels': family,
  'GET /brain-trainer/duels': familyAndSupport,
  'GET /brain-trainer/duels/:duelId': familyAndSupport,
} as const satisfies Record<keyof typeof brainTrainerCalls, Row>;
