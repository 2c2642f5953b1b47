import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Acting } from '#platform/acting';
import type { Messages } from '#platform/messages';
import type { RateLimit } from '#platform/rate-limit';

import type { DoneStore } from './done.store.ts';
import type { Invitations } from './invitations.store.ts';

/** What an action of this module works with. */
export interface Tools extends Acting {
  messages: Pick<Messages, 'queue' | 'arrives'>;
  rateLimit: Pick<RateLimit, 'take'>;
  identity: Pick<Identity, 'adults' | 'ownersOf' | 'setLocale' | 'idTokenFor'>;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'family'>;
  school: Pick<SchoolSettings, 'name' | 'now'>;
  invitations: Invitations;
  done: DoneStore;
  /** The school's address without a slash at the end. */
  address: string;
}
