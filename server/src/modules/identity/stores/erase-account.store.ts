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
    // The other grown-ups of the family go with it: their accounts are good for nothing else.
    const adults = await db.all(sql<{ accountId: string; customerId: string; email: string | null; phone: string | null }>`
      delete from identity_accounts where family_id = ${familyId}
      returning account_id as "accountId", customer_id as "customerId", email, phone`);
    const { accountId, email, phone } = account;
    const words = [
      accountId,
      familyId,
      ...adults.flatMap((it) => [it.accountId, it.customerId]),
      ...[email, phone, ...adults.flatMap((it) => [it.email, it.phone])].filter((word) => word !== null),
    ];
    const named = (column: string) =>
      sql.join(
        words.map((word) => sql`strpos(lower(${sql.ref(column)}::text), lower(${word})) > 0`),
        sql` or `,
      );
    await db.run(sql`delete from identity_secrets where ${named('subject')} or ${named('payload')}`);
    await forgetCountsNaming(db, words);
    await db.run(sql`delete from identity_accounts where account_id = ${accountId}`);
  };
