import { identityLimits } from '@school/contract/identity/limits';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

const { tries: most, devices: mostDevices } = identityLimits.pictures;

export interface PictureDevice {
  deviceId: string;
  device: string;
  allowedAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant | null;
  isThis: boolean;
}

/** A kid that may try its pictures on a device. */
export interface KnownKid {
  kidUid: string;
  customerId: string;
  isBlocked: boolean;
}

/** Keys of pictures and the devices that may ask for them: rows to nouns. */
export function createPictureStore(db: Db) {
  return {
    set: (kidUid: string, accountId: string, keyHash: Buffer, at: Temporal.Instant) =>
      db.run(sql`
        insert into identity_picture_keys (kid_uid, account_id, key_hash, set_at) values (${kidUid}, ${accountId}, ${keyHash}, ${at})
        on conflict (kid_uid) do update set account_id = excluded.account_id, key_hash = excluded.key_hash, set_at = excluded.set_at, tries = 0`),
    again: (accountId: string, kidUid: string) =>
      db.run(sql`update identity_picture_keys set tries = 0 where account_id = ${accountId} and kid_uid = ${kidUid}`),
    remove: (accountId: string, kidUid: string) =>
      db.run(sql`delete from identity_picture_keys where account_id = ${accountId} and kid_uid = ${kidUid}`),
    /** Neither pictures nor devices of the account open anything any more. */
    removeAll: async (accountId: string): Promise<void> => {
      await db.run(sql`delete from identity_picture_keys where account_id = ${accountId}`);
      await db.run(sql`delete from identity_picture_devices where account_id = ${accountId}`);
    },
    ofAccount: (accountId: string) =>
      db.all(sql<{ kidUid: string; isBlocked: boolean }>`
        select kid_uid as "kidUid", tries >= ${most} as "isBlocked" from identity_picture_keys where account_id = ${accountId}`),
    /** Kids that this device may show; of an account that is closed, none. */
    onDevice: (tokenHash: Buffer) =>
      db.all(sql<KnownKid>`
        select k.kid_uid as "kidUid", a.customer_id as "customerId", k.tries >= ${most} as "isBlocked"
        from identity_picture_devices d join identity_picture_keys k using (account_id) join identity_accounts a using (account_id)
        where d.token_hash = ${tokenHash} and a.blocked_at is null order by k.set_at, k.kid_uid`),
    /**
     * Tries the pictures of a kid on a device. One statement counts the try and judges it, so that many at once share five;
     * right ones begin the count anew. Undefined: nothing was judged.
     */
    attempt: (tokenHash: Buffer, kidUid: string, keyHash: Buffer) =>
      db.one(sql<{ isRight: boolean; tries: number; accountId: string }>`
        update identity_picture_keys k set tries = case when k.key_hash = ${keyHash} then 0 else k.tries + 1 end
        from identity_picture_devices d join identity_accounts a using (account_id)
        where k.kid_uid = ${kidUid} and k.account_id = d.account_id and d.token_hash = ${tokenHash} and a.blocked_at is null
          and k.tries < ${most}
        returning k.key_hash = ${keyHash} as "isRight", k.tries, k.account_id as "accountId"`),
    devices: (accountId: string, tokenHash: Buffer | null) =>
      db.all(sql<PictureDevice>`
        select device_id as "deviceId", device, allowed_at as "allowedAt", last_used_at as "lastUsedAt",
          coalesce(token_hash = ${tokenHash}, false) as "isThis"
        from identity_picture_devices where account_id = ${accountId} order by allowed_at desc`),
    /** Allows a device; of more than ten the oldest goes. */
    async allow(accountId: string, tokenHash: Buffer, device: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into identity_picture_devices (device_id, token_hash, account_id, device, allowed_at)
        values (${newId()}, ${tokenHash}, ${accountId}, ${device}, ${at})
        on conflict (token_hash, account_id) do update set device = excluded.device, allowed_at = excluded.allowed_at`);
      await db.run(sql`
        delete from identity_picture_devices where device_id in (
          select device_id from identity_picture_devices where account_id = ${accountId} order by allowed_at desc offset ${mostDevices})`);
    },
    used: (accountId: string, tokenHash: Buffer, at: Temporal.Instant) =>
      db.run(sql`update identity_picture_devices set last_used_at = ${at} where account_id = ${accountId} and token_hash = ${tokenHash}`),
    removeDevice: async (accountId: string, deviceId: string): Promise<boolean> =>
      (await db.run(sql`delete from identity_picture_devices where account_id = ${accountId} and device_id = ${deviceId}`)) === 1,
  };
}
