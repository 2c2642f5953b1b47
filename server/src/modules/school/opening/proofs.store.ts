import type { ProvedWay } from '@school/contract/school/opening';

import { type Db, sql } from '#platform/db';

/** A code that is on its way out of the school and back. */
interface SentCode {
  codeHash: Buffer;
  /** The way it takes, as it is set up now. */
  way: Buffer;
  tries: number;
  endsAt: Temporal.Instant;
}

/** Ways out of the school that were seen to work. */
export const createProofStore = (db: Db) => ({
  begin: (channel: ProvedWay, { codeHash, way, tries, endsAt }: SentCode) =>
    db.run(sql`
      insert into school_proofs (channel, code_hash, code_way, tries_left, ends_at) values (${channel}, ${codeHash}, ${way}, ${tries}, ${endsAt})
      on conflict (channel) do update set code_hash = excluded.code_hash, code_way = excluded.code_way,
        tries_left = excluded.tries_left, ends_at = excluded.ends_at`),
  /** Counts a try and answers whether it was right; a right one proves the way that the code took, and is used up. */
  async finish(channel: ProvedWay, codeHash: Buffer, now: Temporal.Instant): Promise<boolean> {
    const tried = await db.one(sql<{ isRight: boolean }>`
      update school_proofs set
        tries_left = case when code_hash = ${codeHash} then 0 else tries_left - 1 end,
        proved_way = case when code_hash = ${codeHash} then code_way else proved_way end,
        proved_at = case when code_hash = ${codeHash} then ${now} else proved_at end
      where channel = ${channel} and tries_left > 0 and ends_at > ${now}
      returning code_hash = ${codeHash} as "isRight"`);
    return tried?.isRight ?? false;
  },
  isProved: async (channel: ProvedWay, way: Buffer): Promise<boolean> =>
    (await db.one(sql<{ one: number }>`select 1 as one from school_proofs where channel = ${channel} and proved_way = ${way}`)) !==
    undefined,
});
