import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { shape } from '../named.ts';
import { PaymentMethod } from '../payments/shapes.ts';
import { codeRefusals } from '../promotions/code-refusals.ts';
import { everybody, parent } from '../role-rows.ts';
import { Currency, Id, Instant, line, Money, Nothing, word } from '../shapes.ts';

const Token = word(100, 20);

/** A link that was just made: its address is told this once. */
export const PayLink = shape('PayLink', {
  linkId: Id,
  orderId: Id,
  url: z.string(),
  total: Money,
  until: Instant,
});
export type PayLink = z.infer<typeof PayLink>;

/** What a link shows to whoever has it: the package and the sum, and the first name of who asks; nothing of the child. */
export const PayLinkOrder = shape('PayLinkOrder', {
  /** `open`: to be paid · `bank`: the bank is at work on it · `paid` · `over`: the order is closed. */
  state: z.enum(['open', 'bank', 'paid', 'over']),
  parent: z.string(),
  kind: z.enum(['individual', 'group', 'subscription']),
  lessons: z.int(),
  total: Money,
  methods: z.array(PaymentMethod),
  until: Instant,
});
export type PayLinkOrder = z.infer<typeof PayLinkOrder>;

/** Links by which somebody else pays an order without signing in (docs/rules/payments.md#pay-links). */
export const payLinksCalls = defineCalls({
  'POST /pay-links': {
    who: parent,
    adult: 'pays',
    summary: 'Orders a package for somebody else to pay, and makes the link; the address is told this once',
    body: z.strictObject({
      productCode: word(40),
      currency: z.optional(Currency),
      promoCode: z.optional(line(100, 0)),
      termsAccepted: z.boolean(),
    }),
    gives: PayLink,
    refusals: [
      'payments.terms_not_accepted',
      'payments.intro_first',
      'payments.order_closed',
      'payments.provider_not_found',
      'catalogue.product_not_found',
      'catalogue.no_price',
      'pay-links.over',
      'request.too_many',
      ...codeRefusals,
      'promo_not_checked',
    ],
  },
  'GET /orders/:orderId/pay-link': {
    who: parent,
    adult: 'pays',
    summary: 'The living link of an order, without its address',
    gives: z.strictObject({ link: z.nullable(z.strictObject({ linkId: Id, until: Instant })) }),
    refusals: ['payments.order_not_found'],
  },
  'POST /orders/:orderId/pay-link': {
    who: parent,
    adult: 'pays',
    summary: 'Makes a link to pay an order that is open; the one before is good no more',
    body: Nothing,
    gives: PayLink,
    refusals: ['payments.order_not_found', 'payments.order_closed', 'request.too_many'],
  },
  'POST /orders/:orderId/pay-link/withdraw': {
    who: parent,
    adult: 'pays',
    summary: 'The link opens nothing any more; the order stays the family’s to pay',
    body: Nothing,
    gives: z.strictObject({ link: z.null() }),
    refusals: ['payments.order_not_found', 'pay-links.not_found'],
  },
  'POST /pay-links/look': {
    who: everybody,
    changesNothing: true,
    summary: 'What a link asks to pay',
    body: z.strictObject({ token: Token }),
    gives: PayLinkOrder,
    refusals: ['pay-links.not_found', 'request.too_many'],
  },
  'POST /pay-links/pay': {
    who: everybody,
    summary: 'Opens the checkout of the order; asked again it is the same one while it waits',
    body: z.strictObject({ token: Token, provider: word(20), method: word(20) }),
    gives: z.strictObject({ checkoutUrl: z.nullable(z.string()) }),
    refusals: [
      'pay-links.not_found',
      'payments.order_closed',
      'payments.provider_not_found',
      'payments.provider_unavailable',
      'request.too_many',
    ],
  },
});
