import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Notifications } from '#modules/notifications';
import type { Calendar } from '#modules/calendar';
import type { SchoolSettings } from '#modules/school';
import type { Support } from '#modules/support';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { RefusalLog } from '#platform/refusal-log';
import type { Messages } from '#platform/messages';

import type { FollowUpStore } from '../follow-ups/follow-ups.store.ts';
import type { Notes } from './notes.store.ts';

/** What the card of a family is made from. */
export interface FamilyTools {
  db: Db;
  clock: Clock;
  /** The school's own address: for links. */
  address: string;
  audit: Pick<Audit, 'record' | 'of'>;
  followUps: Pick<FollowUpStore, 'tagsOf'>;
  families: Pick<Families, 'family' | 'kidsOf' | 'kidOf' | 'kidFaces' | 'askedAbout' | 'correctFamily' | 'correctKid' | 'takeKidPicture'>;
  identity: Pick<
    Identity,
    'contacts' | 'contactsOf' | 'reachOf' | 'accountOf' | 'nameOf' | 'makeSignInToken' | 'secondFactor' | 'block' | 'unblock'
  >;
  support: Pick<Support, 'linkMade'>;
  school: Pick<SchoolSettings, 'name'>;
  messages: Pick<Messages, 'queue' | 'arrives'>;
  ledger: Pick<Ledger, 'balanceOf' | 'free'>;
  calendar: Pick<Calendar, 'processesOf' | 'listEvents' | 'lessonsBriefly'>;
  refusals: Pick<RefusalLog, 'of'>;
  notifications: Pick<Notifications, 'tellContactsChanged' | 'tellLinkMade'>;
  notes: Notes;
}

/** The manager who does something. */
export interface By {
  accountId: string;
  role: string;
}
