import { existsSync } from 'node:fs';

import { auditInvariants, verifyAudit } from '#modules/audit';
import { lookAtBooks, moneyInvariants } from '#modules/reconciliation';
import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
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
  const db = openDb(database.direct, { max: 1 });
  try {
    const broken = new Map((await lookAtBooks(db)).map(({ code, bad }) => [code, bad]));
    for (const { code, says } of moneyInvariants) {
      const bad = broken.get(code);
      process.stdout.write(`${bad === undefined ? 'holds ' : 'BROKEN'} ${code} ${says}${bad === undefined ? '' : ` (${bad})`}\n`);
    }
    const changed = new Map((await verifyAudit(db)).map(({ code, bad }) => [code, bad]));
    for (const { code, says } of auditInvariants) {
      const bad = changed.get(code);
      process.stdout.write(`${bad === undefined ? 'holds ' : 'BROKEN'} ${code} ${says}${bad === undefined ? '' : ` (${bad})`}\n`);
    }
    return broken.size === 0 && changed.size === 0;
  } finally {
    await db.close();
    await database.release();
  }
}

if (!(await check())) process.exitCode = 1;
