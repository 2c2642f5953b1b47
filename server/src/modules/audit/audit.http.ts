import type { auditCalls } from '@school/contract/audit/calls';

import type { Handlers } from '#platform/http';

import type { Audit } from './audit.ts';

export const auditHttp = (audit: Audit): Handlers<typeof auditCalls> => ({
  'GET /manager/audit': ({ query }) => audit.list(query),
});
