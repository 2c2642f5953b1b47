import { adultsCalls } from '@school/contract/adults/calls';

import { defineModule } from '#platform/module';

import { createAdults } from './adults.ts';
import { adultsHttp } from './adults.http.ts';
import { eraseAdults } from './erase-kid.store.ts';
import { exportAdults } from './export-family.store.ts';

export type { Adults as Door } from './adults.ts';

export const adultsModule = defineModule({
  name: 'adults',
  needs: ['identity', 'audit', 'school', 'families'],
  create: (given) => createAdults({ ...given, address: given.settings.publicUrl }),
  calls: adultsCalls,
  handlers: (adults) => adultsHttp(adults),
  jobs: (adults) => ({ 'adults.forget-over': ['35 3 * * *', adults.forgetOver] }),
  erase: eraseAdults,
  export: exportAdults,
  retention:
    'Invitations for 90 days after they are over, what the grown-ups of a family did for a year, what was done with them until it is erased.',
});
