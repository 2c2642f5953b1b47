import pg from 'pg';

import type { Connection } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';

/** The migrated database that tests copy. */
export const templateName = 'chip_template';

/** The same server, another database. */
export function connectionTo(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** One statement on a connection of its own. */
export async function execute(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of a test's own: a copy of the migrated template, or of another one (`template1`: empty), dropped with `drop`. */
export async function freshDatabase(
  server: Connection,
  template = templateName,
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const name = `t_${newId().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${template} strategy file_copy`);
  return { connection: connectionTo(server, name), drop: () => execute(server, `drop database if exists ${name} with (force)`) };
}

/** As DATABASE_URL says it. */
export function connectionUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port = 5432, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
