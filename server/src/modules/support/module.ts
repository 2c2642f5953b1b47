import { supportCalls } from '@school/contract/support/calls';

import { defineModule } from '#platform/module';

import { eraseVisits } from './erase-kid.store.ts';
import { exportVisits } from './export-family.store.ts';
import { createSupport } from './support.ts';
import { supportHttp } from './support.http.ts';

export type { Support as Door } from './support.ts';

export const supportModule = defineModule({
  name: 'support',
  needs: ['identity', 'families', 'audit'],
  create: createSupport,
  calls: supportCalls,
  handlers: (support, { identity, clock }) => supportHttp(support, identity, clock),
  listens: (support) => support.listens,
  erase: eraseVisits,
  export: exportVisits,
  retention: 'That a colleague was in the account, for good; names leave the reasons when the family or the child is erased.',
});
