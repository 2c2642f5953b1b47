import * as z from 'zod/mini';

import { Instant } from '../shapes.ts';
import { shape } from '../named.ts';

/** What is looked at to say how the school is, in the order in which it is told. */
export const healthCodes = [
  'database',
  'connections',
  'replica',
  'failover',
  'clock',
  'tables',
  'servers',
  'media',
  'files',
  'disk',
  'backup',
  'address',
  'mail',
  'sms',
  'letters',
] as const;
export type HealthCode = (typeof healthCodes)[number];

/** fine; warning: see to it; refuses: families feel it, or will. */
export const healthStates = ['fine', 'warning', 'refuses'] as const;
export type HealthState = (typeof healthStates)[number];

/** From which numbers on something is no longer fine. */
export const healthLimits = {
  /** A question and its answer (ms). */
  databaseMs: 20,
  /** Between the clock of the database and of the server. */
  clockSeconds: 2,
  /** What one server takes, and what is kept for whoever looks after the database. */
  connectionsOfServer: 25,
  connectionsKept: 20,
  /** Of the disk, in hundredths. */
  diskWarnPercent: 20,
  diskRefusesPercent: 5,
  /** From this version on Patroni compares before it takes the key of the leader. */
  safePatroni: '3.0.3',
  /** Hours since the last backup. */
  backupHours: 26,
} as const;

/** One thing that was looked at, with its numbers. */
export const HealthRow = shape('HealthRow', {
  code: z.enum(healthCodes),
  state: z.enum(healthStates),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HealthRow = z.infer<typeof HealthRow>;

/** A server that runs on the database of this school. */
export const RunningServer = shape('RunningServer', { host: z.string(), release: z.string(), startedAt: Instant });
