import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { setUp } from '../server/src/setup.ts';
import { tellFault } from './tell-fault.ts';

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
  tellFault(fault);
}
