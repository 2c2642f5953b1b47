import { keepGridMinutes } from '@school/contract/school/grid';
import { keepSchoolZone } from '@school/contract/school/zone';
import type { SettingKey, SettingValues } from '@school/contract/school/settings';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';
import type { FixedSettings } from '#platform/settings/fixed';

import { type DatedValue, valueAt } from './rules/dated.ts';
import type { SettingsStore } from './settings.store.ts';

/** How long a server that heard of no change goes without looking itself. */
const lookEveryMs = 1000;

/** The word by which servers tell each other. */
const word = 'school.settings';

interface Given {
  db: Pick<Db, 'afterCommit'>;
  clock: Clock;
  store: SettingsStore;
  realtime: Pick<Realtime, 'tellServers' | 'onWord'>;
  fixed: FixedSettings;
  onFault: (fault: unknown, what: string) => void;
}

/**
 * The settings as this server knows them: asked without waiting. What is changed here is known with the commit; what is changed on
 * another server as soon as its word arrives, and within a second where it got lost.
 */
export async function openSnapshot({ db, clock, store, realtime, fixed, onFault }: Given) {
  let values: readonly DatedValue[] = await store.all();
  let version = await store.version();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const newest = await store.version();
    if (newest === version) return;
    values = await store.all();
    version = newest;
    keepTimes();
  }
  const refresh = (): Promise<void> =>
    (looking ??= look()
      .catch((fault: unknown) => onFault(fault, 'settings of the school'))
      .finally(() => {
        looking = undefined;
      }));
  realtime.onWord((said) => {
    if (said === word) void refresh();
  });

  const at = <K extends SettingKey>(key: K, moment: Temporal.Instant): SettingValues[K] =>
    (fixed[key]?.value as SettingValues[K] | undefined) ?? valueAt(values, key, moment);
  const keepTimes = () => {
    const now = clock.now();
    keepSchoolZone(at('schoolZone', now));
    keepGridMinutes(at('gridMinutes', now));
  };
  keepTimes();
  return {
    /** What a setting said, or will say as far as it is known, at a moment. */
    at,
    /** What it says now. */
    now: <K extends SettingKey>(key: K): SettingValues[K] => at(key, clock.now()),
    /** What it says now, read anew: for a promise that is made in the ambient transaction. */
    read: async <K extends SettingKey>(key: K): Promise<SettingValues[K]> =>
      (fixed[key]?.value as SettingValues[K] | undefined) ?? valueAt(await store.ofKey(key), key, clock.now()),
    /** The same of several, by one statement. */
    async readMany<K extends SettingKey>(...keys: K[]): Promise<Pick<SettingValues, K>> {
      const known = await store.ofKeys(keys);
      const moment = clock.now();
      const said = keys.map((key) => [key, fixed[key]?.value ?? valueAt(known, key, moment)] as const);
      return Object.fromEntries(said) as Pick<SettingValues, K>;
    },
    /** In the transaction of a change: everybody else hears of it after the commit, and this server knows it with the commit. */
    async changed(): Promise<void> {
      await realtime.tellServers(word);
      const [all, newest] = [await store.all(), await store.version()];
      db.afterCommit(() => {
        values = all;
        version = newest;
        keepTimes();
      });
    },
    /** Looks by itself from now on; answers with what ends it. */
    watch(): () => void {
      const timer = setInterval(() => void refresh(), lookEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;
