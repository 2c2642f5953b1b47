import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parentAndTeacher } from '../role-rows.ts';
import { filesLimits } from '../files/limits.ts';
import { Done, Id, largest, line, text, whole } from '../shapes.ts';
import { chatLimits } from './limits.ts';
import { Chat, ChatHours, Message } from './shapes.ts';

const place = whole(1, largest);
/** Words under what is sent. */
const caption = z.optional(text(chatLimits.captionLength));

export const chatCalls = defineCalls({
  'GET /chats': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'deny'],
    adult: 'sees',
    live: 'chats/:customerId',
    summary: 'Conversations of the caller',
    gives: z.strictObject({ chats: z.array(Chat) }),
    refusals: [],
  },
  'GET /chats/:chatId/messages': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'deny'],
    adult: 'sees',
    live: 'messages/:chatId',
    summary: 'Messages of a conversation, 30 at a time, oldest first; the newest page without `before`, with `backTo` all back to that one',
    query: z.strictObject({ before: z.optional(Id), backTo: z.optional(Id) }),
    gives: z.strictObject({ messages: z.array(Message), next: z.nullable(Id) }),
    refusals: ['chat.chat_not_found'],
  },
  'POST /chats/:chatId/messages': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Sends a message; its key makes it one for ever',
    body: z.strictObject({ text: text(chatLimits.messageLength) }),
    perMinute: 60,
    gives: Message,
    refusals: ['chat.chat_not_found', 'chat.contacts_not_shared'],
    idempotent: 'own',
  },
  'POST /chats/:chatId/read': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Everything up to this place is read',
    body: z.strictObject({ upTo: place }),
    gives: Done,
    refusals: ['chat.chat_not_found'],
  },
});

/** What else one does in conversations. */
export const chatMoreCalls = defineCalls({
  'GET /chats/:chatId': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'deny'],
    adult: 'sees',
    summary: 'One conversation of the caller',
    gives: Chat,
    refusals: ['chat.chat_not_found'],
  },
  'POST /chats/:chatId/pictures': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Sends a picture: checked and drawn anew; its key makes it one for ever',
    query: z.strictObject({ text: caption }),
    picture: filesLimits.pictureMegabytes * 1024 * 1024,
    perMinute: 20,
    gives: Message,
    refusals: ['chat.chat_not_found', 'chat.contacts_not_shared', 'files.too_large', 'files.not_a_picture'],
    idempotent: 'own',
  },
  'POST /chats/:chatId/voices': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Sends a recorded voice: sound alone, and no longer than may be; its key makes it one for ever',
    query: z.strictObject({ text: caption }),
    sound: filesLimits.soundMegabytes * 1024 * 1024,
    perMinute: 20,
    gives: Message,
    refusals: ['chat.chat_not_found', 'chat.contacts_not_shared', 'files.too_large', 'files.not_a_sound', 'files.sound_too_long'],
    idempotent: 'own',
  },
  'POST /chats/:chatId/documents': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Sends a document (PDF) under its name; its key makes it one for ever',
    query: z.strictObject({ name: line(chatLimits.fileName), text: caption }),
    document: filesLimits.documentMegabytes * 1024 * 1024,
    perMinute: 20,
    gives: Message,
    refusals: ['chat.chat_not_found', 'chat.contacts_not_shared', 'files.too_large', 'files.not_a_document'],
    idempotent: 'own',
  },
  'POST /chats/delivered': {
    who: ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
    adult: 'sees',
    summary: 'Messages of these conversations have come to a device of the caller, up to these places',
    body: z.strictObject({
      chats: z.array(z.strictObject({ chatId: Id, upTo: place })).check(z.minLength(1), z.maxLength(chatLimits.schoolChats)),
    }),
    gives: Done,
    refusals: ['chat.chat_not_found'],
  },
  'GET /chats/search': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'deny'],
    adult: 'sees',
    summary:
      'Messages of own conversations (or of one) that have this text in them, the newest first; conversations by the name of who is there',
    query: z.strictObject({
      text: line(chatLimits.searchTo, chatLimits.searchFrom),
      chatId: z.optional(Id),
    }),
    gives: z.strictObject({ chats: z.array(Chat), messages: z.array(z.strictObject({ title: z.string(), message: Message })) }),
    refusals: ['chat.chat_not_found'],
  },
  'GET /chats/hours': {
    who: ['deny', 'read', 'deny', 'deny', 'read', 'deny'],
    adult: 'sees',
    summary: 'When the school answers',
    gives: ChatHours,
    refusals: [],
  },
  'POST /chats/:chatId/messages/:messageId/report': {
    who: parentAndTeacher,
    adult: 'sees',
    summary: 'Asks managers to look at a message of the other side',
    body: z.strictObject({ reason: text(chatLimits.reportLength) }),
    gives: Done,
    refusals: ['chat.chat_not_found', 'chat.message_not_found', 'chat.own_message'],
    idempotent: true,
  },
});
