import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'contract', maxWorkers: 3, include: ['src/**/*.test.ts'], testTimeout: 90_000 } });
