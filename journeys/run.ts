import { spawn } from 'node:child_process';
import path from 'node:path';

import { buildWebIfNeeded } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';

/** `npm run journeys [-- Playwright's options]`: finds or installs Chromium, says which, and runs the browser tests. */
await buildWebIfNeeded();
const chromium = await findChromium();
console.log(`Chromium: ${chromium}`);
const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const tests = spawn(
  process.execPath,
  [cli, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  },
);
tests.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
