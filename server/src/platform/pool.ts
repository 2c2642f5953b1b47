import pg from 'pg';

/** How the pool reaches PostgreSQL: a connection string, or host (a folder for a unix socket), user and database. */
export type Connection = { connectionString: string } | { host: string; port?: number; user: string; database: string; password?: string };

export interface PoolOptions {
  max?: number;
  /** How long (ms) a connection may be waited for, a statement or a lock in PostgreSQL, and its answer, which is to be a little longer. */
  patience?: { connection: number; statement?: number; answer: number };
  onFault?: (fault: Error) => void;
  /**
   * Where a pooler stands between (PgBouncer in transaction mode): the database past it. A pooler lends its connections for a transaction,
   * so no statement is prepared on them, and limits are those of the database's account (docs/operations/growing.md).
   */
  direct?: Connection | undefined;
  /** A replica that is read where some seconds do not matter. */
  replica?: Connection | undefined;
}

const types = new pg.TypeOverrides();
types.setTypeParser(1184, (text: string) => Temporal.Instant.from(isoOf(text)));
types.setTypeParser(1114, (text: string) => text);
types.setTypeParser(1082, (text: string) => text);
types.setTypeParser(20, Number);
types.setTypeParser(1115, (text: string) => text);

/** PostgreSQL writes `2026-03-02 18:00:00+00`; Temporal reads `2026-03-02T18:00:00+00`. */
const isoOf = (text: string) => text.replace(' ', 'T');

const usual = { connection: 4_000, answer: 6_000 };

/** How each connection is opened, and how long it waits for what. */
export function optionsOf(connection: Connection, { patience = usual, direct }: PoolOptions): pg.ClientConfig {
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
