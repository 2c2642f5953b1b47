import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { goOnInPlace } from '../server/src/backup/go-on.ts';
import { restore } from '../server/src/backup/restore.ts';
import { UserError } from '../server/src/platform/user-error.ts';
import { tellFault } from './tell-fault.ts';

/**
 * `npm run restore -- FILE [--key FILE]`: a backup into the empty database and DATA_DIR that are configured here. `-- --in-place --as-of
 * TIME`: the database was brought back there by its own log, and the school is to go on from that moment.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const options = { key: { type: 'string' }, 'in-place': { type: 'boolean' }, 'as-of': { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, ...more] = positionals;
  const isInPlace = values['in-place'] === true;
  if (isInPlace ? file !== undefined : file === undefined || more.length > 0)
    throw new UserError('Say which backup: npm run restore -- FILE, with --key FILE where it is encrypted.');
  const told = isInPlace
    ? await goOnInPlace(process.env, values['as-of'])
    : await restore(process.env, { file: file ?? '', key: values.key });
  process.stdout.write(`\n${told}\n\n`);
} catch (fault) {
  tellFault(fault);
}
