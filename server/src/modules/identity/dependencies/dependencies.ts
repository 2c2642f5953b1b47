import type { SettingKey, SettingValues } from '@school/contract/school/settings';
import type { Locale } from '@school/contract/shapes';

import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Log } from '#platform/log';
import type { Messages } from '#platform/messages';
import type { RateLimit } from '#platform/rate-limit';
import type { Realtime } from '#platform/realtime';
import type { Settings } from '#platform/settings';

import type { AccountStore } from '../stores/accounts.store.ts';
import type { DeviceStore } from '../stores/devices.store.ts';
import type { SmsPrefixStore } from '../stores/sms-prefixes.store.ts';
import type { FactorStore } from '../stores/factors.store.ts';
import type { SecretStore } from '../stores/secrets.store.ts';
import type { SessionStore } from '../stores/sessions.store.ts';
import type { Life, SessionRole } from '../rules/session-life.ts';
import type { bearers, idTokens } from '../tokens/tokens.ts';
import type { KnownCallers } from '../tokens/known-callers.ts';

type SchoolSettingNow = <K extends SettingKey>(key: K) => SettingValues[K];

/** What identity is built from. */
export interface IdentityGiven {
  db: Db;
  clock: Clock;
  log: Log;
  settings: Pick<
    Settings,
    'secrets' | 'region' | 'regions' | 'publicUrl' | 'practice' | 'social' | 'smsCodes' | 'mailCodesPerDay' | 'registrations'
  >;
  outbox: Pick<Outbox, 'publish'>;
  rateLimit: RateLimit;
  realtime: Pick<Realtime, 'closeSession' | 'accountChanged' | 'onEnding'>;
  messages: Pick<Messages, 'queue' | 'arrives'>;
  /** The name of the school in a language. */
  schoolName: (locale: Locale) => string;
  /** What a setting of the school says now. */
  settingNow: SchoolSettingNow;
  /** Countries that SMS go to. */
  smsCountries: () => readonly string[];
  /** Where the school listens on its own machine; undefined while it does not. */
  address?: () => string | undefined;
}

/** What an action of this module works with. */
export interface Tools extends IdentityGiven {
  /** How long sessions of a role live now. */
  lifeNow: (role: SessionRole) => Life;
  accounts: AccountStore;
  sessions: SessionStore;
  secrets: SecretStore;
  factors: FactorStore;
  devices: DeviceStore;
  prefixes: SmsPrefixStore;
  idTokens: ReturnType<typeof idTokens>;
  bearers: ReturnType<typeof bearers>;
  known: KnownCallers;
}
