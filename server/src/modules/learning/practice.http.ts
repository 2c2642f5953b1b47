import type { practiceCalls } from '@school/contract/learning/practice-calls';

import type { Handlers } from '#platform/http';

import type { Learning } from './learning.ts';

export const practiceHttp = (learning: Learning): Handlers<typeof practiceCalls> => ({
  'GET /kids/:kidUid/practice': ({ who, params: { kidUid } }) => learning.practice(who, kidUid),
  'PATCH /kids/:kidUid/practice': ({ who, params: { kidUid }, body: { minutes } }) => learning.choosePracticeMinutes(who, kidUid, minutes),
  'POST /kids/:kidUid/courses/:courseCode/practice': ({ who, params: { kidUid, courseCode } }) =>
    learning.openPractice(who, kidUid, courseCode),
  'GET /kids/:kidUid/mastery': async ({ who, params: { kidUid } }) => ({ kidUid, courses: await learning.mastered(who, kidUid) }),
});
