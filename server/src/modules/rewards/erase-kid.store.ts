import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

const kidTables = [
  'rewards_stickers',
  'rewards_settings',
  'rewards_free_play',
  'rewards_books',
  'rewards_badges',
  'rewards_chips',
  'rewards_planks',
];

/** Stickers, badges and planks of a child, what its parent has chosen for it, how long it played freely and what it has read. */
export const eraseRewards =
  ({ db }: { db: Db }): Eraser =>
  async ({ kidUids }) => {
    for (const table of kidTables) await db.run(sql`delete from ${sql.table(table)} where kid_uid = ${idsOf(kidUids)}`);
  };
