import type { pupilCalls } from '@school/contract/learning/pupil-calls';

import type { Handlers } from '#platform/http';

import type { Learning } from './learning.ts';

/** contract → action → view; a teacher is always the caller itself. */
export const pupilsHttp = (learning: Learning): Handlers<typeof pupilCalls> => ({
  'GET /teacher/pupils': ({ who }) => learning.pupils(who.customerId),
  'GET /teacher/pupils/:kidUid': ({ who, params }) => learning.pupil(who.customerId, params.kidUid),
});
