import type { cabinetCalls } from '@school/contract/scheduling/cabinet-calls';

import type { Handlers } from '#platform/http';

import type { Scheduling } from '../scheduling.ts';

/** contract → action → view; a teacher is always the caller itself. */
export const cabinetHttp = (scheduling: Scheduling): Handlers<typeof cabinetCalls> => ({
  'POST /teacher/lessons/:eventId/note': ({ who, params, body }) => scheduling.noteLesson(who.customerId, params.eventId, body),
  'GET /teacher/note-templates': async ({ who }) => ({ templates: await scheduling.noteTemplates.list(who.customerId) }),
  'POST /teacher/note-templates': async ({ who, body }) => ({ templates: await scheduling.noteTemplates.keep(who.customerId, body.text) }),
  async 'DELETE /teacher/note-templates/:templateId'({ who, params }) {
    await scheduling.noteTemplates.drop(who.customerId, params.templateId);
    return { done: true };
  },
  'POST /teacher/lessons/:eventId/late': ({ who, params, body }) => scheduling.tellLate(who.customerId, params.eventId, body.minutes),
  'GET /teacher/earnings': ({ who, query }) => scheduling.earnings(who.customerId, query.month),
});
