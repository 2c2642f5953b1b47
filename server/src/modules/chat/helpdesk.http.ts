import type { chatManagerCalls } from '@school/contract/chat/manager-calls';

import type { Handlers } from '#platform/http';

import type { ChatModule } from './chat.ts';

export const helpdeskHttp = ({ helpdesk }: ChatModule): Handlers<typeof chatManagerCalls> => ({
  'GET /manager/families/:familyId/chat': ({ who, params }) => helpdesk.ofFamily(who, params.familyId),
  'GET /manager/families/:familyId/teacher-chats': async ({ params }) => ({ chats: await helpdesk.teacherChats(params.familyId) }),
  'POST /manager/chats/:chatId/readings': ({ who, params, body }) => helpdesk.readings.open(who, params.chatId, body.reason),
  'GET /manager/chat-readings/:readingId/messages': ({ who, params, query }) => helpdesk.readings.page(who, params.readingId, query),
  'GET /manager/chat-readings/:readingId/search': async ({ who, params, query }) => ({
    messages: await helpdesk.readings.search(who, params.readingId, query.text),
  }),
  'GET /manager/chat-colleagues': async ({ who }) => ({ own: who.accountId, colleagues: await helpdesk.colleagues() }),
  'POST /manager/chats/:chatId/assign': ({ who, params, body }) => helpdesk.assign(who, params.chatId, body.accountId),
  'POST /manager/chats/:chatId/close': ({ who, params }) => helpdesk.close(who, params.chatId),
  'GET /manager/canned-answers': async () => ({ answers: await helpdesk.answers() }),
  'POST /manager/canned-answers': ({ who, body }) => helpdesk.addAnswer(who, body),
  'PATCH /manager/canned-answers/:answerId': ({ who, params, body }) => helpdesk.changeAnswer(who, params.answerId, body),
  'DELETE /manager/canned-answers/:answerId': async ({ who, params }) => {
    await helpdesk.dropAnswer(who, params.answerId);
    return { done: true };
  },
  'POST /manager/chat-hours': ({ who, body }) => helpdesk.setHours(who, body.days),
  'GET /manager/chat-reports': async ({ query }) => ({ reports: await helpdesk.reports(query.state) }),
  'POST /manager/chat-reports/:reportId/close': ({ who, params, body }) => helpdesk.closeReport(who, params.reportId, body.result),
});
