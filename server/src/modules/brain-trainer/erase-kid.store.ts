import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** Games of a child, with the duels it has played; of a whole family the grown-up's too. */
export const eraseGames =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const going = it.account ? sql`family_id = ${it.familyId}` : sql`kid_uid = ${idsOf(it.kidUids)}`;
    const duels = sql`duel_id in (select duel_id from brain_trainer_duels where ${going})`;
    await db.run(sql`delete from brain_trainer_sessions where ${going} or ${duels}`);
    await db.run(sql`delete from brain_trainer_duels where ${going}`);
  };
