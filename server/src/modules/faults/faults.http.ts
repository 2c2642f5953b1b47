import type { faultsCalls } from '@school/contract/faults/calls';
import { faultsLimits } from '@school/contract/faults/limits';

import type { Handlers } from '#platform/http';

import type { Faults } from './faults.ts';

export const faultsHttp = (faults: Faults): Handlers<typeof faultsCalls> => ({
  'GET /faults/settings': async () => faults.settings(),
  'GET /manager/faults': ({ query }) => faults.list(query),
  'GET /manager/faults/:faultId': ({ params }) => faults.show(params.faultId),
  'POST /manager/faults/:faultId/handled': ({ params, body }) => faults.handle(params.faultId, body.handled),
  'GET /manager/replays/:replayId': ({ params }) => faults.replay(params.replayId),
  'GET /manager/health': () => faults.health(),
  'GET /manager/speed': ({ query }) => faults.speed(query.days ?? faultsLimits.traceDays),
});
