import { expect, test } from 'vitest';

import { mayCharge, stateOf } from './card.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const card = (refusedAt: Temporal.Instant | null = null) => ({ expires: '2026-12', refusedAt });

test('a card is charged to the last second of its month, anywhere', () => {
  const over = at('2027-01-01T12:00:00Z');
  expect(mayCharge(card(), over.subtract({ seconds: 1 })).allowed).toBe(true);
  expect(mayCharge(card(), over)).toEqual({ allowed: false, why: 'payments.card_expired', facts: { expires: '2026-12' } });
  expect(mayCharge({ expires: null }, over).allowed).toBe(true);
});

test('a declined card says so and may be tried again; an expired one says that', () => {
  const now = at('2026-11-23T10:00:00Z');
  expect(stateOf(card(), now)).toBe('ready');
  expect(stateOf(card(now), now)).toBe('refused');
  expect(mayCharge(card(now), now).allowed).toBe(true);
  expect(stateOf(card(now), at('2027-02-01T00:00:00Z'))).toBe('expired');
});
