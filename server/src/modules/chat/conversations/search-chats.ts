import { chatLimits } from '@school/contract/chat/limits';
import type { Chat, Message } from '@school/contract/chat/shapes';

import type { Principal } from '#platform/principal';

import { viewsOf } from './list-chats.ts';
import type { Tools } from '../dependencies/dependencies.ts';

const people = 10;

/** Messages of own conversations (or of one) with a text in them, and conversations by a name; the newest first. */
export const searchChats =
  (tools: Tools) =>
  async (
    who: Principal,
    { text, chatId }: { text: string; chatId?: string | undefined },
  ): Promise<{ chats: Chat[]; messages: Array<{ title: string; message: Message }> }> => {
    if (chatId !== undefined) await tools.chats.ofPerson(who, chatId);
    const [named, found] = await Promise.all([
      chatId === undefined ? tools.chats.named(who, text, people) : [],
      tools.messages.withText(who, { text, chatId }, chatLimits.found),
    ]);
    const known = await tools.chats.some([...new Set(found.map((message) => message.chatId))]);
    const titles = new Map((await viewsOf(tools, who, known)).map((chat) => [chat.chatId, chat.title]));
    return {
      chats: await viewsOf(tools, who, named),
      messages: found.flatMap((message) => {
        const title = titles.get(message.chatId);
        return title === undefined ? [] : [{ title, message }];
      }),
    };
  };
