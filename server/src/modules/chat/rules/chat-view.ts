import { chatLimits } from '@school/contract/chat/limits';
import type { Chat } from '@school/contract/chat/shapes';

import type { ChatRecord, Side } from './side.ts';

/** Who is connected and who is typing, of the people in some conversations. */
export interface Seen {
  online: ReadonlySet<string>;
  /** Typing now: the topic of a conversation, and who. */
  writers: ReadonlyArray<{ topic: string; person: string }>;
}

export const topicOf = (chatId: string) => `messages/${chatId}` as const;

/** The other side, as this side calls it: a teacher reads the kid's name and the parent's. */
function titleFor(side: Side, { kind, customerName, kidName, teacherName }: ChatRecord): string {
  if (side === 'customer') return kind === 'school' ? chatLimits.schoolName : (teacherName ?? '');
  return kidName === null ? customerName : `${kidName} (${customerName})`;
}

/** A conversation as one side of it sees it. */
export function chatView(chat: ChatRecord, side: Side, { online, writers }: Seen): Chat {
  const writing = writers.filter(({ topic }) => topic === topicOf(chat.chatId)).map(({ person }) => person);
  const readByOther = side === 'customer' ? chat.readByStaffAt : chat.readByCustomerAt;
  return {
    chatId: chat.chatId,
    kind: chat.kind,
    customer: chat.familyId,
    processId: chat.processId,
    kidUid: chat.kidUid,
    title: titleFor(side, chat),
    isCustomerOnline: online.has(chat.familyId),
    isCustomerWritingMsg: writing.includes(chat.familyId),
    isStaffOnline: chat.teacherId !== null && online.has(chat.teacherId),
    isStaffWritingMsg: writing.some((person) => person !== chat.familyId),
    unread: side === 'customer' ? chat.unreadByCustomer : chat.unreadByStaff,
    readUntil: readByOther?.toString() ?? null,
    lastMessage: chat.lastText === null || chat.lastAt === null ? null : { text: chat.lastText, timestamp: chat.lastAt.toString() },
  };
}
