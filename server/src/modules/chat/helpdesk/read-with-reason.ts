import { chatLimits } from '@school/contract/chat/limits';
import type { TeacherChat } from '@school/contract/chat/manager-shapes';
import type { Message } from '@school/contract/chat/shapes';
import type { AnswerOf } from '@school/contract/calls';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { ChatRecord } from '../rules/side.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Opened = AnswerOf<'POST /manager/chats/:chatId/readings'>;
type Page = AnswerOf<'GET /manager/chat-readings/:readingId/messages'>;

const { messagesPage: most, messagesBack: furthest } = chatLimits;

const briefly = ({ chatId, familyId, customerName, kidName, teacherName, messages, lastAt }: ChatRecord): TeacherChat => ({
  chatId,
  familyId,
  familyName: customerName,
  kidName,
  teacherName: teacherName ?? '',
  messages,
  lastAt: lastAt?.toString() ?? null,
});

/**
 * Managers read what a family and its teacher write to each other, having said why (docs/rules/chat.md#reading-with-a-reason):
 * each opening is an entry of the log, and a right to go on in this one conversation for an hour. Nothing is marked as
 * read or delivered by it, and nothing can be written.
 */
export function readWithReason({ db, clock, chats, messages, readings, families, audit }: Tools) {
  async function chatOf(who: Principal, readingId: string): Promise<string> {
    const chatId = await readings.chatOf(readingId, who.accountId, clock.now());
    if (chatId === undefined) throw new Refusal('chat.reading_over');
    return chatId;
  }

  return {
    /** The conversations of a family with teachers, the last used first: who with whom, none of the words. */
    async teacherChats(familyId: string): Promise<TeacherChat[]> {
      await families.family(familyId);
      return (await chats.ofFamilyWithTeachers(familyId)).map(briefly);
    },

    open: (who: Principal, chatId: string, reason: string): Promise<Opened> =>
      db.inTransaction(async () => {
        const chat = await chats.find(chatId);
        if (chat?.kind !== 'teacher') throw new Refusal('chat.chat_not_found');
        const now = clock.now();
        const until = now.add({ minutes: chatLimits.readingMinutes });
        const readingId = newId();
        await readings.open({ readingId, chatId, accountId: who.accountId, until }, now);
        const name = [chat.teacherName, chat.customerName].filter(Boolean).join(' · ');
        await audit.record({
          by: who,
          act: 'chat.read_by_manager',
          familyId: chat.familyId,
          subject: { type: 'chat', id: chatId, name },
          reason,
        });
        return { readingId, until: until.toString(), chat: briefly(chat), ...(await messages.page(chatId, {}, { most, furthest })) };
      }),

    /** A page of 30 before a message, oldest first; with `backTo` all back to that one. */
    page: async (who: Principal, readingId: string, asked: { before?: string | undefined; backTo?: string | undefined }): Promise<Page> =>
      messages.page(await chatOf(who, readingId), asked, { most, furthest }),

    /** Messages with a text in them, the newest first. */
    search: async (who: Principal, readingId: string, text: string): Promise<Message[]> =>
      messages.withTextIn(await chatOf(who, readingId), text, chatLimits.found),
  };
}
