import { describe, expect, test } from 'vitest';

import { type ContactsOfAccount, isConfirmed, isUnproven, mayTakeAway, reachOf, unconfirmed } from './confirmed.ts';

const at = Temporal.Instant.from('2026-11-23T00:00:00Z');
const account = (its: Partial<ContactsOfAccount> = {}): ContactsOfAccount => ({
  role: 'parent',
  email: 'anna@example.com',
  phone: '+375291234567',
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  ...its,
});

describe('a contact', () => {
  test('is written to only after its code', () => {
    expect(reachOf(account())).toEqual({ email: null, phone: null });
    expect(reachOf(account({ phoneConfirmedAt: at }))).toEqual({ email: null, phone: '+375291234567' });
    expect(unconfirmed(account({ phoneConfirmedAt: at }))).toEqual(['email']);
    expect(unconfirmed(account({ email: null }))).toEqual(['phone']);
  });

  test('of the staff needs none: a colleague has invited them there', () => {
    expect(reachOf(account({ role: 'teacher', phone: null }))).toEqual({ email: 'anna@example.com', phone: null });
    expect(isConfirmed(account({ role: 'manager', phone: null }), 'phone')).toBe(false);
  });

  test('an account is nobody’s as long as none of its contacts is confirmed', () => {
    expect([isUnproven(account()), isUnproven(account({ emailConfirmedAt: at }))]).toEqual([true, false]);
  });

  test('one stays, and a confirmed one where there is one', () => {
    const code = (its: Partial<ContactsOfAccount>, kind: 'email' | 'phone') => {
      const verdict = mayTakeAway(account(its), kind);
      return verdict.allowed || verdict.why;
    };
    expect(code({ phone: null }, 'email')).toBe('identity.contact_needed');
    expect(code({ emailConfirmedAt: at }, 'email')).toBe('identity.confirm_other_first');
    expect(code({ emailConfirmedAt: at }, 'phone')).toBe(true);
    expect(code({ emailConfirmedAt: at, phoneConfirmedAt: at }, 'email')).toBe(true);
    expect(code({}, 'email')).toBe(true);
  });
});
