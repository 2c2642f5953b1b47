import { AsyncLocalStorage } from 'node:async_hooks';

import type pg from 'pg';

import { inOnePacket, type Piped } from './asked-together.ts';
import { isOfConnection } from './passing-fault.ts';

/** The types of the driver do not know that a question may have a limit of its own. */
export type Question = pg.QueryConfig & { query_timeout?: number };

interface Open {
  client: Piped;
  committed: Array<() => void>;
  /** What is written last, by who writes it. */
  gathered: Map<(items: readonly never[]) => Promise<void>, unknown[]>;
  /** All that was asked for so far has been answered. */
  last: Promise<unknown>;
  /** How many parts were begun: each has a name of its own. */
  savepoints: number;
  /** The last part that ended well: given up with the next one begun, for one way there and back less. */
  ended: string | undefined;
  /** How long (ms) an answer may take, where that is longer than usual. */
  patience: number | undefined;
  /** The commit is on its way: whatever is asked now would stand outside. */
  isOver: boolean;
}

/**
 * The ambient transactions over a pool: each on a connection of its own, known to whatever runs within (`Db` in db.ts says what each of
 * these does). Over a pooler's connections (`isPooled`) nothing is sent ahead.
 */
export function createTransactions(pool: pg.Pool, { isPooled }: { isPooled: boolean }) {
  const ambient = new AsyncLocalStorage<Open>();

  const ask = <Row extends pg.QueryResultRow>(open: Open, query: Question): Promise<pg.QueryResult<Row>> => {
    if (open.isOver) return Promise.reject(new Error('Asked behind the commit of its transaction'));
    if (open.patience !== undefined) query.query_timeout = open.patience;
    if (open.client.pipeline) inOnePacket(open.client);
    const asked = open.client.query<Row>(query);
    const before = open.last;
    open.last = asked.then(
      () => before,
      () => before,
    );
    return asked;
  };

  const writeOut = async (open: Open): Promise<void> => {
    for (const [write, items] of open.gathered) await write(items as never[]);
    open.gathered.clear();
  };

  /** What waits for the end and the commit, which are sent in one packet: a way there and back costs more than most statements. */
  const commit = async (open: Open): Promise<void> => {
    if (!open.client.pipeline) await writeOut(open);
    const written = [...open.gathered].map(([write, items]) => write(items as never[]));
    open.isOver = true;
    const { command } = await Promise.all([open.client.query('commit'), ...written]).then(([answer]) => answer);
    if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed, and nobody had noticed');
  };

  return {
    /** What is asked within the ambient transaction; undefined where there is none. */
    ask<Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> | undefined {
      const open = ambient.getStore();
      return open && ask<Row>(open, query);
    },
    get isOpen(): boolean {
      return ambient.getStore() !== undefined;
    },
    /** Runs `work` in a transaction of its own, whatever is open around it; `whenOver` comes before what waits for the commit. */
    async run<T>(work: () => Promise<T>, whenOver: () => void): Promise<T> {
      const client: Piped = await pool.connect();
      const open: Open = {
        client,
        committed: [],
        gathered: new Map(),
        last: Promise.resolve(),
        savepoints: 0,
        ended: undefined,
        patience: undefined,
        isOver: false,
      };
      let broken: Error | undefined;
      try {
        // Sent with the first statement, for one way there and back less. Over a pooler's connection it is waited for.
        client.pipeline = !isPooled;
        if (client.pipeline) inOnePacket(client);
        const begun = client.query('begin');
        begun.catch(() => undefined);
        if (isPooled) await begun;
        return await ambient.run(open, async () => {
          const done = await work();
          await open.last;
          await begun;
          await commit(open);
          return done;
        });
      } catch (fault) {
        await open.last;
        // Over a dead connection nothing is undone: the database does it when the connection goes.
        if (isOfConnection(fault)) broken = fault as Error;
        else
          await client.query('rollback').catch((rollbackFault: Error) => {
            broken = rollbackFault;
          });
        open.committed.length = 0;
        throw fault;
      } finally {
        client.pipeline = false;
        client.release(broken);
        whenOver();
        for (const what of open.committed) what();
      }
    },
    async inSavepoint<T>(work: () => Promise<T>): Promise<T> {
      const open = ambient.getStore();
      if (!open) throw new Error('A savepoint stands in a transaction');
      const kept = [...open.gathered].map(([write, items]) => ({ write, items: [...items] }));
      const toldLater = open.committed.length;
      const say = (text: string) => ask(open, { text });
      const name = `part_${++open.savepoints}`;
      const { ended } = open;
      open.ended = undefined;
      await say(`${ended === undefined ? '' : `release savepoint ${ended}; `}savepoint ${name}`);
      try {
        const done = await work();
        open.ended = name;
        return done;
      } catch (fault) {
        open.ended = undefined;
        await say(`rollback to savepoint ${name}`);
        open.gathered.clear();
        for (const { write, items } of kept) open.gathered.set(write, items);
        open.committed.length = toldLater;
        throw fault;
      }
    },
    async allowLonger(seconds: number): Promise<void> {
      const open = ambient.getStore();
      if (!open) throw new Error('Only the statements of a transaction may take longer');
      await ask(open, { text: `set local statement_timeout = ${seconds * 1000}` });
      open.patience = (seconds + 1) * 1000;
    },
    async gather<Item>(item: Item, write: (items: readonly Item[]) => Promise<void>): Promise<void> {
      const open = ambient.getStore();
      if (!open) return write([item]);
      const before = open.gathered.get(write);
      if (before) before.push(item);
      else open.gathered.set(write, [item]);
    },
    async writeGathered(): Promise<void> {
      const open = ambient.getStore();
      if (open) await writeOut(open);
    },
    afterCommit(what: () => void): void {
      const open = ambient.getStore();
      if (open) open.committed.push(what);
      else what();
    },
  };
}
