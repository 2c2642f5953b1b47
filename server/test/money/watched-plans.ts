import type { Db } from '../../src/platform/db.ts';

/** A statement as the server ran it, inside of functions too, with the plan it took. */
export interface Plan {
  statement: string;
  plan: string;
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_level': 'notice',
};

/** Whether this server lets us watch: it asks for a superuser, which the one of a TEST_DATABASE_URL need not be. */
export const mayWatch = async (db: Pick<Db, 'pool'>): Promise<boolean> =>
  (await db.pool.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user')).rows[0]?.rolsuper === true;

/**
 * Notes the plan of every statement from now on, as PostgreSQL itself takes it with its own values. Connections that
 * are open already are closed, so that all of them are watched.
 */
export async function watchPlans(db: Pick<Db, 'pool'>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const { rows } = await db.pool.query<{ name: string }>('select current_database() as name');
  for (const [setting, value] of Object.entries(settings))
    await db.pool.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`);
  const idle = await Promise.all(Array.from({ length: db.pool.idleCount }, () => db.pool.connect()));
  for (const client of idle) client.release(true);
  db.pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const [, statement, plan] = /^duration: [\s\S]*?Query Text: ([\s\S]*?)\n((?:\S.*)\(cost=[\s\S]*)$/.exec(message) ?? [];
      if (statement !== undefined && plan !== undefined) plans.push({ statement: statement.replaceAll(/\s+/g, ' ').trim(), plan });
    });
  });
  return plans;
}
