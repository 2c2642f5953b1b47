import type { Refusals } from '../refusal.ts';

/** What a child collects. */
export const rewardsRefusals = {
  'rewards.switched_off': { status: 409, message: 'Switched off by the parent' },
  'rewards.not_found_yet': { status: 409, message: 'The sticker is not found yet' },
  'rewards.no_story': { status: 409, message: 'The level has no story' },
  'rewards.no_such_book': { status: 404, message: 'The library has no such book' },
  'rewards.no_such_question': { status: 409, message: 'The book asks no such question' },
  'rewards.no_such_place': { status: 409, message: 'The house has no such place yet' },
} as const satisfies Refusals;
