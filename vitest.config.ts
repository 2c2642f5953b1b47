import { defineConfig } from 'vitest/config';

import { QuietReporter } from './scripts/quiet-reporter.ts';

export default defineConfig({
  test: {
    // Who sits before a terminal sees each file; a log names what failed and what was slow.
    ...(!process.stdout.isTTY && { reporters: [new QuietReporter()] }),
    projects: [
      'contract/vitest.config.ts',
      'words/vitest.config.ts',
      'postgres/vitest.config.ts',
      'server/vitest.config.ts',
      'web/vitest.config.ts',
      'web/vitest.components.config.ts',
      { test: { name: 'scripts', maxWorkers: 2, include: ['scripts/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 90_000 } },
    ],
  },
});
