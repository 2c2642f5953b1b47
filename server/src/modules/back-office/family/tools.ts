import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Notifications } from '#modules/notifications';
import type { Scheduling } from '#modules/scheduling';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { KeptRefusals } from '#platform/kept-refusals';

import type { Notes } from './notes.store.ts';

/** What the card of a family is made from. */
export interface FamilyTools {
  db: Db;
  clock: Clock;
  /** The school's own address: for links. */
  address: string;
  audit: Pick<Audit, 'record' | 'of'>;
  families: Pick<Families, 'family' | 'kidsOf' | 'kidOf' | 'kidFaces' | 'correctFamily' | 'correctKid' | 'takeKidPicture'>;
  identity: Pick<Identity, 'contactsOf' | 'accountOf' | 'nameOf' | 'makeSignInToken' | 'block' | 'unblock'>;
  ledger: Pick<Ledger, 'balanceOf' | 'free'>;
  scheduling: Pick<Scheduling, 'processesOf' | 'listEvents' | 'lessonsBriefly'>;
  refusals: Pick<KeptRefusals, 'of'>;
  notifications: Pick<Notifications, 'tellContactsChanged'>;
  notes: Notes;
}

/** The manager who does something. */
export interface By {
  accountId: string;
  role: string;
}
