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

/** A database of a test's own: a copy of the template, dropped with `drop`. */
export async function freshDatabase(server: Connection): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const name = `t_${newId().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${templateName} strategy file_copy`);
  return { connection: connectionTo(server, name), drop: () => execute(server, `drop database if exists ${name} with (force)`) };
}
