import type { backOfficeCalls } from '@school/contract/back-office/calls';

import type { Handlers } from '#platform/http';

import type { BackOffice } from './back-office.ts';

export const backOfficeHttp = (backOffice: BackOffice): Handlers<typeof backOfficeCalls> => ({
  'GET /manager/families': async ({ query }) => backOffice.listFamilies(query),
});
