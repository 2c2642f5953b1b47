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
import pg from 'pg';

import { isOfConnection } from './passing-fault.ts';
import { nameOfStatement } from './prepared-statements.ts';

export { sql } from 'kysely';

/** How the pool reaches PostgreSQL: a connection string, or host (a folder for a unix socket), user and database. */
export type Connection = { connectionString: string } | { host: string; port?: number; user: string; database: string; password?: string };

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
  /** How a connection of its own is opened, past a pooler: to listen to notices. */
  readonly line: pg.ClientConfig;
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
types.setTypeParser(1184, (text: string) => Temporal.Instant.from(isoOf(text)));
types.setTypeParser(1114, (text: string) => text);
types.setTypeParser(1082, (text: string) => text);
types.setTypeParser(20, Number);
types.setTypeParser(1115, (text: string) => text);

/** PostgreSQL writes `2026-03-02 18:00:00+00`; Temporal reads `2026-03-02T18:00:00+00`. */
const isoOf = (text: string) => text.replace(' ', 'T');

/** Values that pg would turn into JSON although the column is not JSON. */
const plain = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate
    ? value.toString()
    : Array.isArray(value) && value.some((item) => item instanceof Temporal.Instant)
      ? value.map(plain)
      : value;

interface Open {
  client: pg.PoolClient;
  committed: Array<() => void>;
  /** What is written last, by who writes it. */
  gathered: Map<(items: readonly never[]) => Promise<void>, unknown[]>;
  /** The last statement asked for: a connection does one at a time, also when its transaction asks for several at once. */
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

interface PoolOptions {
  max?: number;
  /** How long (ms) a connection may be waited for, a statement or a lock in PostgreSQL, and its answer, which is to be a little longer. */
  patience?: { connection: number; statement?: number; answer: number };
  onFault?: (fault: Error) => void;
  /**
   * Where a pooler stands between (PgBouncer in transaction mode): the database past it. A pooler lends its connections for a transaction,
   * so no statement is prepared on them, and limits are those of the database's account (docs/operations/growing.md).
   */
  direct?: Connection | undefined;
}

/** The database behind a pool of its own. */
export const openDb = (connection: Connection, options: PoolOptions = {}): Db =>
  options.direct
    ? dbOver(openPool(connection, options), { past: optionsOf(options.direct, options) })
    : dbOver(openPool(connection, options));

const usual = { connection: 4_000, answer: 6_000 };

/** How each connection is opened, and how long it waits for what. */
function optionsOf(connection: Connection, { patience = usual, direct }: PoolOptions): pg.ClientConfig {
  const { statement = 5_000 } = patience;
  const limits = `-c statement_timeout=${statement} -c lock_timeout=${statement} -c idle_in_transaction_session_timeout=${3 * statement} -c timezone=UTC`;
  return {
    ...connection,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler takes no such words from those who come.
    ...(direct !== undefined && direct !== connection ? {} : { options: limits }),
  };
}

/**
 * Opens the pool. `onFault` hears errors of idle connections (a restart of the database), which would kill the
 * process otherwise. Statements and locks wait 5 s at most: PostgreSQL ends them. Where it cannot say so, since it stands still or its
 * line is dead without a word, the pool gives up by itself, and the connection goes.
 */
export function openPool(connection: Connection, options: PoolOptions = {}): pg.Pool {
  const { max = 20, onFault = () => {} } = options;
  const pool = new pg.Pool({
    ...optionsOf(connection, options),
    max,
    types,
    // Where others take all connections that PostgreSQL has, these are still there.
    min: Math.min(max, 4),
    idleTimeoutMillis: 30_000,
  });
  // While a connection is lent out its pool does not listen, and a database that dies between two statements of a
  // transaction would end the process; what idle connections say the pool only repeats.
  pool.on('connect', (client) => client.on('error', onFault));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The database behind a pool; closing it ends the pool. `nameOf` says which statements are prepared on its connections: none where they
 * are a pooler's, `past` which a connection of its own is opened.
 */
export function dbOver(
  pool: pg.Pool,
  { nameOf = nameOfStatement, past }: { nameOf?: (text: string) => string | undefined; past?: pg.ClientConfig } = {},
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

  const ask = <Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> => {
    const open = ambient.getStore();
    if (!open) return pool.query<Row>(query);
    if (open.patience !== undefined) query.query_timeout = open.patience;
    const asked = open.last.then(() => open.client.query<Row>(query));
    open.last = asked.catch(() => undefined);
    return asked;
  };

  const writeOut = async (open: Open): Promise<void> => {
    for (const [write, items] of open.gathered) await write(items as never[]);
    open.gathered.clear();
  };

  const execute = <Row extends pg.QueryResultRow>(query: RawBuilder<unknown>) => {
    const { sql: text, parameters }: CompiledQuery = query.compile(compiler);
    return ask<Row>({ name: past === undefined ? nameOf(text) : undefined, text, values: parameters.map(plain) });
  };

  return {
    pool,
    line: past ?? pool.options,
    async all<Row>(query: RawBuilder<Row>) {
      return (await execute(query)).rows as Row[];
    },
    async one<Row>(query: RawBuilder<Row>) {
      return (await execute(query)).rows[0] as Row | undefined;
    },
    async run(query) {
      return (await execute(query)).rowCount ?? 0;
    },
    async named<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) {
      return (await ask<Row>({ ...(past === undefined && { name }), text, values: values.map(plain) })).rows;
    },
    get isInTransaction() {
      return ambient.getStore() !== undefined;
    },
    async inTransaction(work) {
      if (ambient.getStore()) return work();
      const client = await pool.connect();
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
        await client.query('begin');
        const result = await ambient.run(open, async () => {
          const done = await work();
          await writeOut(open);
          return done;
        });
        await open.last;
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
        client.release(broken);
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
      await pool.end();
    },
  };
}
