import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** What the family was told in the app, and by which ways it wants to be told. */
export const exportNotices =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const notices = await db.all(sql`
      select topic, title, text, at, read_at as "readAt" from notifications_notices where customer_id = ${familyId} order by at`);
    const settings = await db.all(sql`
      select channels, rings_always as "ringsAlways", quiet_from as "quietFrom", quiet_to as "quietTo"
      from notifications_settings where customer_id = ${familyId}`);
    const devices = await db.all(sql`
      select name, created_at as "createdAt" from notifications_devices where customer_id = ${familyId} order by created_at`);
    const telegram = await db.all(sql`
      select name, linked_at as "linkedAt" from notifications_telegram_chats where customer_id = ${familyId}`);
    return [{ name: 'notices.json', data: { settings: settings[0] ?? null, devices, telegram: telegram[0] ?? null, notices } }];
  };
