import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { everybody, manager, managerReads, needing } from '../role-rows.ts';
import { HealthRow, RunningServer } from './health.ts';
import { Instant, line } from '../shapes.ts';
import { named, shape } from '../named.ts';

const Count = z.int();
const hex = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const Share = z.number().check(z.gte(0), z.lte(1));

/** Where a fault happened: in the app of somebody, or on the server. */
export const FaultSource = named('FaultSource', z.enum(['app', 'server']));
export type FaultSource = z.infer<typeof FaultSource>;

/** Faults of one kind at one place. Without people: names, addresses and numbers are taken out of the words. */
export const Fault = shape('Fault', {
  /** Of its kind, words and place: the same fault has the same one. */
  faultId: z.string(),
  source: FaultSource,
  /** `TypeError` */
  kind: z.string(),
  words: z.string(),
  /** The innermost call of our own code: `book (assets/intro-B1x.js:12)`. */
  place: z.string(),
  /** Path of the page it last happened on, without ids; null on the server. */
  page: z.nullable(z.string()),
  times: Count,
  replays: Count,
  firstAt: Instant,
  lastAt: Instant,
  /** Somebody has dealt with it; it opens again by itself when it happens again. */
  handledAt: z.nullable(Instant),
});
export type Fault = z.infer<typeof Fault>;

/** One call on the way to a fault, the innermost first. */
export const FaultFrame = shape('FaultFrame', {
  name: z.string(),
  file: z.string(),
  line: z.nullable(Count),
  column: z.nullable(Count),
  ours: z.boolean(),
});
export type FaultFrame = z.infer<typeof FaultFrame>;

/** One time a fault has happened. */
export const FaultMoment = shape('FaultMoment', {
  eventId: z.string(),
  at: Instant,
  page: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  release: z.nullable(z.string()),
  replayId: z.nullable(z.string()),
  /** When it happened by the browser's own clock, which its recording runs by; null where it did not say. */
  happenedAt: z.nullable(Instant),
});
export type FaultMoment = z.infer<typeof FaultMoment>;

/** How long a page took, in ms: half of the times, three in four, nineteen in twenty were faster. */
export const PageSpeed = shape('PageSpeed', {
  page: z.string(),
  times: Count,
  p50: Count,
  p75: Count,
  p95: Count,
  /** Until the largest part was drawn, three in four; null where no browser told. */
  drawn: z.nullable(Count),
});
export type PageSpeed = z.infer<typeof PageSpeed>;

const FaultParams = z.strictObject({ faultId: hex });

export const faultsCalls = defineCalls({
  'GET /faults/settings': {
    who: everybody,
    summary: 'Where the app reports its faults (a Sentry DSN; null is the school itself), and what share of traces and sessions it keeps',
    gives: z.strictObject({ dsn: z.nullable(z.url()), traces: Share, replays: Share, replaysOnFault: Share }),
    refusals: [],
  },
  'GET /manager/faults': {
    who: needing(managerReads, 'admin'),
    summary: 'Faults by kind, the latest first; `before` is the lastAt of the last one of the page before',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'handled'])),
      source: z.optional(FaultSource),
      search: z.optional(line(100, 0)),
      before: z.optional(Instant),
    }),
    gives: z.strictObject({ faults: z.array(Fault), hasMore: z.boolean() }),
    refusals: [],
  },
  'GET /manager/faults/:faultId': {
    who: needing(managerReads, 'admin'),
    summary: 'One fault with its stack and the last times it happened',
    params: FaultParams,
    gives: z.strictObject({ fault: Fault, stack: z.array(FaultFrame), moments: z.array(FaultMoment) }),
    refusals: ['faults.not_found'],
  },
  'POST /manager/faults/:faultId/handled': {
    who: needing(manager, 'admin'),
    summary: 'Somebody has dealt with a fault, or takes that back',
    params: FaultParams,
    body: z.strictObject({ handled: z.boolean() }),
    gives: z.strictObject({ fault: Fault }),
    refusals: ['faults.not_found'],
  },
  'GET /manager/replays/:replayId': {
    who: needing(managerReads, 'admin'),
    summary: 'The recording of a session in which a fault happened, as rrweb events; texts are masked, pictures left out',
    params: z.strictObject({ replayId: hex }),
    file: 'application/json',
    gives: FileAnswer,
    refusals: ['faults.replay_not_found'],
  },
  'GET /manager/health': {
    who: needing(managerReads, 'admin'),
    summary: 'How the school is: its database, files, disk, backups, mail, and the servers that run',
    gives: z.strictObject({ rows: z.array(HealthRow), servers: z.array(RunningServer) }),
    refusals: [],
  },
  'GET /manager/speed': {
    who: needing(managerReads, 'admin'),
    summary: 'How long pages took in the last days, the slowest first',
    query: z.strictObject({ days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(14))) }),
    gives: z.strictObject({ pages: z.array(PageSpeed) }),
    refusals: [],
  },
});
