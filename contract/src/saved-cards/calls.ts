import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { SavedCard } from '../payments/shapes.ts';
import { parent, parentAndSupport } from '../role-rows.ts';

/** Cards that families have saved (docs/rules/payments.md#saved-cards). What a provider calls one is part of no answer. */
export const savedCardsCalls = defineCalls({
  'GET /payment/cards': {
    who: parentAndSupport,
    summary: 'Saved cards of the family, the newest first',
    gives: z.strictObject({ cards: z.array(SavedCard) }),
    refusals: [],
  },
  'DELETE /payment/cards/:cardId': {
    who: parent,
    summary: 'The card is charged no more, and is forgotten at its provider',
    gives: z.strictObject({ cards: z.array(SavedCard) }),
    refusals: ['payments.card_not_found'],
    idempotent: true,
  },
});
