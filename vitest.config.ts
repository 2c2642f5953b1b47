import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract/vitest.config.ts',
      'words/vitest.config.ts',
      'postgres/vitest.config.ts',
      'server/vitest.config.ts',
      'web/vitest.config.ts',
      'web/vitest.components.config.ts',
      { test: { name: 'scripts', maxWorkers: 3, include: ['scripts/**/*.test.ts'], testTimeout: 90_000 } },
    ],
  },
});
