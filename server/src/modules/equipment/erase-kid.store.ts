import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** Devices that a child's own session checked; of a whole family, all of them. */
export const eraseDevices =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const going = it.account ? sql`customer_id = ${it.familyId}` : sql`kid_uid = ${idsOf(it.kidUids)}`;
    await db.run(sql`delete from equipment_devices where ${going}`);
  };
