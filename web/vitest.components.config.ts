import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { callNeeds } from './build/call-needs-plugin.ts';
import { recordedVoices } from './build/recorded-plugin.ts';

/** Pieces of pages as a person uses them: only these files pay for a browser's document, the pure ones stay in Node. */
export default defineConfig({
  plugins: [react({ compiler: true }), callNeeds(), recordedVoices()],
  test: {
    name: 'web-components',
    maxWorkers: 2,
    root: import.meta.dirname,
    // One document a worker instead of one a file: a third of the time. `show` begins anew for each test.
    isolate: false,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://school.example/' } },
    // The document's own storage, not that of Node.
    execArgv: ['--no-experimental-webstorage'],
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/browser.ts'],
    // Journeys run beside these: what waits for a page waits as long as a busy machine needs.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
