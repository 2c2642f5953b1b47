import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** What checks of the family’s devices have found. */
export const exportDevices =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const devices = await db.all(sql`
      select kid_uid as "kidUid", browser, version, system, verdict, steps, checked_at as "checkedAt"
      from equipment_devices where customer_id = ${familyId} order by checked_at`);
    return [{ name: 'devices.json', data: devices }];
  };
