import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Done, Id, line } from '../shapes.ts';
import { chatLimits } from './limits.ts';
import { Chat, Message } from './shapes.ts';

export const chatCalls = defineCalls({
  'GET /chats': {
    summary: 'Conversations of the caller',
    gives: z.strictObject({ chats: z.array(Chat) }),
    refusals: [],
  },
  'GET /chats/:chatId/messages': {
    summary: 'Messages of a conversation, 30 at a time, oldest first; the newest page without `before`',
    params: z.strictObject({ chatId: Id }),
    query: z.strictObject({ before: z.optional(Id) }),
    gives: z.strictObject({ messages: z.array(Message), next: z.nullable(Id) }),
    refusals: ['chat.chat_not_found'],
  },
  'POST /chats/:chatId/messages': {
    summary: 'Sends a message',
    params: z.strictObject({ chatId: Id }),
    body: z.strictObject({ text: line(chatLimits.messageLength) }),
    gives: Message,
    refusals: ['chat.chat_not_found'],
    idempotent: true,
  },
  'POST /chats/:chatId/read': {
    summary: 'Everything up to now is read',
    params: z.strictObject({ chatId: Id }),
    body: z.strictObject({}),
    gives: Done,
    refusals: ['chat.chat_not_found'],
  },
});
