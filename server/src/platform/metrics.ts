import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One figure of the metrics, with its samples; `counter` only grows while the process lives. */
export interface Figure {
  name: string;
  help: string;
  type?: 'gauge' | 'counter';
  samples: ReadonlyArray<{ labels?: Readonly<Record<string, string>>; value: number }>;
}

export type Figures = () => Figure[] | Promise<Figure[]>;

/** The figures as Prometheus reads them (text format 0.0.4). */
export const written = (figures: readonly Figure[]): string =>
  figures
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type = 'gauge', samples }) =>
        `# HELP ${name} ${help.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`)}\n# TYPE ${name} ${type}\n` +
        samples.map(({ labels = {}, value }) => `${name}${labelsOf(labels)} ${value}\n`).join(''),
    )
    .join('');

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

interface MetricsGiven {
  figures: readonly Figures[];
  /** With it, whoever shows it is answered; without it, only who calls from this machine. */
  token: string | undefined;
  onFault(fault: unknown, what: string): void;
}

/**
 * `/metrics` for whoever watches the school. Without a token only this machine itself may read it, and not through a
 * proxy on it: a proxy passes strangers on. A source of figures that fails is counted and hides no other.
 */
export function serveMetrics(app: FastifyInstance, { figures, token, onFault }: MetricsGiven): void {
  let failed = 0;
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isFromHere(request) : shows(request, token))) return reply.callNotFound();
    const all = await Promise.all(
      figures.map(async (source) => {
        try {
          return await source();
        } catch (fault) {
          failed += 1;
          onFault(fault, 'metrics');
          return [];
        }
      }),
    );
    const faults: Figure = {
      name: 'chip_metrics_failed_total',
      help: 'Sources of figures that failed while they were read',
      type: 'counter',
      samples: [{ value: failed }],
    };
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(written([...all.flat(), faults]));
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

/** Milliseconds between two looks at the clock. */
const resolution = 20;

/** What is measured is the whole way from one look to the next, in nanoseconds; answers with the seconds above that. */
const late = (nanoseconds: number): number =>
  Number.isFinite(nanoseconds) ? Math.max(0, Math.round((nanoseconds - resolution * 1e6) / 1e3) / 1e6) : 0;

/** The process itself: memory, processor, and how late its own timers are. */
export function processFigures(): Figures {
  const lag = monitorEventLoopDelay({ resolution });
  lag.enable();
  const startedAt = Math.floor((Date.now() - performance.now()) / 1000);
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const seen = { p50: lag.percentile(50), p99: lag.percentile(99), max: lag.max };
    lag.reset();
    return [
      figure('process_start_time_seconds', 'When the process began', startedAt),
      figure('process_resident_memory_bytes', 'Memory of the process', rss),
      figure('nodejs_heap_size_used_bytes', 'Memory of the heap in use', heapUsed),
      { ...figure('process_cpu_seconds_total', 'Processor time used', (user + system) / 1e6), type: 'counter' },
      {
        name: 'nodejs_eventloop_lag_seconds',
        help: 'How late timers were since the last reading',
        samples: Object.entries(seen).map(([quantile, value]) => ({
          labels: { quantile },
          value: late(value),
        })),
      },
    ];
  };
}

/** Requests answered, by the class of their status, and how long they took together. */
export function requestFigures(app: FastifyInstance): Figures {
  const answered = new Map<string, number>();
  let seconds = 0;
  app.addHook('onResponse', (_request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    answered.set(status, (answered.get(status) ?? 0) + 1);
    seconds += reply.elapsedTime / 1000;
    done();
  });
  return () => [
    {
      name: 'http_requests_total',
      help: 'Requests answered, by the class of their status',
      type: 'counter',
      samples: [...answered].map(([status, value]) => ({ labels: { status }, value })),
    },
    { ...figure('http_requests_seconds_total', 'Time that requests took together', Math.round(seconds * 1e6) / 1e6), type: 'counter' },
  ];
}

const figure = (name: string, help: string, value: number): Figure => ({ name, help, samples: [{ value }] });
