import { defineConfig } from '@playwright/test';

import { chromiumArgs } from '../scripts/find-chromium.ts';

/** Browser tests over the whole: each has a school of its own, a copy of one. `journeys/run.ts` finds Chromium first. */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepare-demo.ts',
  outputDir: 'out',
  // A journey waits for its page, and the unit tests beside it have the processor meanwhile: a third one costs all of them more than it brings.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // Long ones run in the long tests: LONG=1 npm run journeys.
  ...(process.env['LONG'] !== '1' && { grepInvert: /@long/ }),
  // The long tests look at each page in both themes.
  timeout: process.env['LONG'] === '1' ? 360_000 : 300_000,
  // A long journey goes on beside other work for a quarter of an hour: how fast one answer of it comes, it does not say.
  expect: { timeout: process.env['LONG'] === '1' ? 30_000 : 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_SHELL_PATH'] ?? '', args: [...chromiumArgs] },
    actionTimeout: process.env['LONG'] === '1' ? 30_000 : 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
