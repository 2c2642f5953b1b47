import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Calendar } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Acting } from '#platform/acting';
import type { Files } from '#platform/files';
import type { Realtime, TopicPath } from '#platform/realtime';

import type { Chats } from '../stores/chats.store.ts';
import type { CannedAnswers } from '../stores/canned-answers.store.ts';
import type { Hours } from '../stores/hours.store.ts';
import type { Readings } from '../stores/readings.store.ts';
import type { Reports } from '../reports/reports.ts';
import type { Messages } from '../stores/messages.store.ts';
import { type ChatRecord, listsOf } from '../rules/side.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  realtime: Pick<Realtime, 'changed' | 'recheck' | 'online' | 'writers' | 'onPresence'>;
  families: Pick<Families, 'family' | 'kidOf'>;
  calendar: Pick<Calendar, 'processesOf' | 'teacher' | 'pupilsAmong'>;
  files: Pick<Files, 'addPhoto' | 'addVoice' | 'addDocument' | 'delete' | 'url'>;
  identity: Pick<Identity, 'colleagues' | 'nameOf' | 'contactsOf'>;
  school: Pick<SchoolSettings, 'name'>;
  audit: Pick<Audit, 'record'>;
  /** The school's own address, which may be shared anywhere: `school.example`. */
  ownHost: string;
  chats: Chats;
  messages: Messages;
  reports: Reports;
  answers: CannedAnswers;
  hours: Hours;
  readings: Readings;
}

/** Tells everybody whose list of conversations shows this one. */
export async function tellLists({ realtime }: Pick<Tools, 'realtime'>, chat: ChatRecord): Promise<void> {
  for (const person of listsOf(chat)) await realtime.changed(`chats/${person}` satisfies TopicPath, chat.chatId);
}
