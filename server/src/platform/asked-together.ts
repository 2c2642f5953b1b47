import type pg from 'pg';

import { onlyReads } from './only-reads.ts';

/** How long (ms) a question may take, as a rule, that others wait behind. */
const briefly = 25;
/** How many are sent one behind the other. The rest of a page's questions goes over a connection of its own. */
const most = 12;
/** How much the newest answer weighs in what is known of a question. */
const weightOfNewest = 0.25;

interface Waiting {
  query: pg.QueryConfig;
  resolve: (answer: pg.QueryResult) => void;
  reject: (fault: unknown) => void;
}

interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** The types of the driver know it only where a connection is opened. */
export type Piped = pg.PoolClient & { pipeline?: boolean };

/** What a connection is given from here on goes in one packet, until whoever is at work waits for the world outside. */
export function inOnePacket(client: Piped): void {
  const { stream } = (client as Piped & Wired).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Asks the pool. What is asked in the same turn goes over one connection in one packet, and is answered in one: a page asks twenty small
 * questions at once, and to wake twenty connections costs more than to answer them. Only prepared questions that read and have been brief go so, since
 * whoever stands behind waits.
 */
export function askTogether(pool: pg.Pool): <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>> {
  const took = new Map<string, number>();
  let waiting: Waiting[] = [];

  const isBrief = ({ name, text }: pg.QueryConfig): boolean => {
    if (name === undefined) return false;
    const known = took.get(name);
    if (known !== undefined) return known <= briefly;
    const brief = onlyReads(text);
    took.set(name, brief ? 0 : Infinity);
    return brief;
  };

  async function over(some: readonly Waiting[]): Promise<void> {
    let client: Piped;
    try {
      client = (await pool.connect()) as Piped;
    } catch (fault) {
      for (const { reject } of some) reject(fault);
      return;
    }
    let broken: Error | undefined;
    let before = performance.now();
    client.pipeline = true;
    const { stream } = (client as Piped & Wired).connection;
    stream.cork();
    const answers = some.map(async ({ query, resolve, reject }) => {
      try {
        const answer = await client.query(query);
        const now = performance.now();
        const known = took.get(query.name ?? '') ?? 0;
        took.set(query.name ?? '', known + (now - before - known) * weightOfNewest);
        before = now;
        resolve(answer);
      } catch (fault) {
        // As the pool does: nobody knows what state it is in.
        broken = fault as Error;
        reject(fault);
      }
    });
    stream.uncork();
    await Promise.all(answers);
    client.pipeline = false;
    client.release(broken);
  }

  function send(): void {
    const all = waiting;
    waiting = [];
    if (all.length === 1) {
      const [{ query, resolve, reject }] = all as [Waiting];
      pool.query(query).then(resolve, reject);
      return;
    }
    for (let from = 0; from < all.length; from += most) void over(all.slice(from, from + most));
  }

  return <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => {
    if (!isBrief(query)) return pool.query<Row>(query);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    // After all that is asked before anybody waits for the world outside.
    if (waiting.length === 0) process.nextTick(send);
    waiting.push({ query, resolve, reject });
    return promise as Promise<pg.QueryResult<Row>>;
  };
}
