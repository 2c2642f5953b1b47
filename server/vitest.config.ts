import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // A test waits for PostgreSQL half of its time, and the journeys beside it for their pages: more workers take the caches from each other.
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/cluster.ts'],
    pool: 'forks',
    // A third of the time went into importing the school anew for each file; what a test changes in the process, it puts back.
    isolate: false,
    // Tells what hangs from what is slow: a busy machine takes ten times as long as a quiet one.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 90_000,
    env: { TZ: process.env['TZ'] ?? 'UTC' },
  },
});
