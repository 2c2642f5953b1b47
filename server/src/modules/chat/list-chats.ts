import type { Chat } from '@school/contract/chat/shapes';

import { chatView, type Seen, topicOf } from './rules/chat-view.ts';
import { type ChatRecord, sideOf, type Talker } from './rules/side.ts';
import type { Tools } from './tools.ts';

type Reading = Pick<Tools, 'chats' | 'realtime' | 'scheduling'>;

/** Who of these conversations' people is connected, and who is typing there. */
async function lookAt({ realtime }: Reading, chats: readonly ChatRecord[]): Promise<Seen> {
  const people = chats.flatMap(({ familyId, teacherId }) => (teacherId === null ? [familyId] : [familyId, teacherId]));
  const [online, writers] = await Promise.all([realtime.online(people), realtime.writers(chats.map(({ chatId }) => topicOf(chatId)))]);
  return { online, writers };
}

/** Conversations as a person sees them; what is none of theirs is left out. */
export async function viewsOf(tools: Reading, who: Talker, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const open = await stillOpen(tools, who, chats);
  const seen = await lookAt(tools, open);
  return open.flatMap((chat) => {
    const side = sideOf(who, chat);
    return side ? [chatView(chat, side, seen)] : [];
  });
}

/** A teacher sees conversations about kids that are pupils now, or were lately; everybody else all of theirs. */
async function stillOpen({ scheduling }: Reading, who: Talker, chats: readonly ChatRecord[]): Promise<readonly ChatRecord[]> {
  if (who.role !== 'teacher') return chats;
  const pupils = await scheduling.pupilsAmong(
    who.customerId,
    chats.flatMap(({ kidUid }) => kidUid ?? []),
  );
  return chats.filter(({ kidUid }) => kidUid === null || pupils.has(kidUid));
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
