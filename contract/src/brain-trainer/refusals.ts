import type { Refusals } from '../refusal.ts';

/** Games of the brain trainer. */
export const brainTrainerRefusals = {
  'brain-trainer.game_not_found': { status: 404, message: 'Game not found' },
  'brain-trainer.not_for_age': { status: 409, message: 'The game is made for another age' },
  'brain-trainer.session_not_found': { status: 404, message: 'Session not found' },
  'brain-trainer.session_finished': { status: 409, message: 'The session is finished' },
  /** The log is no log of this session: too quick for a person, longer than the time that passed, of another length or shape. */
  'brain-trainer.log_refused': { status: 422, message: 'The log does not fit the session' },
  'brain-trainer.duel_not_found': { status: 404, message: 'Duel not found' },
  'brain-trainer.duel_played': { status: 409, message: 'This side of the duel is played' },
} as const satisfies Refusals;
