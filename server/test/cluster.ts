import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isAlive, type Postgres, startPostgres } from '@school/postgres';
import type { TestProject } from 'vitest/node';

import type { Connection } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { connectionTo, execute, templateName } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests make their databases: see databases.ts. */
    testServer: Connection;
  }
}

let close: () => Promise<void> = async () => {};

/**
 * Vitest's globalSetup: one PostgreSQL for the whole run (our own, in memory where there is room, or the one of
 * TEST_DATABASE_URL) with one migrated template; each test copies it by `freshDatabase()`.
 */
export async function setup(project: TestProject): Promise<void> {
  const { server, release } = await openServer();
  close = release;
  await execute(server, `drop database if exists ${templateName} with (force)`);
  await execute(server, `create database ${templateName}`);
  await migrate(connectionTo(server, templateName));
  project.provide('testServer', server);
}

export async function teardown(): Promise<void> {
  await close();
}

async function openServer(): Promise<{ server: Connection; release: () => Promise<void> }> {
  const foreign = process.env['TEST_DATABASE_URL'];
  if (foreign) {
    const server = { connectionString: foreign };
    return { server, release: () => execute(server, `drop database if exists ${templateName} with (force)`) };
  }
  const shelf = await roomyFolder();
  await sweep(shelf);
  const dataDir = path.join(shelf, `${prefix}${process.pid}`);
  await mkdir(dataDir, { recursive: true });
  const postgres: Postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  const release = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: connectionTo(postgres.connection, 'postgres'), release };
}

const prefix = 'chip-school-test-';

/** Copying the template takes 18 ms in memory and 35-110 ms on a disk; a container often has only 64 MB there. */
async function roomyFolder(): Promise<string> {
  const memory = '/dev/shm';
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const isOurs = await access(memory, constants.W_OK).then(
    () => true,
    () => false,
  );
  return room > 2e9 && isOurs ? memory : tmpdir();
}

/** What a killed run left behind. */
async function sweep(shelf: string): Promise<void> {
  for (const name of await readdir(shelf)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(shelf, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
