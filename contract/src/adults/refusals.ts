import type { Refusals } from '../refusal.ts';

/** Grown-ups whom a parent invites (docs/rules/adults.md). */
export const adultsRefusals = {
  'adults.too_many': { status: 409, message: 'Too many adults in the family' },
  /** One account is in one family: whoever has one is not invited into another. */
  'adults.has_account': { status: 409, message: 'This contact has an account already' },
  'adults.invited_already': { status: 409, message: 'This contact is invited already' },
  'adults.not_found': { status: 404, message: 'Adult not found' },
  'adults.invitation_not_found': { status: 404, message: 'Invitation not found' },
  /** The parent who registered has its name and language in its own settings, and does not leave. */
  'adults.not_invited': { status: 409, message: 'Only an invited adult can do this' },
} as const satisfies Refusals;
