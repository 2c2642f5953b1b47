import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/cluster.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { TZ: process.env['TZ'] ?? 'UTC' },
  },
});
