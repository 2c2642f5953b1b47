import { savedCardsCalls } from '@school/contract/saved-cards/calls';

import { defineModule } from '#platform/module';

import { eraseCards } from './erase-family.store.ts';
import { exportCards } from './export-family.store.ts';
import { savedCardsHttp } from './saved-cards.http.ts';
import { createSavedCards } from './saved-cards.ts';

export type { SavedCards as Door } from './saved-cards.ts';

export const savedCardsModule = defineModule({
  name: 'saved-cards',
  needs: ['school', 'catalogue', 'families', 'ledger', 'calendar', 'payments', 'refunds'],
  create: createSavedCards,
  calls: savedCardsCalls,
  handlers: savedCardsHttp,
  jobs: (savedCards) => ({
    'saved-cards.forget': ['*/10 * * * *', savedCards.forgetRemoved],
    'saved-cards.top-up': ['*/10 * * * *', savedCards.runTopUps],
  }),
  erase: eraseCards,
  export: exportCards,
  retention: 'Saved cards until their family takes them off or is erased; that it agreed as long as the order.',
});
