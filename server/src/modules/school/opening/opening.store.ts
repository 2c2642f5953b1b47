import type { Locale } from '@school/contract/shapes';
import type { SchoolState } from '@school/contract/school/opening';

import { type Db, sql } from '#platform/db';

/** How far the school is open, and who waits for it. */
export const createOpeningStore = (db: Db) => ({
  /** Who moves it on comes one after the other. */
  lock: () => db.run(sql`lock table school_states in share row exclusive mode`),
  newest: () => db.one(sql<{ state: SchoolState }>`select state from school_states order by number desc limit 1`),
  add: (state: SchoolState, since: Temporal.Instant) => db.run(sql`insert into school_states (state, since) values (${state}, ${since})`),
  wait: (email: string, locale: Locale, at: Temporal.Instant) =>
    db.run(sql`insert into school_waiting (email, locale, asked_at) values (${email}, ${locale}, ${at}) on conflict do nothing`),
  async waiting(): Promise<number> {
    return (await db.one(sql<{ count: number }>`select count(*)::int as count from school_waiting`))?.count ?? 0;
  },
  /** All who wait, who wait no longer. */
  takeWaiting: () => db.all(sql<{ email: string; locale: Locale }>`delete from school_waiting returning email::text, locale`),
});
