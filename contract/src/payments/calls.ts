import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody, parent, parentAndSupport } from '../role-rows.ts';
import { Currency, Id, line, word, Nothing } from '../shapes.ts';
import { Order, PaymentOptions } from './shapes.ts';
import { codeRefusals } from '../promotions/code-refusals.ts';

/**
 * Ordering and trying again carry no Idempotency-Key, because the order itself is the key: a family has one open
 * order, an order has one live attempt, and whoever asks again is given that one. A provider outside is asked
 * between two transactions, which a kept answer (one transaction around the whole) would not allow.
 */
export const paymentsCalls = defineCalls({
  'GET /payment/products': {
    who: parentAndSupport,
    adult: 'pays',
    summary: 'Packages with prices, gifts that are open, ways to pay, and whether the family may pay now',
    query: z.strictObject({ currency: z.optional(Currency) }),
    gives: PaymentOptions,
    refusals: [],
  },
  'POST /orders': {
    who: parent,
    adult: 'pays',
    summary: 'Orders a package and opens its checkout; one open order a family',
    body: z.strictObject({
      productCode: word(40),
      currency: z.optional(Currency),
      provider: z.optional(word(20)),
      method: z.optional(word(20)),
      /** A promo code or a friend code that has been checked. */
      promoCode: z.optional(line(100, 0)),
      /** Subscriptions only: the card is kept and charged for every further period, until it is stopped. */
      renew: z.optional(z.boolean()),
      /** Packages only: the card it is paid by is kept for later payments. */
      saveCard: z.optional(z.boolean()),
      /** A card that was saved before is charged at once; it is not with `renew`. */
      cardId: z.optional(Id),
      termsAccepted: z.boolean(),
    }),
    gives: Order,
    refusals: [
      'payments.terms_not_accepted',
      'payments.intro_first',
      'payments.order_closed',
      'payments.provider_not_found',
      'payments.provider_unavailable',
      'payments.card_not_found',
      'payments.card_expired',
      'identity.parent_only',
      'catalogue.product_not_found',
      'catalogue.no_price',
      ...codeRefusals,
      'promo_not_checked',
    ],
    idempotent: 'own',
    needsKey: true,
  },
  'GET /orders/:orderId': {
    who: parentAndSupport,
    adult: 'pays',
    live: 'orders/:orderId',
    summary: 'An order and the outcome of its payment',
    gives: Order,
    refusals: ['payments.order_not_found'],
  },
  'POST /orders/:orderId/attempts': {
    who: parent,
    adult: 'pays',
    summary: 'Tries to pay the same order again after a decline or a failure',
    body: Nothing,
    gives: Order,
    refusals: ['payments.order_not_found', 'payments.order_closed', 'payments.provider_not_found', 'payments.provider_unavailable'],
    idempotent: 'own',
    needsKey: true,
  },
  'POST /payments/webhooks/:provider': {
    who: everybody,
    summary: 'News of a payment from its provider, proved by a signature over the raw body',
    params: z.strictObject({ provider: word(20) }),
    gives: z.strictObject({ received: z.literal(true) }),
    refusals: ['payments.bad_signature', 'payments.provider_not_found'],
    signature: true,
  },
});
