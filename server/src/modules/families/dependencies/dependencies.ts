import type { ClubCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { ConsentPurpose } from '@school/contract/families/consents';
import type { Kid, User } from '@school/contract/families/shapes';
import type { Region } from '@school/contract/region/regions';

import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';
import type { Messages } from '#platform/messages';
import type { Ports } from '#platform/module';
import type { Composer } from '#platform/composer';
import type { RateLimit } from '#platform/rate-limit';
import type { Realtime } from '#platform/realtime';

import type { AskedStore } from '../stores/asked.store.ts';
import type { ConsentStore } from '../stores/consents.store.ts';
import type { FamilyStore } from '../stores/families.store.ts';
import type { KidStore } from '../stores/kids.store.ts';
import type { facesBy } from './face.ts';

/** The events of this module. */
export type FamiliesEvent =
  | { type: 'families.registered'; familyId: string; kidUid: string; subject: SubjectCode; club?: ClubCode; promo?: string }
  | { type: 'families.kid_created'; familyId: string; kidUid: string }
  | { type: 'families.consent_refused'; familyId: string; kidUid: string | null; purpose: ConsentPurpose; at: string };

/** What families is built from. The parts of its two documents are filled by the modules above. */
export interface FamiliesGiven {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  rateLimit: Pick<RateLimit, 'take'>;
  realtime: Realtime;
  identity: Identity;
  school: Pick<SchoolSettings, 'languageFor' | 'now' | 'name' | 'opening'>;
  messages: Pick<Messages, 'queue'>;
  /** Where people reach the school. */
  address: string;
  files: Pick<Files, 'addPicture' | 'delete' | 'url' | 'shortUrl'>;
  userParts: Composer<User>;
  kidParts: Composer<Kid>;
  region: Region;
  /** The words of what a parent is asked to allow. */
  consentWords: Ports['consentWords'];
  ownConsentWords: Ports['ownConsentWords'];
}

/** What an action of this module works with. */
export interface Tools extends FamiliesGiven, ReturnType<typeof facesBy> {
  families: FamilyStore;
  kids: KidStore;
  consents: ConsentStore;
  asked: AskedStore;
}

declare module '#platform/events' {
  interface Events extends EventsOf<FamiliesEvent> {}
}
