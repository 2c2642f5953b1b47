import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** What a child has played, answered, drawn and said, with what teachers wrote to it. */
export const erasePlay =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const attempts = sql`attempt_uid in (select attempt_uid from playbooks_attempts where kid_uid = ${idsOf(it.kidUids)})`;
    for (const { file } of await db.all(sql<{ file: string }>`select file from playbooks_recordings where ${attempts}`))
      await it.dropFile(file);
    // Items, answers, works and recordings go with their attempt.
    await db.run(sql`delete from playbooks_items where ${attempts}`);
    await db.run(sql`delete from playbooks_attempts where kid_uid = ${idsOf(it.kidUids)}`);
  };
