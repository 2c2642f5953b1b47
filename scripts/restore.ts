import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { restore } from '../server/src/backup/restore.ts';
import { UserError } from '../server/src/platform/user-error.ts';
import { tellFault } from './tell-fault.ts';

/** `npm run restore -- FILE [--key FILE]`: a backup into the empty database and DATA_DIR that are configured here. */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UserError('Say which backup: npm run restore -- FILE, with --key FILE where it is encrypted.');
  process.stdout.write(`\n${await restore(process.env, { file, ...values })}\n\n`);
} catch (fault) {
  tellFault(fault);
}
