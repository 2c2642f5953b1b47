import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Scheduling } from '#modules/scheduling';
import type { Clock } from '#platform/clock';

/** The back office has no tables of its own here: it asks the doors of others. */
export interface Tools {
  clock: Clock;
  identity: Pick<Identity, 'search' | 'contactsOfMany'>;
  families: Pick<Families, 'page' | 'kidsOfMany'>;
  ledger: Pick<Ledger, 'balanceOf'>;
  scheduling: Pick<Scheduling, 'processesOf'>;
}
