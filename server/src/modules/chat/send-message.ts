import { chatLimits } from '@school/contract/chat/limits';
import type { Message } from '@school/contract/chat/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';

import { authorOf, type ChatRecord, type Side } from './rules/side.ts';
import { type ChatNews, tellLists, type Tools } from './tools.ts';

/** Sends a message of up to 4,000 signs (decisions D11): counted as unread for the other side, seen at once by all. */
export const sendMessage =
  (tools: Tools) =>
  (who: Principal, chatId: string, text: string): Promise<Message> =>
    tools.db.inTransaction(async () => {
      const { clock, chats, messages, realtime, news } = tools;
      const { chat, side } = await chats.ofPerson(who, chatId, { lock: true });
      const authorName = await nameOf(tools, chat, side);
      const from = authorOf(side, chat);
      const now = clock.now();
      const message = await messages.add(
        { messageId: newId(), chatId, n: chat.messages + 1, side: from, authorId: who.accountId, authorName, text },
        now,
      );
      await chats.count(chatId, side, { text, authorName }, now);
      await realtime.changed(`messages/${chatId}`, message.messageId);
      await tellLists(tools, chat);
      const { familyId, teacherId } = chat;
      await news.announce<ChatNews>({
        type: 'chat.message_sent',
        chatId,
        messageId: message.messageId,
        familyId,
        teacherId,
        from,
        authorName,
      });
      return message;
    });

/** How the author is called on the message, for good: names may change, what was said stays as it was said. */
async function nameOf({ families }: Tools, chat: ChatRecord, side: Side): Promise<string> {
  if (side === 'staff') return chat.teacherName ?? chatLimits.schoolName;
  const { firstName, lastName } = await families.family(chat.familyId);
  return `${firstName} ${lastName}`.trim();
}
