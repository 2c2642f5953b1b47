import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    root: import.meta.dirname,
    execArgv: ['--no-experimental-webstorage'],
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
