import type { Principal } from '#platform/principal';

import { tellLists, type Tools } from '../dependencies/dependencies.ts';

/** Everything in the conversation up to a place is read by the caller's side; the other side sees it. */
export const readChat =
  (tools: Tools) =>
  (who: Principal, chatId: string, upTo: number): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { chat, side } = await tools.chats.ofPerson(who, chatId, { lock: true });
      if (await tools.chats.read(chatId, side, upTo)) await tellLists(tools, chat);
    });

/** Messages have come to a device of the caller's side; the other side sees it. */
export const noteDelivered =
  (tools: Tools) =>
  (who: Principal, come: ReadonlyArray<{ chatId: string; upTo: number }>): Promise<void> =>
    tools.db.inTransaction(async () => {
      // Always in one order, so that two devices do not wait for each other.
      for (const { chatId, upTo } of come.toSorted((one, other) => one.chatId.localeCompare(other.chatId))) {
        const { chat, side } = await tools.chats.ofPerson(who, chatId);
        if (await tools.chats.come(chatId, side, upTo)) await tellLists(tools, chat);
      }
    });
