import { type Db, sql } from '#platform/db';

export interface Device {
  deviceId: string;
  customerId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Temporal.Instant;
}

const columns = sql`device_id as "deviceId", customer_id as "customerId", session_id as "sessionId", endpoint, p256dh, auth, name,
  created_at as "createdAt"`;

/** Devices that are told by push, and the school's keys for it. */
export const createDevices = (db: Db) => ({
  /** A device has one owner: whoever agreed last. */
  async add(it: Device): Promise<Device> {
    const row = await db.one(sql<Device>`
      insert into notifications_devices (device_id, customer_id, session_id, endpoint, p256dh, auth, name, created_at)
      values (${it.deviceId}, ${it.customerId}, ${it.sessionId}, ${it.endpoint}, ${it.p256dh}, ${it.auth}, ${it.name}, ${it.createdAt})
      on conflict (endpoint) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name
      returning ${columns}`);
    return row ?? it;
  },
  find: (deviceId: string) => db.one(sql<Device>`select ${columns} from notifications_devices where device_id = ${deviceId}`),
  /** The newest first. */
  of: (customerId: string) =>
    db.all(
      sql<Device>`select ${columns} from notifications_devices where customer_id = ${customerId} order by created_at desc, device_id desc`,
    ),
  remove: (deviceId: string) => db.run(sql`delete from notifications_devices where device_id = ${deviceId}`),
  /** False when this person has no such device. */
  async removeOf(customerId: string, deviceId: string): Promise<boolean> {
    const rows = await db.run(sql`delete from notifications_devices where customer_id = ${customerId} and device_id = ${deviceId}`);
    return rows === 1;
  },
  /** The keys that were kept first, whoever made them. */
  async keys(made: { publicKey: string; privateKey: string }, now: Temporal.Instant): Promise<{ publicKey: string; privateKey: string }> {
    await db.run(sql`
      insert into notifications_push_keys (public_key, private_key, made_at) values (${made.publicKey}, ${made.privateKey}, ${now})
      on conflict do nothing`);
    const kept = await db.one(sql<{ publicKey: string; privateKey: string }>`
      select public_key as "publicKey", private_key as "privateKey" from notifications_push_keys`);
    return kept ?? made;
  },
});

export type Devices = ReturnType<typeof createDevices>;
