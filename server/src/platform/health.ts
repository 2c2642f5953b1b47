import type { FastifyInstance } from 'fastify';

import { type Db, sql } from './db.ts';
import { migrationNames } from './migrate.ts';

/** How long (ms) the database may take to answer before the school counts as not ready. */
const patience = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: requests may be sent here; false when the database does not answer,
 * when its tables are older than the code, and first of all when the school is about to stop.
 */
export async function serveHealth(app: FastifyInstance, { db, isStopping }: { db: Db; isStopping: () => boolean }): Promise<void> {
  const known = await migrationNames();
  let migrated = false;

  async function checkDatabase(): Promise<boolean> {
    if (migrated) return (await db.one(sql`select 1`)) !== undefined;
    // Newer tables than we know are fine: the next release is being rolled out.
    const rows = await db.all(sql<{ name: string }>`select name from kysely_migration`);
    const applied = new Set(rows.map(({ name }) => name));
    migrated = known.every((name) => applied.has(name));
    return true;
  }

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // A balancer that asks has little time to hear it: a busy database is not waited for.
    if (isStopping()) return reply.code(503).send({ status: 'not ready', stopping: true });
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref());
    const database = await Promise.race([checkDatabase().catch(() => false), late]);
    const isReady = database && migrated;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', database, migrations: migrated, stopping: false });
  });
}
