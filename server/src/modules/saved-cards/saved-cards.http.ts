import type { savedCardsCalls } from '@school/contract/saved-cards/calls';

import type { Handlers } from '#platform/http';

import type { SavedCards } from './saved-cards.ts';

export const savedCardsHttp = (savedCards: SavedCards): Handlers<typeof savedCardsCalls> => ({
  'GET /payment/cards': ({ who }) => savedCards.list(who.customerId),
  'DELETE /payment/cards/:cardId': ({ who, params }) => savedCards.remove(who.customerId, params.cardId),
  'GET /payment/top-up': ({ who }) => savedCards.topUp(who.customerId),
  'POST /payment/top-up': ({ who, body }) => savedCards.agreeTopUp(who, body),
  'POST /payment/top-up/off': ({ who }) => savedCards.switchTopUpOff(who.customerId),
});
