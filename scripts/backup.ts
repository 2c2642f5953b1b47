import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { backUp } from '../server/src/backup/back-up.ts';
import { tellFault } from './tell-fault.ts';

/**
 * `npm run backup -- --to FOLDER`: the school that is configured here, running or not, as one file. `--recipient age1…` encrypts it,
 * `--keep-days 35` deletes older ones, `--make-key` makes the keys. docs/operations/backup.md.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const options = {
    to: { type: 'string' },
    recipient: { type: 'string' },
    'keep-days': { type: 'string' },
    'make-key': { type: 'boolean' },
  } as const;
  process.stdout.write(`\n${await backUp(process.env, parseArgs({ options }).values)}\n\n`);
} catch (fault) {
  tellFault(fault);
}
