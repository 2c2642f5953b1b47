import type { Refusals } from '../refusal.ts';

/** The back office itself. */
export const backOfficeRefusals = {
  /** Facts: how many `families` a day, and `until` when. */
  'back-office.families_of_today_read': { status: 429, message: 'Too many families were looked at today' },
} as const satisfies Refusals;
