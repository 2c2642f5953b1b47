import { identityLimits } from '@school/contract/identity/limits';

import { type Db, sql } from '#platform/db';

const lives = { hours: identityLimits.knownDeviceDays * 24 };

/** Devices that somebody has signed in on, by the hash of their cookie. */
export function createDeviceStore(db: Db) {
  return {
    isKnown: async (tokenHash: Buffer, accountId: string, now: Temporal.Instant): Promise<boolean> =>
      (await db.one(sql<{ one: number }>`
        select 1 as one from identity_devices
        where token_hash = ${tokenHash} and account_id = ${accountId} and last_used_at > ${now.subtract(lives)}`)) !== undefined,
    /** Has anybody signed in with this cookie? Only then is it one of ours, and goes on. */
    isOurs: async (tokenHash: Buffer): Promise<boolean> =>
      (await db.one(sql<{ one: number }>`select 1 as one from identity_devices where token_hash = ${tokenHash} limit 1`)) !== undefined,
    keep: (tokenHash: Buffer, sessionId: string, now: Temporal.Instant) =>
      db.run(sql`
        insert into identity_devices (token_hash, account_id, known_since, last_used_at)
        select ${tokenHash}, account_id, ${now}, ${now} from identity_sessions where session_id = ${sessionId}
        on conflict (token_hash, account_id) do update set last_used_at = excluded.last_used_at`),
    /** No device is known to the account any more, but this one if it is named. */
    forget: (accountId: string, but: Buffer | null) =>
      db.run(sql`delete from identity_devices where account_id = ${accountId} and token_hash is distinct from ${but}`),
    removeOld: (now: Temporal.Instant) => db.run(sql`delete from identity_devices where last_used_at < ${now.subtract(lives)}`),
  };
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;
