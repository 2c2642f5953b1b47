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

import { askTogether } from './asked-together.ts';
import { type Connection, openPool, optionsOf, type PoolOptions } from './pool.ts';
import { createKnown, type Known } from './known-answers.ts';
import { nameOfStatement } from './prepared-statements.ts';
import { createReplica, type Replica } from './replica.ts';
import { createTransactions, type Question } from './transactions.ts';

export { type RawBuilder, sql } from 'kysely';
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
   * transaction it is written at once. For what nobody reads before the commit. `write` asks all it asks before it waits: the commit goes
   * in the same packet.
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
  const transactions = createTransactions(pool, { isPooled: past !== undefined });
  const isAside = new AsyncLocalStorage<true>();
  const looks = new AsyncLocalStorage<Known>();

  const askPool = askTogether(pool);

  const ask = <Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> =>
    transactions.ask<Row>(query) ?? askPool<Row>(query);

  const askOnce = <Row extends pg.QueryResultRow>(query: Question): Promise<pg.QueryResult<Row>> => {
    const known = transactions.isOpen ? undefined : looks.getStore();
    return known ? known.answer<Row>(query, () => ask<Row>(query)) : ask<Row>(query);
  };

  /** A list of one's own while a call looks: whoever else asked may put it in another order. The rows are the same for all. */
  const rowsOf = <Row>(rows: Row[]): Row[] => (looks.getStore() ? rows.map((row) => Object.freeze(row)) : rows);

  const execute = <Row extends pg.QueryResultRow>(query: RawBuilder<unknown>) => {
    const { sql: text, parameters }: CompiledQuery = query.compile(compiler);
    return askOnce<Row>({ name: past === undefined ? nameOf(text) : undefined, text, values: parameters.map(plain) });
  };

  const read = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    if (replica && isAside.getStore() && !transactions.isOpen) {
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
      return transactions.isOpen;
    },
    async inTransaction(work) {
      if (transactions.isOpen) return work();
      const forget = () => looks.getStore()?.forget();
      forget();
      return transactions.run(work, forget);
    },
    inSavepoint: transactions.inSavepoint,
    allowLonger: transactions.allowLonger,
    gather: transactions.gather,
    writeGathered: transactions.writeGathered,
    afterCommit: transactions.afterCommit,
    async close() {
      await replica?.close();
      await pool.end();
    },
  };
}
