import type { AnswerOf } from '@school/contract/calls';

import type { Settings } from '#platform/settings';
import type { Storage } from '#platform/files/storage';
import type { RateLimit } from '#platform/rate-limit';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { createFaultStore } from './faults.store.ts';
import type { createReplayStore } from './replays.store.ts';
import type { createTraceStore } from './traces.store.ts';

export interface FaultsGiven {
  db: Db;
  clock: Clock;
  rateLimit: Pick<RateLimit, 'take'>;
  storage: Storage;
  /** Where the pages send to, and what share of traces and recordings they keep. */
  telemetry: Settings['telemetry'];
  region: string;
  /** How the school is. */
  health(): Promise<AnswerOf<'GET /manager/health'>>;
  /** Hears when a fault could not be kept. */
  onTrouble(fault: unknown): void;
}

/** What an action of this module works with. */
export interface Tools extends FaultsGiven {
  faults: ReturnType<typeof createFaultStore>;
  replays: ReturnType<typeof createReplayStore>;
  traces: ReturnType<typeof createTraceStore>;
}
