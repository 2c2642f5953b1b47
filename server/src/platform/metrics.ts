import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, type Metric, Registry } from 'prom-client';

import { requestDurations } from './request-durations.ts';

/** One figure that is read when it is asked for, with its samples. */
export interface Figure {
  name: string;
  help: string;
  samples: ReadonlyArray<{ labels?: Readonly<Record<string, string>>; value: number }>;
}

/** Figures read at the moment they are asked for: from the database, or from what a module keeps in memory. */
export type Figures = () => Figure[] | Promise<Figure[]>;

/** Where figures come from: a registry that counts as things happen, or figures read at the moment. */
type MetricSource = Registry | Figures;

const textOf = async (source: MetricSource): Promise<string> =>
  (source instanceof Registry ? source : registryOf(await source())).metrics();

function registryOf(figures: readonly Figure[]): Registry {
  const registry = new Registry();
  for (const { name, help, samples } of figures) {
    if (samples.length === 0) continue;
    const gauge = new Gauge({ name, help, labelNames: Object.keys(samples[0]?.labels ?? {}), registers: [registry] });
    for (const { labels = {}, value } of samples) gauge.set(labels, value);
  }
  return registry;
}

interface MetricsGiven {
  sources: readonly MetricSource[];
  /** With it, whoever shows it is answered; without it, only who calls from this machine. */
  token: string | undefined;
  onFault(fault: unknown, what: string): void;
}

/**
 * `/metrics` for whoever watches the school. Without a token only this machine itself may read it, and not through a
 * proxy on it: a proxy passes strangers on. A source of figures that fails is counted and hides no other.
 */
export function serveMetrics(app: FastifyInstance, { sources, token, onFault }: MetricsGiven): void {
  const own = new Registry();
  const failed = new Counter({
    name: 'chip_metrics_failed_total',
    help: 'Sources of figures that failed while they were read',
    registers: [own],
  });
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isFromHere(request) : shows(request, token))) return reply.callNotFound();
    const texts = await Promise.all(
      sources.map(async (source) => {
        try {
          return await textOf(source);
        } catch (fault) {
          failed.inc();
          onFault(fault, 'metrics');
          return '';
        }
      }),
    );
    return reply
      .header('cache-control', 'no-store')
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .send([...texts, await own.metrics()].join(''));
  });
}

const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (passedOn.some((name) => headers[name] !== undefined)) return false;
  const from = socket.remoteAddress ?? '';
  return from === '::1' || /^(::ffff:)?127\./.test(from);
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

let ofProcess: Registry | undefined;

/** The process itself: memory, processor, garbage collection, and how late its own timers are. One for all schools of a process. */
export function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Seconds: from an answer out of memory to the time limit of a call. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const statusClasses = ['unknown', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** How long requests took, by method, route (as it is declared, without anybody's id) and class of the status. */
export function requestMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  const durations = requestDurations({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and class of the status',
    buckets: durationBuckets,
  });
  registry.registerMetric(durations as unknown as Metric);
  app.addHook('onResponse', (request, reply, done) => {
    const url = request.served?.route ?? request.routeOptions.url ?? 'unknown';
    durations.observe(request.method, url, statusClasses[Math.floor(reply.statusCode / 100)] ?? 'unknown', reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
