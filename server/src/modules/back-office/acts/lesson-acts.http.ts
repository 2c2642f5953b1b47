import type { lessonActCalls } from '@school/contract/back-office/lesson-calls';

import type { Handlers } from '#platform/http';

import type { LessonActs } from './lesson-acts.ts';

/** contract → action → view. */
export const lessonActsHttp = (acts: LessonActs): Handlers<typeof lessonActCalls> => ({
  'GET /manager/families/:familyId/lessons': ({ params, query }) => acts.show(params.familyId, query),
  'GET /manager/families/:familyId/trial-times': ({ params, query }) => acts.trialTimes({ ...params, ...query }),
  'GET /manager/families/:familyId/processes/:processId/lesson-times': ({ params }) => acts.lessonTimes(params.familyId, params.processId),
  'GET /manager/families/:familyId/processes/:processId/weekly-times': ({ params }) => acts.weeklyTimes(params.familyId, params.processId),
  'GET /manager/lessons/:eventId/substitutes': ({ params }) => acts.substitutes(params.eventId),
  'POST /manager/families/:familyId/acts/preview': ({ who, params, body }) => acts.preview(who, params.familyId, body.act),
  'POST /manager/families/:familyId/acts': ({ who, params, body: { act, reason, despite = false } }) =>
    acts.carryOut(who, { familyId: params.familyId, act, reason, despite }),
  'POST /manager/lessons/acts/preview': ({ who, body }) => acts.previewMany(who, body),
  'POST /manager/lessons/acts': ({ who, body }) => acts.carryOutMany(who, body),
  'GET /manager/requests': () => acts.requests(),
});
