import { defineConfig } from 'vitest/config';

import { callNeeds } from './build/call-needs-plugin.ts';

export default defineConfig({
  plugins: [callNeeds()],
  test: {
    name: 'web',
    maxWorkers: 2,
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    // Rules and words need no worlds of their own.
    isolate: false,
    root: import.meta.dirname,
    execArgv: ['--no-experimental-webstorage'],
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
