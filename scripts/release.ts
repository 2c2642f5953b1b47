import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { bringRelease } from '../server/src/release/release.ts';
import { freePort } from './free-port.ts';
import { tellFault } from './tell-fault.ts';

/**
 * `npm run release -- FOLDER`: this machine goes over to the release in that folder, or stays with the one that runs. `-- --back` returns
 * to the one before. `--env FILE` reads the settings of the service. docs/operations/upgrade.md.
 */
try {
  const options = {
    back: { type: 'boolean' },
    link: { type: 'string' },
    restart: { type: 'string' },
    probe: { type: 'string' },
    env: { type: 'string' },
    'watch-seconds': { type: 'string' },
    'no-backup': { type: 'boolean' },
    anyway: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { env, ...asked } = values;
  if (env !== undefined) process.loadEnvFile(env);
  else if (existsSync('.env')) process.loadEnvFile('.env');
  await bringRelease(
    process.env,
    { ...asked, folder: positionals[0] },
    {
      tell: (line) => void process.stdout.write(`${line}\n`),
      freePort,
    },
  );
} catch (fault) {
  tellFault(fault);
}
