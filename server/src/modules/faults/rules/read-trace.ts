import { cleanedPage } from './cleaned-words.ts';

/** How long one page took. */
export interface ReadTrace {
  traceId: string;
  page: string;
  /** `pageload` or `navigation` */
  what: string;
  ms: number;
  /** Until the largest part was drawn. */
  drawnMs: number | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const part = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** What took longer than ten minutes is a laptop that slept. */
const longest = 600_000;

/** Reads a transaction of Sentry's format; undefined when it is not about a page. */
export function readTrace(event: unknown): ReadTrace | undefined {
  const trace = part(part(event, 'contexts'), 'trace');
  const [traceId, what, name] = [part(trace, 'trace_id'), part(trace, 'op'), part(event, 'transaction')];
  const [from, until] = [part(event, 'start_timestamp'), part(event, 'timestamp')];
  if (typeof traceId !== 'string' || !/^[0-9a-f]{32}$/.test(traceId) || typeof name !== 'string') return undefined;
  if (what !== 'pageload' && what !== 'navigation') return undefined;
  if (typeof from !== 'number' || typeof until !== 'number') return undefined;
  const ms = Math.round((until - from) * 1000);
  const page = cleanedPage(name);
  if (page === null || !(ms >= 0 && ms <= longest)) return undefined;
  const drawn = part(part(part(event, 'measurements'), 'lcp'), 'value');
  return { traceId, page, what, ms, drawnMs: typeof drawn === 'number' && drawn >= 0 && drawn <= longest ? Math.round(drawn) : null };
}
