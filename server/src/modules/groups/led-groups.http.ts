import type { ledGroupCalls } from '@school/contract/groups/teacher-calls';

import type { Handlers } from '#platform/http';

import type { Groups } from './groups.ts';

/** contract → action → view; a teacher is always the caller itself. */
export const ledGroupsHttp = (groups: Pick<Groups, 'ledBy'>): Handlers<typeof ledGroupCalls> => ({
  'GET /teacher/groups': ({ who }) => groups.ledBy(who.customerId),
});
