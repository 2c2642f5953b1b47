import type { SettingKey } from '@school/contract/school/settings';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { FixedSettings } from '#platform/settings/fixed';

import type { SchoolLook } from './look/look.ts';
import type { SettingsStore } from './settings.store.ts';
import type { Snapshot } from './snapshot.ts';

/** What was promised under a setting and stays: how many promises, to how many families. */
export interface Promised {
  families: number;
  promises: number;
}

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  store: SettingsStore;
  snapshot: Snapshot;
  /** What whoever runs the server says. */
  fixed: FixedSettings;
  look: Pick<SchoolLook, 'insistShows'>;
  /** Whether anybody has ever booked a lesson or opened a group. */
  isAnyLesson: () => Promise<boolean>;
  promisedUnder: (key: SettingKey) => Promise<Promised>;
}
