import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';
import { forgetCountsNaming } from '#platform/rate-limit.store';

/**
 * Sessions of a child end. With a whole family its account goes, with all that stands on it: sessions, codes, ways of signing
 * in, tries that were counted.
 */
export const eraseAccount =
  ({ db, forget }: { db: Db; forget: (customerId: string) => void }): Eraser =>
  async ({ account, familyId, kidUids }) => {
    await db.run(sql`delete from identity_sessions where kid_uid = ${idsOf(kidUids)}`);
    await db.run(sql`delete from identity_picture_keys where kid_uid = ${idsOf(kidUids)}`);
    db.afterCommit(() => forget(familyId));
    if (!account) return;
    const { accountId, email, phone } = account;
    const words = [accountId, familyId, ...[email, phone].filter((word) => word !== null)];
    const named = (column: string) =>
      sql.join(
        words.map((word) => sql`strpos(lower(${sql.ref(column)}::text), lower(${word})) > 0`),
        sql` or `,
      );
    await db.run(sql`delete from identity_secrets where ${named('subject')} or ${named('payload')}`);
    await forgetCountsNaming(db, words);
    await db.run(sql`delete from identity_accounts where account_id = ${accountId}`);
  };
