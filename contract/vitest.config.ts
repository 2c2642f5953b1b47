import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'contract', maxWorkers: 2, isolate: false, include: ['src/**/*.test.ts'], testTimeout: 90_000 },
});
