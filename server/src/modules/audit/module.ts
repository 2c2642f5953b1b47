import { auditCalls } from '@school/contract/audit/calls';

import { defineModule } from '#platform/module';

import { auditHttp } from './audit.http.ts';
import { createAudit } from './audit.ts';

export type { Audit as Door } from './audit.ts';

export const auditModule = defineModule({
  name: 'audit',
  needs: [],
  asks: ['nameOf', 'familyNames'],
  create: createAudit,
  calls: auditCalls,
  handlers: auditHttp,
  erase: { nothing: 'Names leave the log by `eraseInAudit`, with the entry of the erasure itself, which holds what became of it.' },
  export: { nothing: 'It is the log of the staff; visits of support in the account stand in their own part.' },
  retention: 'For good; names leave it when the family or the child is erased.',
});
