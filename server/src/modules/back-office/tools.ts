import type { SentTo } from '@school/contract/calls';

import type { Approvals } from '#modules/approvals';
import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { SavedCards } from '#modules/saved-cards';
import type { Calendar } from '#modules/calendar';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { FollowUpStore } from './follow-ups/follow-ups.store.ts';

/** Which families are asked for; how many at once is the page's. */
export type Query = Omit<SentTo<'GET /manager/families'>['query'], 'limit' | 'age'> & {
  limit?: number | undefined;
  age?: number | undefined;
};

/** The back office has no tables of its own here: it asks the doors of others. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  identity: Pick<Identity, 'contactsOfMany' | 'nameOf'>;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'page' | 'matching' | 'count' | 'many' | 'kidsOfMany' | 'facesOfMany' | 'family'>;
  ledger: Pick<Ledger, 'balanceOf' | 'balancesOf' | 'lotsOf' | 'grant' | 'writeOff' | 'free' | 'familiesWithExpiring'>;
  savedCards: Pick<SavedCards, 'list' | 'topUp'>;
  payments: Pick<Payments, 'past' | 'ordersOf' | 'ordersByNumber' | 'payingOf' | 'openPaying' | 'history'>;
  followUps: Pick<FollowUpStore, 'tagsOf' | 'tagged' | 'withTaskFor'>;
  approvals: Pick<Approvals, 'register' | 'ask' | 'weigh' | 'unitsLeft' | 'ofFamily'>;
  calendar: Pick<Calendar, 'processesOfMany' | 'withLessonAhead' | 'taughtSince'>;
}

/** The manager who does something. */
export interface By {
  accountId: string;
}
