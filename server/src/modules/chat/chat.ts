import { chatLimits } from '@school/contract/chat/limits';

import type { Db } from '#platform/db';
import { listenTo } from '#platform/module';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { createChats } from './stores/chats.store.ts';
import { createCannedAnswers } from './stores/canned-answers.store.ts';
import { helpdeskActions } from './helpdesk/helpdesk.ts';
import { createHours } from './stores/hours.store.ts';
import { createReadings } from './stores/readings.store.ts';
import { createReports } from './reports/reports.ts';
import { listChats, oneChat } from './conversations/list-chats.ts';
import { createMessages } from './stores/messages.store.ts';
import { noteDelivered, readChat } from './conversations/read-chat.ts';
import { reportMessage } from './conversations/report-message.ts';
import { searchChats } from './conversations/search-chats.ts';
import { sendMessage } from './conversations/send-message.ts';
import { sendDocument, sendVoice } from './conversations/send-attachment.ts';
import { sendPicture } from './conversations/send-picture.ts';
import { contactsIn } from './rules/contacts.ts';
import { tellLists, type Tools } from './dependencies/dependencies.ts';
import { whenFamilyIsRegistered } from './conversations/when-family-is-registered.ts';
import { whenProcessGetsATeacher } from './conversations/when-process-gets-a-teacher.ts';

export type ChatGiven = Pick<
  Tools,
  'clock' | 'outbox' | 'realtime' | 'families' | 'calendar' | 'files' | 'identity' | 'audit' | 'school'
> & {
  db: Db;
  /** The school's public address. */
  address: string;
};

/** Conversations of families with the school and with their teachers (docs/rules/wire.md#chat, docs/rules/chat.md). */
export function createChat({ db, address, ...given }: ChatGiven) {
  const messages = createMessages(db, given.files);
  const tools: Tools = {
    ...given,
    db,
    ownHost: new URL(address).host,
    chats: createChats(db, async (teacherId, kidUid) => (await given.calendar.pupilsAmong(teacherId, [kidUid])).size > 0),
    messages,
    readings: createReadings(db),
    reports: createReports({ ...given, db, messages }),
    answers: createCannedAnswers(db),
    hours: createHours(db),
  };
  const { realtime, chats } = tools;
  const { messagesPage, messagesBack } = chatLimits;
  const pages = { most: messagesPage, furthest: messagesBack };
  const one = oneChat(tools);
  const processGetsATeacher = { 'chat.when-process-gets-a-teacher': whenProcessGetsATeacher(tools) };

  // Online flags: set by the first device, cleared by logging out or losing the last one (docs/rules/chat.md#presence).
  realtime.onPresence(async (people) => {
    for (const chat of await chats.withAnyOf(people.filter((person) => person !== 'school'))) await tellLists(tools, chat);
  });

  return {
    /** Does a text share a contact, so that lessons and payments go past the school? */
    sharesContact: (text: string): boolean => contactsIn(text, tools.ownHost) !== undefined,
    list: listChats(tools),
    one,
    /** One conversation of a person; refuses with chat.chat_not_found. */
    async insist(who: Principal, chatId: string) {
      const chat = await one(who, chatId);
      if (!chat) throw new Refusal('chat.chat_not_found');
      return chat;
    },
    send: sendMessage(tools),
    sendPicture: sendPicture(tools),
    sendVoice: sendVoice(tools),
    sendDocument: sendDocument(tools),
    read: readChat(tools),
    delivered: noteDelivered(tools),
    search: searchChats(tools),
    report: reportMessage(tools),
    /** Managers' own work. */
    helpdesk: helpdeskActions(tools),
    /** A page of 30 messages before a given one, oldest first; refuses with chat.chat_not_found. */
    async messages(who: Principal, chatId: string, asked: { before?: string | undefined; backTo?: string | undefined } = {}) {
      await chats.ofPerson(who, chatId);
      return messages.page(chatId, asked, pages);
    },
    /** The last 30 messages, and one of them: for those who were let in to follow the conversation. */
    lastMessages: (chatId: string) => messages.page(chatId, {}, pages),
    /** Has the side it was sent to not read this message yet? For whoever tells people of unread messages. */
    async isUnread(chatId: string, messageId: string): Promise<boolean> {
      const [chat, message] = await Promise.all([chats.find(chatId), messages.find(chatId, messageId)]);
      if (!chat || !message) return false;
      return message.n > (message.from === 'customer' ? chat.readByStaff : chat.readByCustomer);
    },
    message: messages.find,
    async mayFollow(who: Principal, chatId: string): Promise<boolean> {
      const chat = await chats.find(chatId);
      return chat !== undefined && (await chats.sideNow(who, chat)) !== undefined;
    },
    /** Whose family a conversation is; none when there is no such conversation. */
    async familiesOf(chatId: string): Promise<string[]> {
      const chat = await chats.find(chatId);
      return chat && chat.kind !== 'staff' ? [chat.familyId] : [];
    },
    /** Somebody began or stopped typing in a conversation. */
    async tellWriting(chatId: string): Promise<void> {
      const chat = await chats.find(chatId);
      if (chat) await tellLists(tools, chat);
    },
    listens: listenTo({
      'families.registered': { 'chat.when-family-is-registered': whenFamilyIsRegistered(tools) },
      'scheduling.intro_booked': processGetsATeacher,
      'scheduling.schedule_set': processGetsATeacher,
      'scheduling.learning_started': processGetsATeacher,
      'scheduling.teacher_changed': processGetsATeacher,
      // A trial may be moved to another teacher.
      'scheduling.lessons_transferred': processGetsATeacher,
    }),
  };
}

export type ChatModule = ReturnType<typeof createChat>;
