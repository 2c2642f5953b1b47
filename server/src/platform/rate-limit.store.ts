import { AsyncLocalStorage } from 'node:async_hooks';

import { type Db, sql } from './db.ts';

/** How often something was done in a window that began with the first time. */
export interface Counted {
  times: number;
  windowEndsAt: Temporal.Instant;
}

export function createRateLimitStore(db: Db) {
  const count = async (key: string, window: Temporal.DurationLike, now: Temporal.Instant): Promise<Counted> => {
    const until = now.add(window);
    const row = await db.one(sql<Counted>`
      insert into platform_rate_limits as c (key, times, window_ends_at) values (${key}, 1, ${until})
      on conflict (key) do update set
        times = case when c.window_ends_at <= ${now} then 1 else c.times + 1 end,
        window_ends_at = case when c.window_ends_at <= ${now} then ${until} else c.window_ends_at end
      returning times, window_ends_at as "windowEndsAt"`);
    return row ?? { times: 1, windowEndsAt: until };
  };
  /** Outside of every transaction: what is counted here stays, also when the caller's work is undone. */
  const outside = AsyncLocalStorage.snapshot();
  return {
    /** One more time. One statement, so nobody races it. */
    count: (key: string, window: Temporal.DurationLike, now: Temporal.Instant) => outside(() => count(key, window, now)),
    find: (key: string, now: Temporal.Instant) =>
      db.one(sql<Counted>`
        select times, window_ends_at as "windowEndsAt" from platform_rate_limits where key = ${key} and window_ends_at > ${now}`),
    takeBack: (key: string) => db.run(sql`update platform_rate_limits set times = times - 1 where key = ${key} and times > 0`),
    forget: (key: string) => db.run(sql`delete from platform_rate_limits where key = ${key}`),
    removeEnded: (now: Temporal.Instant) => db.run(sql`delete from platform_rate_limits where window_ends_at < ${now}`),
  };
}

/** Counts that name one of these words go: an account is erased. */
export const forgetCountsNaming = (db: Pick<Db, 'run'>, words: readonly string[]) =>
  db.run(sql`
    delete from platform_rate_limits
    where exists (select from unnest(${[...words]}::text[]) word where strpos(lower(key), lower(word)) > 0)`);
