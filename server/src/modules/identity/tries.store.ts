import { AsyncLocalStorage } from 'node:async_hooks';

import { type Db, sql } from '#platform/db';

/** How often something was tried within a window that begins with the first try. */
export function createTryStore(db: Db) {
  const count = async (counted: string, window: Temporal.DurationLike, now: Temporal.Instant) => {
    const until = now.add(window);
    return db.one(sql<{ tries: number; windowEndsAt: Temporal.Instant }>`
      insert into identity_tries as t (counted, tries, window_ends_at) values (${counted}, 1, ${until})
      on conflict (counted) do update set
        tries = case when t.window_ends_at <= ${now} then 1 else t.tries + 1 end,
        window_ends_at = case when t.window_ends_at <= ${now} then ${until} else t.window_ends_at end
      returning tries, window_ends_at as "windowEndsAt"`);
  };
  /** Outside of every transaction: what is counted here stays, also when the caller's work is undone. */
  const outside = AsyncLocalStorage.snapshot();
  return {
    /** One more try; answers with the number of tries and the end of the window. One statement, so nobody races it. */
    count,
    countApart: (counted: string, window: Temporal.DurationLike, now: Temporal.Instant) => outside(() => count(counted, window, now)),
    tries: (counted: string, now: Temporal.Instant) =>
      db.one(sql<{ tries: number; windowEndsAt: Temporal.Instant }>`
        select tries, window_ends_at as "windowEndsAt" from identity_tries where counted = ${counted} and window_ends_at > ${now}`),
    takeBack: (counted: string) => db.run(sql`update identity_tries set tries = tries - 1 where counted = ${counted} and tries > 0`),
    forget: (counted: string) => db.run(sql`delete from identity_tries where counted = ${counted}`),
    removeEnded: (now: Temporal.Instant) => db.run(sql`delete from identity_tries where window_ends_at < ${now}`),
  };
}

export type TryStore = ReturnType<typeof createTryStore>;
