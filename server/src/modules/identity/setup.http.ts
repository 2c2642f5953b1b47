import type { setupCalls } from '@school/contract/identity/setup-calls';

import type { Handlers } from '#platform/http';

import type { Identity } from './identity.ts';

export const setupHttp = ({ setup }: Pick<Identity, 'setup'>): Handlers<typeof setupCalls> => ({
  'GET /setup': async () => {
    await setup.insistOnUnfinished();
    return { done: true };
  },
  'POST /setup/claim': ({ body, request }) => setup.claim({ ...body, ip: request.ip }),
  'POST /setup/owner': ({ body, request }) => setup.becomeOwner({ ...body, ip: request.ip }),
  'POST /setup/recover': ({ body, request }) => setup.recover({ ...body, ip: request.ip }),
});
