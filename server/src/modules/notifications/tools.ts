import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Promotions } from '#modules/promotions';
import type { Scheduling } from '#modules/scheduling';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';

import type { BalanceLevels } from './balance-levels.store.ts';
import type { ExpiryNotices } from './expiry-notices.store.ts';
import type { ReminderStore } from './reminders.store.ts';

/** What a listener of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  messages: Pick<Messages, 'queue'>;
  news: Pick<Announcements, 'on'>;
  identity: Pick<Identity, 'contactsOf' | 'managers'>;
  families: Pick<Families, 'family' | 'kidOf' | 'kidsOf'>;
  scheduling: Pick<Scheduling, 'processesOf' | 'teacher' | 'suggestTimes'>;
  ledger: Pick<Ledger, 'balanceOf' | 'free' | 'history' | 'expiring' | 'familiesWithExpiring'>;
  groups: Pick<Groups, 'list'>;
  promotions: Pick<Promotions, 'openGifts'>;
  reminders: ReminderStore;
  balanceLevels: BalanceLevels;
  expiryNotices: ExpiryNotices;
  /** The school's address without a slash at the end. */
  address: string;
}
