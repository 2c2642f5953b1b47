import type { Families } from '#modules/families';
import type { Scheduling } from '#modules/scheduling';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime, TopicPath } from '#platform/realtime';

import type { Chats } from './chats.store.ts';
import type { Messages } from './messages.store.ts';
import { type ChatRecord, listsOf } from './rules/side.ts';

/** What this module announces. */
export type ChatNews = {
  type: 'chat.message_sent';
  chatId: string;
  messageId: string;
  familyId: string;
  teacherId: string | null;
  from: 'customer' | 'teacher' | 'school';
  authorName: string;
};

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  news: Announcements;
  realtime: Pick<Realtime, 'changed' | 'recheck' | 'online' | 'writers' | 'onPresence'>;
  families: Pick<Families, 'family' | 'kidOf'>;
  scheduling: Pick<Scheduling, 'processesOf' | 'teacher'>;
  chats: Chats;
  messages: Messages;
}

/** Tells everybody whose list of conversations shows this one. */
export async function tellLists({ realtime }: Pick<Tools, 'realtime'>, chat: ChatRecord): Promise<void> {
  for (const person of listsOf(chat)) await realtime.changed(`chats/${person}` satisfies TopicPath, chat.chatId);
}
