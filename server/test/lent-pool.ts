import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

/** How long (ms) what a test began may go on after its end. */
const patience = 10_000;

/**
 * A pool as one borrower has it. What is still on its way when it is taken back is waited for, and whoever asks later is refused:
 * nothing of one test runs in the database of the next.
 */
export function lendPool(pool: pg.Pool): { lent: pg.Pool; takeBack(): Promise<void> } {
  let isOver = false;
  const refuse = () => Promise.reject(new Error('The test is over, and its database is somebody else’s'));
  const lent = new Proxy(pool, {
    get(target, name) {
      if (isOver && (name === 'query' || name === 'connect')) return refuse;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
    },
  });
  const takeBack = async () => {
    isOver = true;
    const until = performance.now() + patience;
    while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) {
      if (performance.now() > until) throw new Error('A connection was never given back to its pool');
      await pause(1);
    }
  };
  return { lent, takeBack };
}

/** Ends what a session may have left behind; what it knows of tables, statements and plans it keeps. */
const forget = 'close all; reset all; unlisten *; select pg_advisory_unlock_all(); discard sequences; discard temp';

/** Lends all connections of a pool for the work, each as new; nobody else is connected to its database by then. */
export async function alone<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const clients = await Promise.all(Array.from({ length: Math.max(1, pool.idleCount) }, () => pool.connect()));
  const [client] = clients as [pg.PoolClient];
  let broken: Error | undefined;
  try {
    const own = clients.map((one) => (one as unknown as { processID: number }).processID);
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> all($1::int[])',
      [own],
    );
    await Promise.all(clients.map((one) => one.query(forget)));
    return await work(client);
  } catch (fault) {
    broken = fault as Error;
    throw fault;
  } finally {
    // The last one back is the first one lent again, and knows the most.
    for (const one of clients.toReversed()) one.release(broken);
  }
}
