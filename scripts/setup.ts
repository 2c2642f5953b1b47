import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { setUp } from '../server/src/setup.ts';
import { UserError } from '../server/src/platform/user-error.ts';

/**
 * `npm run setup`: another link by which a new school gets its first owner. `-- --owner MAIL`: one for an owner who has lost password or
 * second factor. `-- --unattended FILE.yaml`: the owner out of a file, for machines that set up machines. `-- --lost-key`: what was sealed
 * with a key that is lost, and with `--yes` it is forgotten.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const options = {
    owner: { type: 'string' },
    unattended: { type: 'string' },
    'lost-key': { type: 'boolean' },
    yes: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  process.stdout.write(`\n${await setUp(process.env, values)}\n\n`);
} catch (fault) {
  const isPlain = fault instanceof UserError || (fault as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isPlain ? `\n${(fault as Error).message}\n` : fault);
  process.exitCode = 1;
}
