import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Promotions } from '#modules/promotions';
import type { Scheduling } from '#modules/scheduling';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Messages } from '#platform/messages';

import type { ReminderStore } from './reminders.store.ts';

/** What a listener of this module works with. */
export interface Tools {
  clock: Clock;
  messages: Pick<Messages, 'queue'>;
  news: Pick<Announcements, 'on'>;
  identity: Pick<Identity, 'contactsOf' | 'managers'>;
  families: Pick<Families, 'family' | 'kidOf'>;
  scheduling: Pick<Scheduling, 'processesOf' | 'teacher'>;
  promotions: Pick<Promotions, 'openGifts'>;
  reminders: ReminderStore;
  /** The school's address without a slash at the end. */
  address: string;
}
