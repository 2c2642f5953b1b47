import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'postgres', maxWorkers: 2, include: ['src/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 90_000 },
});
