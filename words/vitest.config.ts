import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'words', maxWorkers: 2, include: ['src/**/*.test.ts'] } });
