import type { Refusals } from '../refusal.ts';

/** Playbooks and their attempts (spec §8, decisions D9). */
export const playbooksRefusals = {
  'playbooks.slide_not_found': { status: 404, message: 'Slide not found' },
  'playbooks.playbook_not_found': { status: 404, message: 'Playbook not found' },
  'playbooks.attempt_not_found': { status: 404, message: 'Attempt not found' },
  'playbooks.attempt_finished': { status: 409, message: 'Attempt is finished' },
} as const satisfies Refusals;
