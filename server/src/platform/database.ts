import { StartError, startPostgres } from '@school/postgres';
import { Client } from 'pg';

import type { Connection } from './db.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { UserError } from './user-error.ts';

/** The database the settings mean: the given one, or the built-in one, started here. */
export interface Database {
  connection: Connection;
  /** The same past a pooler: for what needs a connection of its own. */
  direct: Connection;
  /** A read replica of it. */
  replica?: Connection;
  /** Stops the built-in one, unless another process uses it; leaves a given one alone. */
  release(): Promise<void>;
}

/** How long (ms) a database that is just starting beside us is waited for. */
const patience = 30_000;
/** PostgreSQL 15 is the oldest one our statements are meant for. */
const oldest = 150_000;

/** Finds or starts the database and makes sure that it answers and is new enough. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (settings.databaseUrl === undefined) {
    const postgres = await startPostgres({ dataDir: settings.dataDir, fsync: true, log }).catch((fault: unknown) => {
      throw fault instanceof StartError ? new UserError(fault.message, { cause: fault }) : fault;
    });
    return { connection: postgres.connection, direct: postgres.connection, release: postgres.stop };
  }
  const connection = { connectionString: settings.databaseUrl };
  const { databaseDirectUrl } = settings;
  const direct = databaseDirectUrl === undefined ? connection : { connectionString: databaseDirectUrl };
  await insistOnVersion(direct, log);
  if (direct !== connection) await insistOnLimits(connection);
  const { databaseReadUrl } = settings;
  return { connection, direct, ...(databaseReadUrl && { replica: { connectionString: databaseReadUrl } }), release: async () => {} };
}

/**
 * Behind a pooler no connection says for itself how long a statement may take: its account must. Without it one statement would hold up
 * the others for as long as it likes.
 */
async function insistOnLimits(connection: { connectionString: string }): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ account: string; isLimited: boolean }>(`
      select current_user as account, current_setting('statement_timeout') = '5s' and current_setting('lock_timeout') = '5s'
        and current_setting('timezone') = 'UTC' as "isLimited"`);
    const [found] = rows;
    if (found && !found.isLimited)
      throw new UserError(
        `Behind a pooler the database's account must limit its statements. Say this to PostgreSQL once, and start again:\n` +
          `alter role "${found.account}" set statement_timeout = '5s'; alter role "${found.account}" set lock_timeout = '5s';\n` +
          `alter role "${found.account}" set idle_in_transaction_session_timeout = '15s'; alter role "${found.account}" set timezone = 'UTC';`,
      );
  } catch (fault) {
    if (fault instanceof UserError) throw fault;
    throw new UserError(`The database of DATABASE_URL cannot be used: ${tell(fault)}`, { cause: fault });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function insistOnVersion(connection: { connectionString: string }, log: Log): Promise<void> {
  for (const until = performance.now() + patience; ; await new Promise((resolve) => void setTimeout(resolve, 500))) {
    const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
      const version = rows[0]?.version ?? 0;
      if (version >= oldest) return;
      throw new Error(`DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; the school needs 15 or newer`);
    } catch (fault) {
      if (!isPassing(fault) || performance.now() > until) {
        throw new UserError(`The database of DATABASE_URL cannot be used: ${tell(fault)}`, { cause: fault });
      }
      log.warn({ fault: tell(fault) }, 'the database does not answer yet, waiting');
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Not up yet, or starting up (57P03): worth waiting. A wrong password or name is not. */
function isPassing(fault: unknown): boolean {
  const code = (fault as { code?: string }).code ?? '';
  return ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EAI_AGAIN', '57P03'].includes(code) || /timeout/i.test(tell(fault));
}

/** Node puts both addresses of a name into one error without words of its own. */
const tell = (fault: unknown): string =>
  fault instanceof AggregateError ? fault.errors.map(tell).join(', ') : fault instanceof Error ? fault.message : String(fault);
