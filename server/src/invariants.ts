import { existsSync } from 'node:fs';

import { moneyInvariants } from '#modules/payments';
import { openDatabase } from '#platform/database';
import { openDb, sql } from '#platform/db';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';

/**
 * `npm run invariants`: checks the books of the school that is configured here, running or not, and says of each
 * promise whether it holds. Reads only, all of it as of one moment. Ends with 1 when a promise is broken.
 */
async function check(): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, createLog({ level: settings.logLevel ?? 'warn' }));
  const db = openDb(database.connection, { max: 1 });
  try {
    return await db.inTransaction(async () => {
      await db.run(sql`set transaction isolation level repeatable read read only`);
      await db.run(sql`set local statement_timeout = '10min'`);
      let isSound = true;
      for (const { code, says, sql: text } of moneyInvariants) {
        const found = await db.one(sql<{ bad: number | string }>`${sql.raw(text)}`);
        const bad = Number(found?.bad ?? 1);
        isSound &&= bad === 0;
        process.stdout.write(`${bad === 0 ? 'holds ' : 'BROKEN'} ${code} ${says}${bad === 0 ? '' : ` (${bad})`}\n`);
      }
      return isSound;
    });
  } finally {
    await db.close();
    await database.release();
  }
}

if (!(await check())) process.exitCode = 1;
