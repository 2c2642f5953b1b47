import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** A promise of the books that does not hold, and how many rows break it. */
export interface Broken {
  code: string;
  says: string;
  bad: number;
}

export interface BookCheckRow {
  at: Temporal.Instant;
  checked: number;
  broken: Broken[];
}

/** The looks at the books, each kept. */
export const createBookChecks = (db: Db) => ({
  latest: () => db.one(sql<BookCheckRow>`select at, checked, broken from reconciliation_book_checks order by at desc limit 1`),
  async keep({ at, checked, broken, tookMs }: BookCheckRow & { tookMs: number }): Promise<void> {
    await db.run(sql`
      insert into reconciliation_book_checks (check_id, at, took_ms, checked, broken)
      values (${newId()}, ${at}, ${tookMs}, ${checked}, ${JSON.stringify(broken)}::jsonb)`);
  },
});

export type BookChecks = ReturnType<typeof createBookChecks>;
