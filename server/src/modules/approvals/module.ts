import { approvalsCalls } from '@school/contract/approvals/calls';

import { defineModule } from '#platform/module';

import { approvalsHttp } from './approvals.http.ts';
import { createApprovals } from './approvals.ts';
import { eraseAsked } from './erase-kid.store.ts';

export type { Approvals as Door } from './approvals.ts';

export const approvalsModule = defineModule({
  name: 'approvals',
  needs: [],
  asks: ['nameOf', 'lockFamily', 'settingNow'],
  create: ({ settingNow, ...given }) =>
    createApprovals({ ...given, limits: () => ({ units: settingNow('approvalUnits'), amounts: settingNow('approvalAmounts') }) }),
  calls: approvalsCalls,
  handlers: approvalsHttp,
  // What waits for a second manager; each manager sees which of them are their own.
  topics: (approvals) => ({ approvals: { may: () => true, snapshot: (_, __, who) => approvals.list(who.accountId) } }),
  erase: eraseAsked,
  export: { nothing: 'What managers ask one another; what came of it stands in the papers of those who did it.' },
  retention: 'What managers asked one another for good; names leave it when the family or the child is erased.',
});
