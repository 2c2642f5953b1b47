import type { progressCalls } from '@school/contract/learning/progress-calls';

import type { Handlers } from '#platform/http';

import type { Learning } from './learning.ts';

export const progressHttp = (learning: Learning): Handlers<typeof progressCalls> => ({
  'GET /kids/:kidUid/progress': async ({ who, params: { kidUid } }) => ({ kidUid, courses: await learning.kidProgress(who, kidUid) }),
  'GET /kids/:kidUid/courses/:courseCode/skills': ({ who, params: { kidUid, courseCode } }) => learning.skills(who, kidUid, courseCode),
  'GET /kids/:kidUid/weeks/:day': ({ who, params: { kidUid, day } }) => learning.kidWeek(who, kidUid, day),
});
