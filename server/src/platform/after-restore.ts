import { type Db, sql } from './db.ts';

/** By what managers know a letter that waits since the school was brought back from a backup. */
export const heldFault = 'held: the school was brought back from a backup, and it may have been sent before';

/**
 * What must not go on where it was when a database was brought back: letters that waited then may have been sent since, so a manager
 * says which go; live pages start over. Answers with how many letters are held.
 */
export async function afterRestore(db: Db): Promise<{ held: number }> {
  return db.inTransaction(async () => {
    const held = await db.run(sql`
      update platform_messages set state = 'failed', last_fault = ${heldFault} where state = 'queued'`);
    await db.run(sql`delete from platform_realtime_changes`);
    await db.run(sql`update platform_realtime_horizon set pruned_to = pg_current_xact_id()`);
    return { held };
  });
}
