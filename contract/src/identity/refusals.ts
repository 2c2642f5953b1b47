import type { Refusals } from '../refusal.ts';

/** Signing in, sessions and rights (spec §5, §6, §8). */
export const identityRefusals = {
  'identity.not_signed_in': { status: 401, message: 'Not signed in' },
  'identity.not_your_role': { status: 403, message: 'Not allowed for this role' },
  'identity.wrong_credentials': { status: 401, message: 'Email or password is incorrect' },
  'identity.too_many_tries': { status: 429, message: 'Too many tries' },
  'identity.token_expired': { status: 401, message: 'Token is expired or used' },
  'identity.email_taken': { status: 409, message: 'Email is already registered' },
  'identity.phone_taken': { status: 409, message: 'Phone is already registered' },
  'identity.contact_needed': { status: 400, message: 'Email or phone is needed' },
  'identity.password_empty': { status: 400, message: 'Password cannot be empty' },
  'identity.password_too_short': { status: 400, message: 'Password is too short' },
  'identity.password_too_long': { status: 400, message: 'Password is too long' },
  'identity.password_too_common': { status: 400, message: 'Password is too common' },
  'identity.session_not_found': { status: 404, message: 'Session not found' },
  'identity.wrong_pin': { status: 403, message: 'PIN is incorrect' },
  'identity.pin_needed': { status: 403, message: 'PIN is needed' },
  'identity.not_support': { status: 403, message: 'Account is not a support account' },
  'auth/email-not-found': { status: 404, message: 'auth/email-not-found' },
} as const satisfies Refusals;
