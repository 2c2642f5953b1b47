import { spawn } from 'node:child_process';
import path from 'node:path';

import { buildWebIfNeeded } from '../scripts/build-web.ts';
import { findChromium, headlessShell } from '../scripts/find-chromium.ts';

/** `npm run journeys [-- Playwright's options]`: finds or installs Chromium, says which, and runs the browser tests. */
await buildWebIfNeeded();
const chromium = await findChromium();
const light = headlessShell(chromium);
console.log(`Chromium: ${[...new Set([chromium, light])].join(', ')}`);
const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const tests = spawn(
  process.execPath,
  [cli, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: light,
      // Node reads our TypeScript itself and keeps what it has compiled: Playwright's Babel took 3.4 CPU s of each new machine.
      PW_DISABLE_TS_ESM: '1',
      NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../.cache/node'),
    },
  },
);
tests.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
