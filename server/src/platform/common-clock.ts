import type { Clock } from './clock.ts';
import { type Db, sql } from './db.ts';

/** How far (ms) clocks may be apart before it matters, how slow an answer may be to tell anything, and how often it is asked. */
const tolerated = 2_000;
const slow = 1_000;
const every = 60_000;

/**
 * The machine's clock, or the database's where they are apart: so all servers of a school have one time, and what one of them signs or
 * writes is neither over nor yet to come for another (docs/decisions/0372). `onApart` hears by how many seconds, once each time it begins.
 */
export async function commonClock(
  db: Pick<Db, 'one'>,
  { onApart, own = () => Temporal.Now.instant() }: { onApart(seconds: number): void; own?: () => Temporal.Instant },
): Promise<Clock & { compare(): Promise<void>; stop(): void }> {
  let offset = 0;
  async function compare(): Promise<void> {
    const before = own();
    const began = performance.now();
    const found = await db.one(sql<{ at: Temporal.Instant }>`select clock_timestamp() as at`);
    const took = performance.now() - began;
    if (!found || took > slow) return;
    const apart = found.at.epochMilliseconds - before.epochMilliseconds - took / 2;
    const next = Math.abs(apart) > tolerated ? Math.round(apart) : 0;
    if (next !== 0 && offset === 0) onApart(Math.round(next / 1000));
    offset = next;
  }
  await compare();
  // A database that does not answer is told of elsewhere; until it does the clocks stay as far apart as they were.
  const looks = setInterval(() => void compare().catch(() => undefined), every).unref();
  return {
    now: () => (offset === 0 ? own() : own().add({ milliseconds: offset })),
    compare,
    stop: () => clearInterval(looks),
  };
}
