import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { authorOf } from '../rules/side.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Asks managers to look at a message that the other side wrote. Once a person and message; asked again, it stays one. */
export const reportMessage =
  (tools: Tools) =>
  (who: Principal, chatId: string, messageId: string, reason: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { chat, side } = await tools.chats.ofPerson(who, chatId);
      const message = chat.kind === 'teacher' ? await tools.messages.find(chatId, messageId) : undefined;
      const author = message && (await tools.messages.authorOf(messageId));
      if (!message || !author || message.from === 'school') throw new Refusal('chat.message_not_found');
      if (message.from === authorOf(side, chat)) throw new Refusal('chat.own_message');
      const { from, authorName } = message;
      await tools.reports.reported({ chat, from, authorName, authorId: author.authorId, messageId, by: who.accountId, reason });
    });
