import type { Invariant } from '#modules/ledger';
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

/**
 * Which of these promises do not hold, all of them as of one moment, without changing anything.
 * A promise may be read for ten minutes; longer is a fault of the database.
 */
export const countBroken = (
  db: Pick<Db, 'inTransaction' | 'allowLonger' | 'run' | 'one'>,
  invariants: readonly Invariant[],
): Promise<Broken[]> =>
  db.inTransaction(async () => {
    await db.run(sql`set transaction isolation level repeatable read read only`);
    await db.allowLonger(600);
    const broken: Broken[] = [];
    for (const { code, says, sql: text } of invariants) {
      const found = await db.one(sql<{ bad: number | string }>`${sql.raw(text)}`);
      const bad = Number(found?.bad ?? 1);
      if (bad !== 0) broken.push({ code, says, bad });
    }
    return broken;
  });
