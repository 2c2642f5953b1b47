import { AsyncLocalStorage } from 'node:async_hooks';

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';

import { askTogether, inOnePacket, type Piped } from './asked-together.ts';
import { isOfConnection } from './passing-fault.ts';
import { type Connection, openPool, optionsOf, type PoolOptions } from './pool.ts';
import { createKnown, type Known } from './known-answers.ts';
import { nameOfStatement } from './prepared-statements.ts';
import { createReplica, type Replica } from './replica.ts';

export { sql } from 'kysely';
export { idsOf } from './ids-of.ts';
export type { Connection } from './pool.ts';

/**
 * The database with its ambient transaction: whatever runs inside `inTransaction` uses that transaction, without
 * being handed it. A second `inTransaction` inside joins the first.
 */
export interface Db {
  /** All rows of a statement. */
  all<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row>(query: RawBuilder<Row>): Promise<Row | undefined>;
  /** Runs a statement; answers with the number of rows it touched. */
  run(query: RawBuilder<unknown>): Promise<number>;
  /** A statement prepared once a connection under a name: for hot paths. */
  named<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * A part of the ambient transaction that may fail alone: what it did is undone then, what it kept for the end forgotten, and the
   * transaction goes on. One after the other, never at once.
   */
  inSavepoint<T>(work: () => Promise<T>): Promise<T>;
  /** Statements of the ambient transaction may take so long from here on, instead of the seconds that a person waits. */
  allowLonger(seconds: number): Promise<void>;
  /**
   * What `work` reads may be some seconds old: a replica answers it where there is one that is close behind. What it writes, and whatever
   * runs in a transaction, goes to the database itself.
   */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /**
   * `work` looks and answers: what it asks twice is asked of the database once, until it writes something. Rows are frozen, since several
   * may hold the same.
   */
  looking<T>(work: () => Promise<T>): Promise<T>;
  /** True while a transaction is open around the caller. */
  readonly isInTransaction: boolean;
  /**
   * Keeps something until the end of the ambient transaction, where `write` is given all that came with it, in order; without a
   * transaction it is written at once. For what nobody reads before the commit.
   */
  gather<Item>(item: Item, write: (items: readonly Item[]) => Promise<void>): Promise<void>;
  /** Writes at once what is kept for the end of the ambient transaction: for whoever reads it within. */
  writeGathered(): Promise<void>;
  /** Runs after the commit of the ambient transaction, never after a rollback; at once when there is none. */
  afterCommit(what: () => void): void;
  readonly pool: pg.Pool;
  /** The read replica, where the school has one. */
  readonly replica: Replica | undefined;
  /** How a connection of its own is opened, past a pooler: to listen to notices. */
  readonly line: pg.ClientConfig;
  close(): Promise<void>;
}

/** Values that pg would turn into JSON although the column is not JSON. */
const plain = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate
    ? value.toString()
    : Array.isArray(value) && value.some((item) => item instanceof Temporal.Instant)
      ? value.map(plain)
      : value;

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
}

/** The types of the driver do not know that a question may have a limit of its own. */
type Question = pg.QueryConfig & { query_timeout?: number };

/** The database behind a pool of its own. */
export function openDb(connection: Connection, options: PoolOptions = {}): Db {
  const pool = openPool(connection, options);
  return dbOver(pool, {
    ...(options.direct && { past: optionsOf(options.direct, options) }),
    ...(options.replica && {
      replica: createReplica({ main: pool, replica: openPool(options.replica, { ...options, max: replicaPool }) }),
    }),
  });
}

/** Connections to a replica at most: it answers few and long questions. */
const replicaPool = 5;

/**
 * The database behind a pool; closing it ends the pool. `nameOf` says which statements are prepared on its connections: none where they
 * are a pooler's, `past` which a connection of its own is opened.
 */
export function dbOver(
  pool: pg.Pool,
  {
    nameOf = nameOfStatement,
    past,
    replica,
  }: { nameOf?: (text: string) => string | undefined; past?: pg.ClientConfig; replica?: Replica } = {},
): Db {
  const compiler = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const ambient = new AsyncLocalStorage<Open>();
  const isAside = new AsyncLocalStorage<true>();
  const looks = new AsyncLocalStorage<Known>();

  const askPool = askTogether(pool);

  const ask = <Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> => {
    const open = ambient.getStore();
    if (!open) return askPool<Row>(query);
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

  const askOnce = <Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> => {
    const known = ambient.getStore() ? undefined : looks.getStore();
    return known ? known.answer<Row>(query, () => ask<Row>(query)) : ask<Row>(query);
  };

  /** A list of one's own while a call looks: whoever else asked may put it in another order. The rows are the same for all. */
  const rowsOf = <Row>(rows: Row[]): Row[] => (looks.getStore() ? rows.map((row) => Object.freeze(row)) : rows);

  const writeOut = async (open: Open): Promise<void> => {
    for (const [write, items] of open.gathered) await write(items as never[]);
    open.gathered.clear();
  };

  const execute = <Row extends pg.QueryResultRow>(query: RawBuilder<unknown>) => {
    const { sql: text, parameters }: CompiledQuery = query.compile(compiler);
    return askOnce<Row>({ name: past === undefined ? nameOf(text) : undefined, text, values: parameters.map(plain) });
  };

  const read = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    if (replica && isAside.getStore() && !ambient.getStore()) {
      const { sql: text, parameters }: CompiledQuery = query.compile(compiler);
      const answer = await replica.ask({ text, values: parameters.map(plain) });
      if (answer) return answer.rows as Row[];
    }
    return rowsOf((await execute(query)).rows) as Row[];
  };

  return {
    pool,
    replica,
    line: past ?? pool.options,
    async all<Row>(query: RawBuilder<Row>) {
      return read(query);
    },
    async one<Row>(query: RawBuilder<Row>) {
      return (await read(query))[0];
    },
    async run(query) {
      return (await execute(query)).rowCount ?? 0;
    },
    async named<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) {
      return rowsOf((await askOnce<Row>({ ...(past === undefined && { name }), text, values: values.map(plain) })).rows);
    },
    aside: (work) => isAside.run(true, work),
    looking(work) {
      const known = createKnown();
      return looks.run(known, work).finally(known.close);
    },
    get isInTransaction() {
      return ambient.getStore() !== undefined;
    },
    async inTransaction(work) {
      if (ambient.getStore()) return work();
      looks.getStore()?.forget();
      const client: Piped = await pool.connect();
      const open: Open = {
        client,
        committed: [],
        gathered: new Map(),
        last: Promise.resolve(),
        savepoints: 0,
        ended: undefined,
        patience: undefined,
      };
      let broken: Error | undefined;
      try {
        // Sent with the first statement, for one way there and back less. Over a pooler's connection it is waited for.
        client.pipeline = past === undefined;
        if (client.pipeline) inOnePacket(client);
        const begun = client.query('begin');
        begun.catch(() => undefined);
        if (past !== undefined) await begun;
        const result = await ambient.run(open, async () => {
          const done = await work();
          await writeOut(open);
          return done;
        });
        await open.last;
        await begun;
        await client.query('commit');
        return result;
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
        looks.getStore()?.forget();
        for (const what of open.committed) what();
      }
    },
    async inSavepoint(work) {
      const open = ambient.getStore();
      if (!open) throw new Error('A savepoint stands in a transaction');
      const kept = [...open.gathered].map(([write, items]) => ({ write, items: [...items] }));
      const toldLater = open.committed.length;
      const say = (text: string) => ask({ text });
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
    async allowLonger(seconds) {
      const open = ambient.getStore();
      if (!open) throw new Error('Only the statements of a transaction may take longer');
      await ask({ text: `set local statement_timeout = ${seconds * 1000}` });
      open.patience = (seconds + 1) * 1000;
    },
    async gather(item, write) {
      const open = ambient.getStore();
      if (!open) return write([item]);
      const before = open.gathered.get(write);
      if (before) before.push(item);
      else open.gathered.set(write, [item]);
    },
    async writeGathered() {
      const open = ambient.getStore();
      if (open) await writeOut(open);
    },
    afterCommit(what) {
      const open = ambient.getStore();
      if (open) open.committed.push(what);
      else what();
    },
    async close() {
      await replica?.close();
      await pool.end();
    },
  };
}
