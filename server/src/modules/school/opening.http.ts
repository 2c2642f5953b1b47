import type { openingCalls } from '@school/contract/school/opening-calls';

import { countedAddress } from '#platform/counted-address';
import type { Handlers } from '#platform/http';

import type { SchoolSettings } from './school.ts';

export const openingHttp = ({ opening }: Pick<SchoolSettings, 'opening'>): Handlers<typeof openingCalls> => ({
  'GET /school/opening': async () => ({ state: await opening.state() }),
  'POST /school/waiting': async ({ body, request }) => {
    await opening.wait(body.email, body.locale, countedAddress(request.ip));
    return { done: true };
  },
});
