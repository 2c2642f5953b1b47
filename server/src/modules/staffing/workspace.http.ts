import type { workspaceCalls } from '@school/contract/staffing/workspace-calls';

import type { Staffing } from './staffing.ts';
import type { Handlers } from '#platform/http';

/** contract → action → view; a teacher is always the caller itself. */
export const workspaceHttp = (staffing: Staffing): Handlers<typeof workspaceCalls> => ({
  'POST /teacher/lessons/:eventId/note': ({ who, params, body }) => staffing.noteLesson(who.customerId, params.eventId, body),
  'GET /teacher/note-templates': async ({ who }) => ({ templates: await staffing.noteTemplates.list(who.customerId) }),
  'POST /teacher/note-templates': async ({ who, body }) => ({ templates: await staffing.noteTemplates.keep(who.customerId, body.text) }),
  async 'DELETE /teacher/note-templates/:templateId'({ who, params }) {
    await staffing.noteTemplates.drop(who.customerId, params.templateId);
    return { done: true };
  },
  'POST /teacher/lessons/:eventId/late': ({ who, params, body }) => staffing.tellLate(who.customerId, params.eventId, body.minutes),
  'GET /teacher/earnings': ({ who, query }) => staffing.earnings(who.customerId, query.month),
});
