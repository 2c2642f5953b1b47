import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { type Counted, createRateLimitStore } from './rate-limit.store.ts';
import { Refusal } from './refusal.ts';

/** So often at most in a window that begins with the first time. */
export interface Limit {
  most: number;
  window: Temporal.DurationLike;
}

/**
 * How often something may be done in the whole school: counted in the database, by a key that says who does what. What guards
 * one machine alone is a budget (budgets.ts).
 */
export function createRateLimit({ db, clock }: { db: Db; clock: Clock }) {
  const store = createRateLimitStore(db);
  const refuse = (limit: Limit, { windowEndsAt }: Counted) => {
    throw tooMany({ ...limit, until: windowEndsAt, now: clock.now() });
  };
  return {
    /** Counts one more time; refuses with `request.too_many` above the limit. It stays counted, whatever becomes of the caller's work. */
    async take(key: string, limit: Limit): Promise<void> {
      const counted = await store.count(key, limit.window, clock.now());
      if (counted.times > limit.most) refuse(limit, counted);
    },
    /** Refuses where the limit is reached, and counts nothing. */
    async insistOnRoom(key: string, limit: Limit): Promise<void> {
      const counted = await store.find(key, clock.now());
      if (counted && counted.times >= limit.most) refuse(limit, counted);
    },
    /** Counts one more time without refusing; is it within the limit? */
    fits: async (key: string, { most, window }: Limit): Promise<boolean> => (await store.count(key, window, clock.now())).times <= most,
    /** Is there room for one more? Counts nothing. */
    hasRoom: async (key: string, most: number): Promise<boolean> => ((await store.find(key, clock.now()))?.times ?? 0) < most,
    takeBack: store.takeBack,
    forget: store.forget,
    removeEnded: () => store.removeEnded(clock.now()),
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** The one refusal of whoever does something too often: the limit, its window, and when it may be done again. */
function tooMany({ most, window, until, now }: Limit & { until: Temporal.Instant; now: Temporal.Instant }): Refusal {
  const seconds = Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000));
  return new Refusal('request.too_many', {
    limit: most,
    windowSeconds: Temporal.Duration.from(window).total('seconds'),
    seconds,
    minutes: Math.ceil(seconds / 60),
    retryAt: until.toString(),
  });
}
