import type { Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { BirthMonth } from '../rules/kid.ts';

/** Who waits until a child is old enough. */
export interface Waiting {
  email: string;
  birth: BirthMonth;
  locale: Locale;
  tokenHash: Buffer;
  at: Temporal.Instant;
}

/** Addresses left for children who are too young: rows to nouns. */
export const createLaterStore = (db: Db) => ({
  /** False where the same was left before. */
  add: async ({ email, birth, locale, tokenHash, at }: Waiting): Promise<boolean> =>
    (
      await db.all(sql`
        insert into families_later (email, birth_year, birth_month, locale, token_hash, asked_at)
        values (${email}, ${birth.year}, ${birth.month}, ${locale}, ${tokenHash}, ${at})
        on conflict do nothing returning email`)
    ).length === 1,
  drop: (tokenHash: Buffer) => db.run(sql`delete from families_later where token_hash = ${tokenHash}`),
  /** Those born in this month or before, who wait no longer. */
  takeBornUntil: ({ year, month }: BirthMonth) =>
    db.all(sql<{ email: string; locale: Locale; year: number; month: number }>`
      delete from families_later where (birth_year, birth_month) <= (${year}, ${month})
      returning email::text, locale, birth_year as year, birth_month as month`),
});
