import type { SettingKey, SettingValue } from '@school/contract/school/settings';

import { type Db, sql } from '#platform/db';

import type { DatedValue } from './rules/dated.ts';

/** Who of the school does something. */
export interface Actor {
  accountId: string;
  name: string;
}

/** A value with its story. */
export type SettingRecord = DatedValue & {
  setAt: Temporal.Instant;
  setBy: string;
  setByName: string;
  reason: string;
  withdrawnBy: string | null;
  withdrawnByName: string | null;
  withdrawnReason: string | null;
};

const columns = sql`
  number, key, value, valid_from as "validFrom", set_at as "setAt", set_by as "setBy", set_by_name as "setByName", reason,
  withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy", withdrawn_by_name as "withdrawnByName", withdrawn_reason as "withdrawnReason"`;

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** The values that were chosen, as they came. */
export const createSettingsStore = (db: Db) => ({
  /** Those who change settings come one after the other. */
  lock: () => db.run(sql`lock table school_settings in share row exclusive mode`),
  all: () => db.all(sql<SettingRecord>`select ${columns} from school_settings order by valid_from, number`),
  ofKey: (key: SettingKey) =>
    db.all(sql<SettingRecord>`select ${columns} from school_settings where key = ${key} order by valid_from, number`),
  /** Another number whenever a value was added or called off. */
  async version(): Promise<number> {
    const row = await db.one(sql<{ version: number }>`select count(*) + count(withdrawn_at) as version from school_settings`);
    return row?.version ?? 0;
  },
  add: (it: SettingValue & { validFrom: Temporal.Instant; reason: string }, by: Actor, now: Temporal.Instant) =>
    db.run(sql`
      insert into school_settings (key, value, valid_from, set_at, set_by, set_by_name, reason)
      values (${it.key}, ${JSON.stringify(it.value)}::jsonb, ${it.validFrom}, ${now}, ${by.accountId}, ${by.name}, ${it.reason})`),
  withdraw: (number: number, by: Actor, reason: string, now: Temporal.Instant) =>
    db.run(sql`
      update school_settings
      set withdrawn_at = ${now}, withdrawn_by = ${by.accountId}, withdrawn_by_name = ${by.name}, withdrawn_reason = ${reason}
      where number = ${number} and withdrawn_at is null`),
});
