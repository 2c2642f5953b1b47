import type { Locale } from '@school/contract/shapes';
import type { MessageText } from '@school/words/letters/message-text';
import type { NotificationChannel } from '@school/contract/notifications/limits';
import type { QuietHours } from '@school/contract/notifications/shapes';

import type { Calendar } from '#modules/calendar';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { SchoolSettings } from '#modules/school';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';

import type { AnnouncementStore } from './announcements.store.ts';

interface Told {
  customerId: string;
  timezone: string;
  locale: Locale;
  email: string | null;
  phone: string | null;
}

interface HowTold {
  topic: 'message' | 'offers';
  asks: { name: string; about: unknown };
  through: { ways: readonly NotificationChannel[]; asChosen: boolean };
  unsubscribe?: string | undefined;
}

/** What announcements are built from. */
export interface AnnouncementsGiven {
  db: Db;
  clock: Clock;
  messages: Pick<Messages, 'queue' | 'statesOf' | 'answer'>;
  school: Pick<SchoolSettings, 'name' | 'opening'>;
  identity: Pick<Identity, 'reachOf' | 'reachOfMany' | 'managers' | 'accountOf' | 'nameOf'>;
  families: Pick<
    Families,
    | 'matching'
    | 'family'
    | 'kidsOfMany'
    | 'kidsOf'
    | 'timezonesOf'
    | 'zonesCounted'
    | 'namesOf'
    | 'whoAllow'
    | 'consentVersion'
    | 'decideConsent'
  >;
  ledger: Pick<Ledger, 'balancesOf'>;
  calendar: Pick<Calendar, 'processesOfMany'>;
  staffing: Pick<Staffing, 'employed'>;
  groups: Pick<Groups, 'seatsOf'>;
  /** Families that the staff have marked with a tag. */
  familiesTagged(tag: string): Promise<ReadonlySet<string>>;
  /** The school's address without a slash at the end. */
  address: string;
  /** Tells one person by the ways that are left; false where there was none. */
  tell(person: Told, key: string, words: MessageText, about: HowTold): Promise<boolean>;
  /** Quiet hours of those who have chosen them. */
  quietOf(customerIds: readonly string[]): Promise<Map<string, QuietHours | null>>;
}

export interface AnnouncementTools extends AnnouncementsGiven {
  store: AnnouncementStore;
}
