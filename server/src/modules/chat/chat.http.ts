import type { chatCalls, chatMoreCalls } from '@school/contract/chat/calls';

import type { Handlers } from '#platform/http';

import type { ChatModule } from './chat.ts';

export const chatHttp = (chat: ChatModule): Handlers<typeof chatCalls> => ({
  'GET /chats': async ({ who }) => ({ chats: await chat.list(who) }),
  'GET /chats/:chatId/messages': ({ who, params, query }) => chat.messages(who, params.chatId, query),
  'POST /chats/:chatId/messages': ({ who, params, body, request }) =>
    chat.send(who, params.chatId, { text: body.text, key: request.idempotencyKey }),
  'POST /chats/:chatId/read': async ({ who, params, body }) => {
    await chat.read(who, params.chatId, body.upTo);
    return { done: true };
  },
});

export const chatMoreHttp = (chat: ChatModule): Handlers<typeof chatMoreCalls> => ({
  'GET /chats/:chatId': ({ who, params }) => chat.insist(who, params.chatId),
  'POST /chats/:chatId/pictures': ({ who, params, query, request }) =>
    chat.sendPicture(who, params.chatId, { bytes: request.raw, text: query.text, key: request.idempotencyKey }),
  'POST /chats/:chatId/voices': ({ who, params, query, request }) =>
    chat.sendVoice(who, params.chatId, { bytes: request.raw, text: query.text, key: request.idempotencyKey }),
  'POST /chats/:chatId/documents': ({ who, params, query, request }) =>
    chat.sendDocument(who, params.chatId, { bytes: request.raw, name: query.name, text: query.text, key: request.idempotencyKey }),
  'POST /chats/delivered': async ({ who, body }) => {
    await chat.delivered(who, body.chats);
    return { done: true };
  },
  'GET /chats/search': ({ who, query }) => chat.search(who, query),
  'GET /chats/hours': () => chat.helpdesk.hours(),
  'POST /chats/:chatId/messages/:messageId/report': async ({ who, params, body }) => {
    await chat.report(who, params.chatId, params.messageId, body.reason);
    return { done: true };
  },
});
