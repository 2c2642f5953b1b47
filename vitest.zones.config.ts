import { defineConfig } from 'vitest/config';

/**
 * Zones in which a server, or a family's device, may run: the answers must not know it (docs/design/scheduling.md#zones). UTC is that
 * of the unit tests; the long tests go round the world.
 */
const few = ['America/New_York', 'Australia/Lord_Howe'];
const zones = process.env['LONG'] === '1' ? [...few, 'Europe/Moscow', 'Asia/Kolkata', 'Pacific/Auckland'] : few;

/** `npm run unit:zone`: the rules and the words for times, once in each zone. They need no database and no world of their own. */
export default defineConfig({
  test: {
    projects: zones.map((zone) => ({
      test: {
        name: zone,
        include: ['server/src/modules/**/rules/**/*.test.ts', 'web/src/i18n/**/*.test.ts'],
        isolate: false,
        maxWorkers: 2,
        env: { TZ: zone },
        execArgv: ['--no-experimental-webstorage'],
      },
    })),
  },
});
