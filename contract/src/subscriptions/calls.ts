import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, parentAndSupport } from '../role-rows.ts';
import { Id, Instant, Money, Nothing } from '../shapes.ts';
import { shape } from '../named.ts';

/**
 * A subscription: group lessons of one period of 30 days that renews (docs/rules/payments.md#subscriptions). `active` renews by itself with
 * the card that was kept with consent; `manual` is reminded of and paid by hand; `past_due` could not be charged and
 * is tried again; `stopping` ends with its period; `ended` has.
 */
export const Subscription = shape('Subscription', {
  subscriptionId: Id,
  productCode: z.string(),
  lessons: z.int(),
  /** What the next period costs, as the family was told: a higher price is told three days before it is charged. */
  price: Money,
  state: z.enum(['active', 'manual', 'past_due', 'stopping', 'ended']),
  periodStartedAt: Instant,
  periodEndsAt: Instant,
  /** When it is renewed, or tried again. */
  renewsAt: z.nullable(Instant),
  left: z.int(),
  /** The order of the next period, when it waits to be paid by hand: `POST /orders/:orderId/attempts` opens its checkout. */
  orderId: z.nullable(Id),
  /** How the card shows itself: «•••• 4242». */
  card: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscriptionCalls = defineCalls({
  'GET /payment/subscriptions': {
    who: parentAndSupport,
    adult: 'pays',
    summary: 'Subscriptions of the family with their periods, the living ones first',
    gives: z.strictObject({ subscriptions: z.array(Subscription) }),
    refusals: [],
  },
  'POST /payment/subscriptions/:subscriptionId/stop': {
    who: parent,
    adult: 'never',
    summary: 'It is not renewed any more; what is paid for can be used until the end of the period',
    body: Nothing,
    gives: Subscription,
    refusals: ['payments.subscription_not_found', 'payments.subscription_ended'],
    idempotent: true,
  },
  'POST /payment/subscriptions/:subscriptionId/resume': {
    who: parent,
    adult: 'never',
    summary: 'It is renewed again',
    body: Nothing,
    gives: Subscription,
    refusals: ['payments.subscription_not_found', 'payments.subscription_ended'],
    idempotent: true,
  },
});
