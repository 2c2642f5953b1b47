import { hostname } from 'node:os';

import serverPackage from '../../package.json' with { type: 'json' };
import { type Db, sql } from './db.ts';
import type { Storage } from './files/storage.ts';
import { newId } from './ids.ts';
import { migrationNames } from './migrate.ts';
import { UserError } from './user-error.ts';

/** How long (seconds) a server counts as running after its last word, and how often (ms) it says one. */
const leaseSeconds = 20;
const renewEvery = 5_000;

/** The release of this code. */
export const { version: release } = serverPackage;

/** A server of the school that runs now. */
export interface Node {
  node: string;
  host: string;
  release: string;
  startedAt: Temporal.Instant;
}

/** All servers that run on this database, the oldest first. */
export const runningNodes = (db: Db): Promise<Node[]> =>
  db.all(sql<Node>`
    select node, host, release, started_at as "startedAt" from platform_nodes
    where lease_until > clock_timestamp() order by started_at, node`);

/**
 * Enters this server among those that run on the database, until it leaves. Throws where an older one keeps its files elsewhere: a picture
 * that comes in there would be missing here (docs/decisions/0345). Both see it by a mark that each leaves among its files.
 */
export async function joinNodes({ db, storage }: { db: Db; storage: Storage }): Promise<{ leave(): Promise<void> }> {
  const node = newId();
  const mark = newId();
  await removeDead(db, storage);
  await storage.put(markOf(node), new TextEncoder().encode(mark));
  const lease = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
  await db.run(sql`
    insert into platform_nodes (node, host, release, migrations, files_mark, started_at, lease_until)
    values (${node}, ${hostname()}, ${release}, ${await migrationNames()}::text[], ${mark}, clock_timestamp(), ${lease})`);
  const renewal = setInterval(() => {
    // A database that does not answer is told of elsewhere, and the next word may get through.
    void db.run(sql`update platform_nodes set lease_until = ${lease} where node = ${node}`).catch(() => undefined);
  }, renewEvery).unref();
  const leave = async (): Promise<void> => {
    clearInterval(renewal);
    await db.run(sql`delete from platform_nodes where node = ${node}`);
    await storage.delete(markOf(node));
  };
  const apart = await firstWithOtherFiles(db, storage, node);
  if (apart !== undefined) {
    await leave();
    throw new UserError(
      `The server on ${apart} runs on the same database and keeps its files elsewhere: what families upload there would be missing here.\n` +
        'Let DATA_DIR of all servers have one shared folder "files", or keep files in a storage that all reach: S3_ENDPOINT.',
    );
  }
  return { leave };
}

const markOf = (node: string): string => `servers/${node}.txt`;

/** The host of the oldest server whose mark is not among the files here. */
async function firstWithOtherFiles(db: Db, storage: Storage, self: string): Promise<string | undefined> {
  const rows = await db.all(sql<{ node: string; host: string; files_mark: string }>`
    select node, host, files_mark from platform_nodes
    where lease_until > clock_timestamp() and node <> ${self}
      and (started_at, node) < (select started_at, node from platform_nodes where node = ${self})
    order by started_at, node`);
  for (const { node, host, files_mark } of rows) {
    const bytes = await storage.get(markOf(node));
    if (bytes === undefined || new TextDecoder().decode(bytes) !== files_mark) return host;
  }
  return undefined;
}

/** Those that ended without a word leave their marks. */
async function removeDead(db: Db, storage: Storage): Promise<void> {
  const dead = await db.all(sql<{ node: string }>`
    delete from platform_nodes where lease_until < clock_timestamp() - interval '1 hour' returning node`);
  for (const { node } of dead) await storage.delete(markOf(node));
}
