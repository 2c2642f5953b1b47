import type { Families } from '#modules/families';
import type { Payments } from '#modules/payments';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { RateLimit } from '#platform/rate-limit';

import type { Links } from './links.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  rateLimit: Pick<RateLimit, 'take'>;
  families: Pick<Families, 'family'>;
  payments: Pick<Payments, 'order' | 'orderUnpaid' | 'payOpen' | 'waysToPay' | 'attempts'>;
  links: Links;
  /** The school's address without a slash at the end. */
  address: string;
}
