import { type Db, sql } from '#platform/db';

import type { Owner } from './rewards.store.ts';
import type { Play } from './rules/fireflies.ts';

/** How a child stands with a book; questions by their place from 0. */
export interface BookRow {
  book: string;
  tried: number[];
  rightAtOnce: number[];
  found: number[];
  readAt: Temporal.Instant | null;
}

const columns = sql.raw('book, tried, right_at_once as "rightAtOnce", found, read_at as "readAt"');

/** Books that children have opened: rows to nouns. */
export function createBookStore(db: Db) {
  return {
    of: (kidUid: string) => db.all(sql<BookRow>`select ${columns} from rewards_books where kid_uid = ${kidUid}`),
    /** Opened, and until it is read the moment counts. Nobody else changes this row until the transaction ends. */
    async open({ kidUid, familyId }: Owner, book: string, at: Temporal.Instant): Promise<BookRow> {
      await db.run(sql`
        insert into rewards_books (kid_uid, family_id, book, moments) values (${kidUid}, ${familyId}, ${book}, array[${at}::timestamptz])
        on conflict (kid_uid, book) do update set moments = rewards_books.moments || excluded.moments where rewards_books.read_at is null`);
      const row = await db.one(sql<BookRow>`
        select ${columns} from rewards_books where kid_uid = ${kidUid} and book = ${book} for update`);
      if (!row) throw new Error('the row of a book is gone');
      return row;
    },
    keep: (kidUid: string, { book, tried, rightAtOnce, found, readAt }: BookRow) =>
      db.run(sql`
        update rewards_books set tried = ${tried}::smallint[], right_at_once = ${rightAtOnce}::smallint[], found = ${found}::smallint[], read_at = ${readAt}
        where kid_uid = ${kidUid} and book = ${book}`),
    /** Reading in that time, of books that were not read before it. */
    async readBetween(kidUid: string, from: Temporal.Instant, to: Temporal.Instant): Promise<Array<Play & { isGame: false }>> {
      const rows = await db.all(sql<{ book: string; at: Temporal.Instant; readAt: Temporal.Instant | null }>`
        select book, at, read_at as "readAt" from rewards_books cross join unnest(moments) at
        where kid_uid = ${kidUid} and at between ${from} and ${to} order by at`);
      return [...Map.groupBy(rows, ({ book }) => book).values()].map((own) => ({
        moments: own.map(({ at }) => at),
        finishedAt: own[0]?.readAt ?? null,
        isGame: false,
      }));
    },
  };
}

export type BookStore = ReturnType<typeof createBookStore>;
