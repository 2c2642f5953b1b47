import { catalogueCalls } from '@school/contract/catalogue/calls';
import { offerCalls } from '@school/contract/catalogue/offer';
import { trialTermsCalls } from '@school/contract/catalogue/trial-terms';

import { defineModule } from '#platform/module';

import { catalogueHttp } from './catalogue.http.ts';
import { createCatalogue } from './catalogue.ts';

export type { Catalogue as Door } from './catalogue.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  needs: [],
  asks: ['nameOf', 'settingNow'],
  create: createCatalogue,
  calls: { ...catalogueCalls, ...offerCalls, ...trialTermsCalls },
  handlers: (catalogue, { nameOf }) => catalogueHttp(catalogue, nameOf),
  erase: { nothing: 'Packages and prices are of no family.' },
  export: { nothing: 'Packages and prices are of no family.' },
  retention: 'Packages and prices for good, as orders stand on them.',
});
