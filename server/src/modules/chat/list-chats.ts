import type { Chat } from '@school/contract/chat/shapes';

import { chatView, type Seen, topicOf } from './rules/chat-view.ts';
import { type ChatRecord, sideOf, type Talker } from './rules/side.ts';
import type { Tools } from './tools.ts';

type Reading = Pick<Tools, 'chats' | 'realtime'>;

/** Who of these conversations' people is connected, and who is typing there. */
async function lookAt({ realtime }: Reading, chats: readonly ChatRecord[]): Promise<Seen> {
  const people = chats.flatMap(({ familyId, teacherId }) => (teacherId === null ? [familyId] : [familyId, teacherId]));
  const [online, writers] = await Promise.all([realtime.online(people), realtime.writers(chats.map(({ chatId }) => topicOf(chatId)))]);
  return { online, writers };
}

/** Conversations as a person sees them; what is none of theirs is left out. */
export async function viewsOf(tools: Reading, who: Talker, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const seen = await lookAt(tools, chats);
  return chats.flatMap((chat) => {
    const side = sideOf(who, chat);
    return side ? [chatView(chat, side, seen)] : [];
  });
}

/** The conversations of a person, the most recently used first. */
export const listChats =
  (tools: Reading) =>
  async (who: Talker): Promise<Chat[]> =>
    viewsOf(tools, who, await tools.chats.list(who));

/** One conversation of a person; undefined when it is none of theirs. */
export const oneChat =
  (tools: Reading) =>
  async (who: Talker, chatId: string): Promise<Chat | undefined> => {
    const chat = await tools.chats.find(chatId);
    return chat && (await viewsOf(tools, who, [chat]))[0];
  };
