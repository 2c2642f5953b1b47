import type { BrowserClient } from '@sentry/browser';

import { onArrival, onDeparture, type Place } from '#kit/router/navigation.ts';

import { allRoutes } from '../all-routes.ts';
import { pageOf } from './clean.ts';

/** How long pages take, measured where it is known: by the router. A tracer that patches `fetch` would slow what it measures. */

const hex = (length: number): string => crypto.randomUUID().replaceAll('-', '').repeat(2).slice(0, length);
/** Seconds since 1970 of a moment of this page. */
const seconds = (ms: number): number => (performance.timeOrigin + ms) / 1000;
/** Calls of one page that are told, at most. */
const mostSpans = 30;

/** Sends a transaction for the first page and for each navigation. */
export function trace(client: BrowserClient, first: Place, stoodAt: number): void {
  const send = (op: 'pageload' | 'navigation', to: Place, from: number, until: number, drawn?: number): void => {
    const [traceId, spanId] = [hex(32), hex(16)];
    client.captureEvent({
      type: 'transaction',
      transaction: pageOf(allRoutes, to.pathname),
      transaction_info: { source: 'route' },
      start_timestamp: seconds(from),
      timestamp: seconds(until),
      contexts: { trace: { trace_id: traceId, span_id: spanId, op } },
      ...(drawn !== undefined && { measurements: { lcp: { value: Math.round(drawn), unit: 'millisecond' } } }),
      spans: callsBetween(from, until).map(({ name, startTime, responseEnd }) => ({
        trace_id: traceId,
        span_id: hex(16),
        parent_span_id: spanId,
        op: 'http.client',
        description: name,
        start_timestamp: seconds(startTime),
        timestamp: seconds(responseEnd),
        status: 'ok',
        data: {},
      })),
    });
  };
  send('pageload', first, 0, stoodAt, largestPaint());
  let leftAt = performance.now();
  onDeparture(() => (leftAt = performance.now()));
  onArrival(({ from, to }) => {
    const since = leftAt;
    if (!from || from.pathname === to.pathname) return;
    // Shown with the next frame.
    requestAnimationFrame(() => send('navigation', to, since, performance.now()));
  });
}

/** Calls of the school within a time of this page. */
const callsBetween = (from: number, until: number): PerformanceResourceTiming[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime, responseEnd }) => name.includes('/api/') && startTime >= from && responseEnd <= until)
    .slice(-mostSpans);

/** When the largest part of the first page was drawn; undefined where the browser does not tell. */
function largestPaint(): number | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  const last = observer.takeRecords().at(-1)?.startTime;
  observer.disconnect();
  return last;
}
