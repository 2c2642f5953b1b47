import type { chatManagerCalls } from '@school/contract/chat/manager-calls';

import type { Handlers } from '#platform/http';

import type { ChatModule } from './chat.ts';

export const chatDeskHttp = ({ desk }: ChatModule): Handlers<typeof chatManagerCalls> => ({
  'GET /manager/families/:familyId/chat': ({ who, params }) => desk.ofFamily(who, params.familyId),
  'GET /manager/families/:familyId/teacher-chats': async ({ params }) => ({ chats: await desk.teacherChats(params.familyId) }),
  'POST /manager/chats/:chatId/readings': ({ who, params, body }) => desk.readings.open(who, params.chatId, body.reason),
  'GET /manager/chat-readings/:readingId/messages': ({ who, params, query }) => desk.readings.page(who, params.readingId, query),
  'GET /manager/chat-readings/:readingId/search': async ({ who, params, query }) => ({
    messages: await desk.readings.search(who, params.readingId, query.text),
  }),
  'GET /manager/chat-colleagues': async ({ who }) => ({ own: who.accountId, colleagues: await desk.colleagues() }),
  'POST /manager/chats/:chatId/assign': ({ who, params, body }) => desk.assign(who, params.chatId, body.accountId),
  'POST /manager/chats/:chatId/close': ({ who, params }) => desk.close(who, params.chatId),
  'GET /manager/canned-answers': async () => ({ answers: await desk.answers() }),
  'POST /manager/canned-answers': ({ who, body }) => desk.addAnswer(who, body),
  'PATCH /manager/canned-answers/:answerId': ({ who, params, body }) => desk.changeAnswer(who, params.answerId, body),
  'DELETE /manager/canned-answers/:answerId': async ({ who, params }) => {
    await desk.dropAnswer(who, params.answerId);
    return { done: true };
  },
  'POST /manager/chat-hours': ({ who, body }) => desk.setHours(who, body.days),
  'GET /manager/chat-reports': async ({ query }) => ({ reports: await desk.reports(query.state) }),
  'POST /manager/chat-reports/:reportId/close': ({ who, params, body }) => desk.closeReport(who, params.reportId, body.result),
});
