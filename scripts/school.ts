import { existsSync } from 'node:fs';

import { moveSchool } from '../server/src/modules/whole-school/index.ts';
import { tellFault } from './tell-fault.ts';

/** `npm run school -- export FOLDER`: the whole school into a folder. `-- import FOLDER`: out of it, into an empty database. */
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`\n${await moveSchool(process.env, process.argv.slice(2))}\n\n`);
} catch (fault) {
  tellFault(fault);
}
