import type { eraseInAudit } from '#modules/audit';
import type { Adults } from '#modules/adults';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Refunds } from '#modules/refunds';
import type { SavedCards } from '#modules/saved-cards';
import type { Subscriptions } from '#modules/subscriptions';
import type { Scheduling } from '#modules/scheduling';
import type { Support } from '#modules/support';
import type { Audit } from '#modules/audit';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { ErasedList } from '#platform/erased-list';
import type { Files } from '#platform/files';
import type { PersonalData } from '#platform/module';
import type { Messages } from '#platform/messages';
import type { Realtime } from '#platform/realtime';

import type { ErasureStore } from './erasures.store.ts';
import type { ExportStore } from './exports.store.ts';

/** What privacy is built from. Modules erase and export what is theirs; the school names them all in one list. */
export interface PrivacyGiven {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  messages: Pick<Messages, 'queue'>;
  files: Pick<Files, 'delete' | 'bytesOf' | 'streamOf' | 'addArchive'>;
  identity: Identity;
  families: Families;
  adults: Pick<Adults, 'doneFor'>;
  ledger: Pick<Ledger, 'lockFamily'>;
  scheduling: Pick<Scheduling, 'leaveForGood' | 'openLessonsOf'>;
  groups: Pick<Groups, 'leaveAll'>;
  payments: Pick<Payments, 'areOnTheirWay' | 'leaveForGood'>;
  refunds: Pick<Refunds, 'areOnTheirWay'>;
  subscriptions: Pick<Subscriptions, 'leaveForGood'>;
  savedCards: Pick<SavedCards, 'leaveForGood'>;
  support: Pick<Support, 'visitsOf'>;
  audit: Pick<Audit, 'of' | 'record'>;
  /** Who of the colleagues looked at a family's card, day by day. */
  readersOf: (familyId: string) => Promise<Array<{ accountId: string; day: string }>>;
  teachersWhoTaught: (kidUids: readonly string[]) => Promise<string[]>;
  /** Other families whose children had lessons together with these. */
  familiesBeside: (kidUids: readonly string[]) => Promise<string[]>;
  /** What all modules keep of people: how it is erased, names of the family itself and its account last, and exported. */
  personalData: PersonalData;
  eraseInAudit: ReturnType<typeof eraseInAudit>;
  /** What was erased, beside the database. */
  erasedList: ErasedList;
  address: string;
}

export interface Tools extends PrivacyGiven {
  erasures: ErasureStore;
  exports: ExportStore;
}
