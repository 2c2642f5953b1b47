import type { SettingKey, SettingValue } from '@school/contract/school/settings';

import { datedColumns, type DatedRow, type Colleague, withdrawal } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

import type { DatedValue } from './rules/dated.ts';

/** A value with its story. */
export type SettingRecord = DatedValue & DatedRow;

const columns = sql`number, key, value, ${datedColumns}`;

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** The values that were chosen, as they came. */
export const createSettingsStore = (db: Db) => ({
  /** Those who change settings come one after the other. */
  lock: () => db.run(sql`lock table school_settings in share row exclusive mode`),
  all: () => db.all(sql<SettingRecord>`select ${columns} from school_settings order by valid_from, number`),
  ofKey: (key: SettingKey) =>
    db.all(sql<SettingRecord>`select ${columns} from school_settings where key = ${key} order by valid_from, number`),
  ofKeys: (keys: readonly SettingKey[]) =>
    db.all(sql<SettingRecord>`select ${columns} from school_settings where key = any(${[...keys]}) order by valid_from, number`),
  /** Another number whenever a value was added or called off. */
  async version(): Promise<number> {
    const row = await db.one(sql<{ version: number }>`select count(*) + count(withdrawn_at) as version from school_settings`);
    return row?.version ?? 0;
  },
  add: (it: SettingValue & { validFrom: Temporal.Instant; reason: string }, by: Colleague, now: Temporal.Instant) =>
    db.run(sql`
      insert into school_settings (key, value, valid_from, set_at, set_by, set_by_name, reason)
      values (${it.key}, ${JSON.stringify(it.value)}::jsonb, ${it.validFrom}, ${now}, ${by.accountId}, ${by.name}, ${it.reason})`),
  withdraw: (number: number, by: Colleague, reason: string, now: Temporal.Instant) =>
    db.run(sql`
      update school_settings
      set ${withdrawal(by, reason, now)}
      where number = ${number} and withdrawn_at is null`),
});
