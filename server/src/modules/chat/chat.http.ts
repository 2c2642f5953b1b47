import type { chatCalls } from '@school/contract/chat/calls';

import type { Handlers } from '#platform/http';

import type { ChatModule } from './chat.ts';

export const chatHttp = (chat: ChatModule): Handlers<typeof chatCalls> => ({
  'GET /chats': async ({ who }) => ({ chats: await chat.list(who) }),
  'GET /chats/:chatId/messages': ({ who, params, query }) => chat.messages(who, params.chatId, query.before),
  'POST /chats/:chatId/messages': ({ who, params, body }) => chat.send(who, params.chatId, body.text),
  'POST /chats/:chatId/read': async ({ who, params }) => {
    await chat.read(who, params.chatId);
    return { done: true };
  },
});
