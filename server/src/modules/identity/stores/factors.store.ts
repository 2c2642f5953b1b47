import { type Db, sql } from '#platform/db';

/** The second factor of an account; the secret is kept encrypted. */
export interface Factor {
  accountId: string;
  secret: Buffer;
  confirmedAt: Temporal.Instant | null;
}

/** Second factors and their recovery codes: rows to nouns. */
export function createFactorStore(db: Db) {
  return {
    find: (accountId: string) =>
      db.one(sql<Factor>`
        select account_id as "accountId", secret, confirmed_at as "confirmedAt" from identity_second_factors
        where account_id = ${accountId}`),
    /** Begins anew; false when one is confirmed already. */
    begin: async (accountId: string, secret: Buffer, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        insert into identity_second_factors (account_id, secret, begun_at) values (${accountId}, ${secret}, ${at})
        on conflict (account_id) do update set secret = excluded.secret, begun_at = excluded.begun_at
          where identity_second_factors.confirmed_at is null`)) === 1,
    /** Uses up the step of a code: false when it, or a later one, was used before. One statement, so nobody races it. */
    useStep: async (accountId: string, step: number): Promise<boolean> =>
      (await db.run(sql`
        update identity_second_factors set last_step = ${step}
        where account_id = ${accountId} and (last_step is null or last_step < ${step})`)) === 1,
    /** False when it was confirmed before. */
    confirm: async (accountId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update identity_second_factors set confirmed_at = ${at} where account_id = ${accountId} and confirmed_at is null`)) === 1,
    remove: async (accountId: string): Promise<boolean> =>
      (await db.run(sql`delete from identity_second_factors where account_id = ${accountId}`)) === 1,
    /** New recovery codes in place of the old ones. */
    async setRecoveryCodes(accountId: string, hashes: readonly Buffer[]): Promise<void> {
      await db.run(sql`delete from identity_recovery_codes where account_id = ${accountId}`);
      for (const hash of hashes)
        await db.run(sql`insert into identity_recovery_codes (account_id, code_hash) values (${accountId}, ${hash})`);
    },
    /** Uses a recovery code up: false when it is none, or was used. */
    useRecoveryCode: async (accountId: string, hash: Buffer, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update identity_recovery_codes set used_at = ${at}
        where account_id = ${accountId} and code_hash = ${hash} and used_at is null`)) === 1,
    recoveryLeft: async (accountId: string): Promise<number> =>
      (
        await db.one(sql<{ left: number }>`
        select count(*) as left from identity_recovery_codes where account_id = ${accountId} and used_at is null`)
      )?.left ?? 0,
    /** Those of these accounts that have one. */
    among: async (accountIds: readonly string[]): Promise<Set<string>> => {
      const rows = await db.all(sql<{ accountId: string }>`
        select account_id as "accountId" from identity_second_factors
        where account_id = any(${accountIds}) and confirmed_at is not null`);
      return new Set(rows.map(({ accountId }) => accountId));
    },
  };
}

export type FactorStore = ReturnType<typeof createFactorStore>;
