import type { Audit } from '#modules/audit';
import type { Catalogue } from '#modules/catalogue';
import type { ChatModule } from '#modules/chat';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Learning } from '#modules/learning';
import type { LessonRoom } from '#modules/lesson-room';
import type { Ledger } from '#modules/ledger';
import type { Pages } from '#modules/pages';
import type { Promotions } from '#modules/promotions';
import type { Calendar } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Scheduling } from '#modules/scheduling';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';
import type { PushPort } from '#platform/push';
import type { Realtime } from '#platform/realtime';
import type { BotWay, TelegramPort } from '#platform/telegram';

import type { BalanceLevels } from './balance-levels.store.ts';
import type { ChoiceStore } from './choices.store.ts';
import type { Devices } from './devices.store.ts';
import type { ExpiryNotices } from './expiry-notices.store.ts';
import type { LessonNotices } from './lesson-notices.store.ts';
import type { MessageActs } from './message-acts.store.ts';
import type { Notices } from './notices.store.ts';
import type { ReminderStore } from './reminders.store.ts';
import type { TelegramChats } from './telegram/chats.store.ts';

/** What notifications are built from. */
export interface NotificationsGiven {
  db: Db;
  clock: Clock;
  messages: Messages;
  realtime: Pick<Realtime, 'changed' | 'online'>;
  audit: Pick<Audit, 'record'>;
  school: Pick<SchoolSettings, 'name' | 'now' | 'read' | 'opening' | 'proofs' | 'secrets'>;
  catalogue: Pick<Catalogue, 'titles'>;
  identity: Pick<
    Identity,
    'adults' | 'contactsOf' | 'reachOf' | 'reachOfMany' | 'accountOf' | 'managers' | 'livingSessions' | 'nameOf' | 'search' | 'roomLinks'
  >;
  families: Pick<
    Families,
    | 'family'
    | 'hasRefused'
    | 'timezonesOf'
    | 'zonesCounted'
    | 'kidOf'
    | 'kidsOf'
    | 'kidsOfMany'
    | 'kids'
    | 'namesOf'
    | 'matching'
    | 'whoAllow'
    | 'consentVersion'
    | 'decideConsent'
  >;
  calendar: Pick<Calendar, 'processesOf' | 'processesOfMany' | 'teacher' | 'lessonsAhead' | 'lessonsAheadOf'>;
  scheduling: Pick<Scheduling, 'suggestTimes'>;
  staffing: Pick<Staffing, 'employed'>;
  ledger: Pick<Ledger, 'balanceOf' | 'balancesOf' | 'free' | 'history' | 'expiring' | 'familiesWithExpiring'>;
  groups: Pick<Groups, 'list' | 'seatsOf'>;
  /** Families that the staff have marked with a tag. */
  familiesTagged(tag: string): Promise<ReadonlySet<string>>;
  pages: Pick<Pages, 'withOwnLetters'>;
  promotions: Pick<Promotions, 'openGifts'>;
  learning: Pick<Learning, 'coursesProgress' | 'familiesLearning' | 'weekOf' | 'fitsNext' | 'levelTitle'>;
  chat: Pick<ChatModule, 'list'>;
  lessonRoom: Pick<LessonRoom, 'isElsewhere'>;
  push: PushPort;
  /** The bot that is reached so. */
  botOf(way: BotWay | undefined): TelegramPort | undefined;
  onFault(fault: unknown, what: string): void;
  /** The sender of the school's mail: push services are told whom to write to. */
  mailFrom: string;
  /** Hears of calls for help at which nobody looks. */
  dutyPhone?: string | undefined;
  /** The school's address without a slash at the end. */
  address: string;
}

/** What a listener of this module works with. */
export interface Tools extends Omit<NotificationsGiven, 'db' | 'push' | 'botOf' | 'mailFrom'> {
  db: Pick<Db, 'inTransaction'>;
  reminders: ReminderStore;
  balanceLevels: BalanceLevels;
  expiryNotices: ExpiryNotices;
  choices: ChoiceStore;
  notices: Notices;
  devices: Devices;
  telegramChats: TelegramChats;
  lessonNotices: LessonNotices;
  messageActs: MessageActs;
}
