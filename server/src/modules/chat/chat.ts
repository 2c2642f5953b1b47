import { chatLimits } from '@school/contract/chat/limits';

import type { FamiliesNews } from '#modules/families';
import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';

import { createChats } from './chats.store.ts';
import { listChats, oneChat } from './list-chats.ts';
import { createMessages } from './messages.store.ts';
import { readChat } from './read-chat.ts';
import { sideOf } from './rules/side.ts';
import { sendMessage } from './send-message.ts';
import { tellLists, type Tools } from './tools.ts';
import { whenFamilyIsRegistered } from './when-family-is-registered.ts';
import { momentsOfATeacher, type TeacherMoment, whenProcessGetsATeacher } from './when-process-gets-a-teacher.ts';

export type ChatGiven = Pick<Tools, 'clock' | 'news' | 'realtime' | 'families' | 'scheduling'> & { db: Db };

/** Conversations of families with the school and with their teachers (spec §3 Chat, decisions D11). */
export function createChat({ db, ...given }: ChatGiven) {
  const tools: Tools = { ...given, db, chats: createChats(db), messages: createMessages(db) };
  const { news, realtime, chats, messages } = tools;
  const { messagesPage } = chatLimits;

  news.on<Extract<FamiliesNews, { type: 'families.registered' }>>(
    'families.registered',
    'chat.when-family-is-registered',
    whenFamilyIsRegistered(tools),
  );
  for (const moment of momentsOfATeacher) {
    news.on<TeacherMoment>(moment, 'chat.when-process-gets-a-teacher', whenProcessGetsATeacher(tools));
  }
  // Online flags: set by the first device, cleared by logging out or losing the last one (spec §4).
  realtime.onPresence(async (people) => {
    for (const chat of await chats.withAnyOf(people.filter((person) => person !== 'school'))) await tellLists(tools, chat);
  });

  return {
    list: listChats(tools),
    one: oneChat(tools),
    send: sendMessage(tools),
    read: readChat(tools),
    /** A page of 30 messages before a given one, oldest first; refuses with chat.chat_not_found. */
    async messages(who: Principal, chatId: string, before?: string) {
      await chats.ofPerson(who, chatId);
      return messages.page(chatId, before, messagesPage);
    },
    /** The last 30 messages, and one of them: for those who were let in to follow the conversation. */
    lastMessages: (chatId: string) => messages.page(chatId, undefined, messagesPage),
    message: messages.find,
    async mayFollow(who: Principal, chatId: string): Promise<boolean> {
      const chat = await chats.find(chatId);
      return chat !== undefined && sideOf(who, chat) !== undefined;
    },
    /** Somebody began or stopped typing in a conversation. */
    async tellWriting(chatId: string): Promise<void> {
      const chat = await chats.find(chatId);
      if (chat) await tellLists(tools, chat);
    },
  };
}

export type ChatModule = ReturnType<typeof createChat>;
