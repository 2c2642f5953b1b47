import { faultsCalls } from '@school/contract/faults/calls';
import { faultsLimits } from '@school/contract/faults/limits';

import { healthRows } from '#platform/health-rows';
import { defineModule } from '#platform/module';
import { runningNodes } from '#platform/nodes';

import { eraseFaults } from './erase-kid.store.ts';
import { createFaults } from './faults.ts';
import { faultsHttp } from './faults.http.ts';
import { serveEnvelopes } from './serve-envelopes.ts';

const { faultDays, replayDays, traceDays } = faultsLimits;

export const faultsModule = defineModule({
  name: 'faults',
  needs: [],
  create: ({ db, clock, rateLimit, storage, settings, messages, log }) =>
    createFaults({
      db,
      clock,
      rateLimit,
      storage,
      telemetry: settings.telemetry,
      region: settings.region,
      health: async () => {
        const [rows, servers] = await Promise.all([healthRows({ db, storage, settings, messages }), runningNodes(db)]);
        return { rows, servers: servers.map(({ host, release, startedAt }) => ({ host, release, startedAt: startedAt.toString() })) };
      },
      onTrouble: (fault) => log.warn({ err: fault }, 'a fault could not be kept'),
    }),
  calls: faultsCalls,
  handlers: faultsHttp,
  routes: (faults, { http }, options) => serveEnvelopes(http, faults, options),
  jobs: (faults) => ({ 'faults.forget-old': ['28 3 * * *', faults.forgetOld] }),
  erase: eraseFaults,
  export: { nothing: 'A fault is nobody’s: it is kept by its kind, and recordings show no words.' },
  retention: `Kinds of faults for ${faultDays} days after the last time, recordings for ${replayDays}, times of pages for ${traceDays}.`,
});
