import { type Db, sql } from '#platform/db';

/** The link of the terminal (docs/rules/accounts.md#first-owner): one row, the newest link. */
export function createSetupStore(db: Db) {
  return {
    /** A new link; the one before it is good no more. */
    put: (link: { tokenHash: Buffer; accountId: string | null; endsAt: Temporal.Instant }) =>
      db.run(sql`
        insert into identity_setup (token_hash, account_id, ends_at) values (${link.tokenHash}, ${link.accountId}, ${link.endsAt})
        on conflict (id) do update set token_hash = excluded.token_hash, account_id = excluded.account_id, ends_at = excluded.ends_at,
          used_at = null`),
    /** A link that is still good. */
    find: (tokenHash: Buffer, now: Temporal.Instant) =>
      db.one(sql<{ accountId: string | null }>`
        select account_id as "accountId" from identity_setup
        where token_hash = ${tokenHash} and used_at is null and ends_at > ${now}`),
    /** No link opens anything any more. */
    end: () => db.run(sql`delete from identity_setup`),
    /** Some owner is on the way back. */
    hasRecovery: async (now: Temporal.Instant): Promise<boolean> =>
      (await db.one(
        sql<{ one: number }>`select 1 as one from identity_setup where account_id is not null and used_at is null and ends_at > ${now}`,
      )) !== undefined,
    /** Uses it up: of two at once one gets it. */
    use: (tokenHash: Buffer, now: Temporal.Instant) =>
      db.one(sql<{ accountId: string | null }>`
        update identity_setup set used_at = ${now} where token_hash = ${tokenHash} and used_at is null and ends_at > ${now}
        returning account_id as "accountId"`),
  };
}
