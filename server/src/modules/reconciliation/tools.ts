import type { Approvals } from '#modules/approvals';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Refunds } from '#modules/refunds';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { BookChecks } from './book-checks.store.ts';
import type { Cases } from './cases.store.ts';
import type { Discrepancies } from './discrepancies.store.ts';
import type { LessonDetectors } from './lesson-detectors.store.ts';
import type { RemedyAttempts } from './remedies.store.ts';

/** What an action of this module works with. */
export interface ReconciliationTools {
  db: Pick<Db, 'inTransaction' | 'allowLonger' | 'run' | 'one'>;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  onFault(fault: unknown, what: string): void;
  approvals: Pick<Approvals, 'register' | 'ask' | 'withdraw' | 'needsSecond' | 'weigh'>;
  families: Pick<Families, 'family' | 'kids'>;
  identity: Pick<Identity, 'nameOf'>;
  ledger: Pick<Ledger, 'lockFamily' | 'moveMoney' | 'reserve' | 'post' | 'giveBack'>;
  payments: Pick<Payments, 'orders' | 'attempts' | 'money' | 'inbox' | 'providers' | 'applyPayment' | 'fulfilOrder' | 'applyEvent'>;
  refunds: Pick<Refunds, 'transfers' | 'apply' | 'send' | 'sendUnapplied' | 'keepUnapplied' | 'retryTransfer' | 'payByHand'>;
  cases: Cases;
  attempts: RemedyAttempts;
  discrepancies: Discrepancies;
  lessonDetectors: LessonDetectors;
  bookChecks: BookChecks;
}
