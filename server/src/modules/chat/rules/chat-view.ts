import type { Chat } from '@school/contract/chat/shapes';

import { type ChatRecord, isWithSchool, type Side } from './side.ts';

/** Who is connected and who is typing, of the people in some conversations. */
export interface Seen {
  online: ReadonlySet<string>;
  /** Typing now: the topic of a conversation, and who. */
  writers: ReadonlyArray<{ topic: string; person: string }>;
  /** How the school is called, in the language of whoever looks. */
  school: string;
}

export const topicOf = (chatId: string) => `messages/${chatId}` as const;

/** The other side, as this side calls it: a teacher reads the kid's name and the parent's. */
function titleFor(side: Side, school: string, { kind, customerName, kidName, teacherName }: ChatRecord): string {
  if (side === 'customer') return isWithSchool({ kind }) ? school : (teacherName ?? '');
  return kidName === null ? customerName : `${kidName} (${customerName})`;
}

/** A conversation as one side of it sees it. */
export function chatView(chat: ChatRecord, side: Side, { online, writers, school }: Seen): Chat {
  const writing = writers.filter(({ topic }) => topic === topicOf(chat.chatId)).map(({ person }) => person);
  const forSchool = side === 'staff' && isWithSchool(chat);
  return {
    chatId: chat.chatId,
    kind: chat.kind,
    customer: chat.familyId,
    processId: chat.processId,
    kidUid: chat.kidUid,
    title: titleFor(side, school, chat),
    isCustomerOnline: online.has(chat.familyId),
    isCustomerWritingMsg: writing.includes(chat.familyId),
    isStaffOnline: chat.teacherId !== null && !isWithSchool(chat) && online.has(chat.teacherId),
    isStaffWritingMsg: writing.some((person) => person !== chat.familyId),
    unread: side === 'customer' ? chat.unreadByCustomer : chat.unreadByStaff,
    readTo: side === 'customer' ? chat.readByStaff : chat.readByCustomer,
    deliveredTo: side === 'customer' ? chat.comeToStaff : chat.comeToCustomer,
    lastMessage:
      chat.lastText === null || chat.lastAt === null
        ? null
        : {
            n: chat.messages,
            text: chat.lastText,
            isPicture: chat.lastIsPicture,
            attachment: chat.lastAttachment,
            timestamp: chat.lastAt.toString(),
          },
    waitingSince: (forSchool && chat.waitingSince?.toString()) || null,
    assignedTo:
      forSchool && chat.assignedTo !== null && chat.assignedName !== null ? { accountId: chat.assignedTo, name: chat.assignedName } : null,
    closedAt: (forSchool && chat.closedAt?.toString()) || null,
  };
}
