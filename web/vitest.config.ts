import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    maxWorkers: 2,
    // Rules and words need no worlds of their own.
    isolate: false,
    root: import.meta.dirname,
    execArgv: ['--no-experimental-webstorage'],
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
