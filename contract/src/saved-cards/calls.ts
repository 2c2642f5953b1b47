import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { SavedCard } from '../payments/shapes.ts';
import { parent, parentAndSupport } from '../role-rows.ts';
import { Id, Nothing, whole, word } from '../shapes.ts';
import { topUpLimits } from './limits.ts';
import { TopUpState } from './shapes.ts';

/** Cards that families have saved (docs/rules/payments.md#saved-cards). What a provider calls one is part of no answer. */
export const savedCardsCalls = defineCalls({
  'GET /payment/cards': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'Saved cards of the family, the newest first',
    gives: z.strictObject({ cards: z.array(SavedCard) }),
    refusals: [],
  },
  'DELETE /payment/cards/:cardId': {
    who: parent,
    adult: 'never',
    summary: 'The card is charged no more, and is forgotten at its provider',
    gives: z.strictObject({ cards: z.array(SavedCard) }),
    refusals: ['payments.card_not_found'],
    idempotent: true,
  },
  'GET /payment/top-up': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'The automatic top-up of the family, and what it can be switched on with',
    gives: TopUpState,
    refusals: [],
  },
  'POST /payment/top-up': {
    who: parent,
    adult: 'never',
    summary: 'Switches the automatic top-up on, or changes it: the family agrees to what it was shown',
    body: z.strictObject({
      cardId: Id,
      productCode: word(40),
      threshold: whole(1, topUpLimits.mostLeft),
      /** What it was shown to cost, in minor units of the currency of the family. */
      price: whole(1, 2_000_000_000),
      agreed: z.boolean(),
    }),
    gives: TopUpState,
    refusals: [
      'payments.card_not_found',
      'payments.card_expired',
      'payments.top_up_not_agreed',
      'payments.top_up_threshold',
      'payments.top_up_price_changed',
      'catalogue.product_not_found',
      'catalogue.no_price',
    ],
    idempotent: true,
  },
  'POST /payment/top-up/off': {
    who: parent,
    adult: 'never',
    summary: 'Switches the automatic top-up off: nothing is charged any more',
    body: Nothing,
    gives: TopUpState,
    refusals: [],
    idempotent: true,
  },
});
