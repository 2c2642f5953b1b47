import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { examine } from '../server/src/doctor.ts';
import { tellFault } from './tell-fault.ts';

/**
 * `npm run doctor`: what is well, what needs a look and what keeps the school that is configured here from opening. `-- --quick` asks nobody
 * outside, `-- --json` writes it for machines. Ends with 1 where something refuses.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { text, isOpenable } = await examine(
    process.env,
    parseArgs({ options: { quick: { type: 'boolean' }, json: { type: 'boolean' } } }).values,
  );
  process.stdout.write(`${text}\n`);
  if (!isOpenable) process.exitCode = 1;
} catch (fault) {
  tellFault(fault);
}
