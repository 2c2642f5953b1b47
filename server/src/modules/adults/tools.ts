import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';
import type { Outbox } from '#platform/outbox';
import type { RateLimit } from '#platform/rate-limit';
import type { Realtime } from '#platform/realtime';

import type { DoneStore } from './done.store.ts';
import type { Invitations } from './invitations.store.ts';

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  messages: Pick<Messages, 'queue' | 'arrives'>;
  outbox: Pick<Outbox, 'publish'>;
  rateLimit: Pick<RateLimit, 'take'>;
  realtime: Pick<Realtime, 'changed'>;
  identity: Pick<Identity, 'adults' | 'ownersOf' | 'setLocale' | 'idTokenFor'>;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'family'>;
  school: Pick<SchoolSettings, 'name' | 'now'>;
  invitations: Invitations;
  done: DoneStore;
  /** The school's address without a slash at the end. */
  address: string;
}
