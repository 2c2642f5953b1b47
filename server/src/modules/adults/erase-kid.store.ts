import { type Db, sql } from '#platform/db';
import type { Eraser } from '#platform/erasure';

/** With the whole family go its invitations and what was done with its grown-ups; with a child alone they stay. */
export const eraseAdults =
  ({ db }: { db: Db }): Eraser =>
  async ({ account, familyId }) => {
    if (!account) return;
    await db.run(sql`delete from adults_invitations where family_id = ${familyId}`);
    await db.run(sql`delete from adults_done where family_id = ${familyId}`);
    await db.run(sql`delete from adults_acts where family_id = ${familyId}`);
  };
