import { onTestFinished } from 'vitest';

import { openSchool } from '../../src/testing.ts';
import { peopleAtStripe } from './stripe-people.ts';
import { openLocalStripe } from './stripe-server.ts';
import { createStripe } from '../../src/modules/payments/stripe/stripe.ts';
import type { Sent, World } from './world.ts';

const secretKey = 'sk_test_local';
const webhookSecret = 'whsec_local';

/** Stripe, spoken with by its own library; the server at the other end is ours. */
export async function stripeWorld() {
  const clock = { now: () => Temporal.Instant.from('2026-11-23T10:00+03:00') };
  const stripe = await openLocalStripe({ secretKey, now: () => clock.now() });
  const env = {
    PAYMENT_PROVIDERS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: `whsec_next, ${webhookSecret}`,
    STRIPE_API_URL: stripe.url,
  };
  const school = await openSchool({ env });
  onTestFinished(stripe.close);
  clock.now = () => school.clock.now();
  const given = {
    clock: school.clock,
    secretKey,
    webhookSecrets: [webhookSecret],
    apiUrl: stripe.url,
    publicUrl: 'https://school.example',
  };
  const provider = await createStripe({ ...given, currencies: ['EUR'], timeoutMs: 3000 });
  const people = peopleAtStripe(stripe.books);
  const told = { count: 0 };
  const signed = (raw: Buffer, secret = webhookSecret, at = school.clock.now()): Sent => ({
    raw,
    headers: people.signed(raw.toString('utf8'), secret, at),
  });
  const ends = { 'at-once': 'succeeded', later: 'later', failing: 'fail-later' } as const;
  const world: World = {
    school,
    provider,
    method: 'card',
    currency: 'EUR',
    tellsWaiting: true,
    charges: true,
    forgets: true,
    async pay(ref, { later = 'pass', refunds = 'at-once' } = {}) {
      stripe.books.state.refundsEnd = ends[refunds];
      people.pay(ref, { later });
    },
    confirm: async (ref) => people.confirm(ref),
    payLater: async (ref) => people.payLater(ref),
    settle: async (ref) => people.settle(ref),
    /** A declined card ends nothing at Stripe: the person may try another one until the checkout is over. */
    async decline(ref) {
      people.tryBadCard(ref);
      people.expire(ref);
    },
    async payTwice(ref) {
      people.pay(ref);
      people.payAgain(ref);
    },
    payOther: async (ref, amount) => {
      Object.assign(stripe.books.find(ref), { amount_total: amount });
      people.pay(ref);
    },
    endRefund: async (refundRef) => people.endRefund(refundRef),
    become(state) {
      Object.assign(stripe.state, { isSilent: state === 'silent', isBroken: state === 'broken' });
    },
    async news() {
      const fresh = stripe.books.events.slice(told.count);
      told.count = stripe.books.events.length;
      return fresh.map(({ body }) => signed(Buffer.from(body)));
    },
    forged: ({ raw }) => signed(raw, 'whsec_of_somebody_else'),
    signedAt: ({ raw }, at) => signed(raw, webhookSecret, at),
  };
  return {
    ...world,
    tryBadCard: (ref: string) => people.tryBadCard(ref),
    /** Somebody else pays for something else through the same account. */
    sellElse(): void {
      const method = stripe.books.make('pm', 'payment_method', { card: { last4: '4242' } });
      const what = { amount: 700, currency: 'eur', customer: null, payment_method: method.id, metadata: {} };
      stripe.books.capture(stripe.books.make('pi', 'payment_intent', what));
    },
  };
}
