import type { groupsCalls } from '@school/contract/groups/calls';

import type { Handlers } from '#platform/http';

import type { Groups } from './groups.ts';

export const groupsHttp = (groups: Groups): Handlers<typeof groupsCalls> => ({
  'GET /groups': async () => ({ groups: await groups.list() }),
});
