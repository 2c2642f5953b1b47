import { everybody, manager, managerReads, needing, type Row } from '../role-rows.ts';
import type { faultsCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const faultsRights = {
  'GET /faults/settings': everybody,
  'GET /manager/faults': needing(managerReads, 'admin'),
  'GET /manager/faults/:faultId': needing(managerReads, 'admin'),
  'POST /manager/faults/:faultId/handled': needing(manager, 'admin'),
  'GET /manager/replays/:replayId': needing(managerReads, 'admin'),
  'GET /manager/speed': needing(managerReads, 'admin'),
} as const satisfies Record<keyof typeof faultsCalls, Row>;
