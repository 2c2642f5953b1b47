import type { Refusals } from '../refusal.ts';

/** Faults of the school and of its pages. */
export const faultsRefusals = {
  'faults.not_found': { status: 404, message: 'Fault not found' },
  'faults.replay_not_found': { status: 404, message: 'Recording of a session not found' },
} as const satisfies Refusals;
