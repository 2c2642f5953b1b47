import type { backOfficeCalls } from '@school/contract/back-office/calls';

import type { Handlers } from '#platform/http';

import type { BackOffice } from './back-office.ts';

export const backOfficeHttp = (backOffice: BackOffice): Handlers<typeof backOfficeCalls> => ({
  'GET /manager/found': async ({ query }) => ({ families: await backOffice.find(query.search) }),
  'GET /manager/families': async ({ who, query }) => backOffice.listFamilies(who, query),
});
