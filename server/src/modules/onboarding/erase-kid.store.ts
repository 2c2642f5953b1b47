import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** Tests of a child, their answers and results. */
export const eraseTests =
  ({ db }: { db: Db }): Eraser =>
  async ({ kidUids }) => {
    const kids = sql`kid_uid = ${idsOf(kidUids)}`;
    await db.run(sql`delete from onboarding_results where ${kids}`);
    await db.run(sql`delete from onboarding_items where attempt_uid in (select attempt_uid from onboarding_attempts where ${kids})`);
    await db.run(sql`delete from onboarding_attempts where ${kids}`);
    await db.run(sql`delete from onboarding_finished where ${kids}`);
  };
