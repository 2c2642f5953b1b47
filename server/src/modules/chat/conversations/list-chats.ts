import type { Chat } from '@school/contract/chat/shapes';

import { newId } from '#platform/ids';

import { chatView, type Seen, topicOf } from '../rules/chat-view.ts';
import { type ChatRecord, sideOf, type Talker } from '../rules/side.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Reading = Pick<Tools, 'chats' | 'clock' | 'realtime' | 'calendar' | 'school'>;

/** Who of these conversations' people is connected, and who is typing there. */
async function lookAt({ realtime, school }: Reading, { locale }: Talker, chats: readonly ChatRecord[]): Promise<Seen> {
  const people = chats.flatMap(({ familyId, teacherId }) => (teacherId === null ? [familyId] : [familyId, teacherId]));
  const [online, writers] = await Promise.all([realtime.online(people), realtime.writers(chats.map(({ chatId }) => topicOf(chatId)))]);
  return { online, writers, school: school.name(locale) };
}

/** Conversations as a person sees them; what is none of theirs is left out. */
export async function viewsOf(tools: Reading, who: Talker, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const open = await stillOpen(tools, who, chats);
  const seen = await lookAt(tools, who, open);
  return open.flatMap((chat) => {
    const side = sideOf(who, chat);
    return side ? [chatView(chat, side, seen)] : [];
  });
}

/** A teacher sees conversations about kids that are pupils now, or were lately; everybody else all of theirs. */
async function stillOpen({ calendar }: Reading, who: Talker, chats: readonly ChatRecord[]): Promise<readonly ChatRecord[]> {
  if (who.role !== 'teacher') return chats;
  const pupils = await calendar.pupilsAmong(
    who.customerId,
    chats.flatMap(({ kidUid }) => kidUid ?? []),
  );
  return chats.filter(({ kidUid }) => kidUid === null || pupils.has(kidUid));
}

/** A teacher may write to the school from the first look at the list: the conversation is opened by it, once. */
async function openWithSchool({ chats, clock, calendar }: Reading, teacherId: string): Promise<void> {
  if (await chats.hasOfTeacher(teacherId)) return;
  const { name } = await calendar.teacher(teacherId);
  const nobodysProcess = { processId: null, kidUid: null, kidName: null };
  const chat = { chatId: newId(), kind: 'staff', familyId: teacherId, teacherId, customerName: name, teacherName: name } as const;
  await chats.open({ ...chat, ...nobodysProcess }, clock.now());
}

/** The conversations of a person, the most recently used first. */
export const listChats =
  (tools: Reading) =>
  async (who: Talker): Promise<Chat[]> => {
    if (who.role === 'teacher') await openWithSchool(tools, who.customerId);
    return viewsOf(tools, who, await tools.chats.list(who));
  };

/** One conversation of a person; undefined when it is none of theirs. */
export const oneChat =
  (tools: Reading) =>
  async (who: Talker, chatId: string): Promise<Chat | undefined> => {
    const chat = await tools.chats.find(chatId);
    return chat && (await viewsOf(tools, who, [chat]))[0];
  };
