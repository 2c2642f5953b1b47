import type { Principal } from '#platform/principal';

import { tellLists, type Tools } from './tools.ts';

/** Everything in the conversation is read by the caller's side; the other side sees until when. */
export const readChat =
  (tools: Tools) =>
  (who: Principal, chatId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { chat, side } = await tools.chats.ofPerson(who, chatId);
      if (await tools.chats.read(chatId, side, tools.clock.now())) await tellLists(tools, chat);
    });
