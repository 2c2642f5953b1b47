import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Whom the parent has invited, and what was done with who came. */
export const exportAdults =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const invitations = await db.all(sql`
      select name, contact, may, invited_at as "invitedAt", ends_at as "until", ended_as as "endedAs", ended_at as "endedAt"
      from adults_invitations where family_id = ${familyId} order by invited_at`);
    const acts = await db.all(sql`select act, name, may, at from adults_acts where family_id = ${familyId} order by act_id`);
    const done = await db.all(sql`select name, act, at from adults_done where family_id = ${familyId} order by done_id`);
    return [{ name: 'adults.json', data: { invitations, acts, done } }];
  };
