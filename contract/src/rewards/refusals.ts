import type { Refusals } from '../refusal.ts';

/** What a child collects. */
export const rewardsRefusals = {
  'rewards.switched_off': { status: 409, message: 'Switched off by the parent' },
  'rewards.sticker_not_found': { status: 404, message: 'Sticker not found' },
  'rewards.no_such_place': { status: 409, message: 'The house has no such place yet' },
} as const satisfies Refusals;
