import { equipmentLimits } from '@school/contract/equipment/limits';

import { addressOf } from '#api/client.ts';

import { failed, judgeLine, type Judged, latencyOf, speedOf } from '../rules/judge.ts';

const { pings, seconds, blobBytes, upBytes } = equipmentLimits.connection;

/** Nobody on the way can make it smaller. */
function noise(bytes: number): Blob {
  const part = crypto.getRandomValues(new Uint8Array(64 * 1024));
  return new Blob(Array.from({ length: bytes / part.length }, () => part));
}

/** The line to our own server: latency of small answers, a stream down, blobs up. `ticket` is of `POST /equipment/line-tests`. */
export async function checkLine(signal: AbortSignal, ticket: string, onPart?: (part: 'ping' | 'down' | 'up') => void): Promise<Judged> {
  if (!navigator.onLine) return failed('offline');
  try {
    onPart?.('ping');
    const latency = latencyOf(await ping(signal));
    onPart?.('down');
    const downMbps = speedOf(await down(signal, ticket));
    onPart?.('up');
    const upMbps = speedOf(await up(signal, ticket));
    return judgeLine({ ...latency, downMbps, upMbps });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof TypeError || cause instanceof DOMException) return failed('offline');
    throw cause;
  }
}

const address = (part: string): string => addressOf(`/equipment/line/${part}`, undefined, undefined);

/** Twenty small questions, or as many as fit into six seconds; the first one opens the connection and is not counted. */
async function ping(signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + 6_000;
  for (let n = 0; n <= pings && (performance.now() < end || times.length < 3); n++) {
    const begun = performance.now();
    const answer = await fetch(address('ping'), { method: 'POST', signal, cache: 'no-store' });
    await answer.arrayBuffer();
    if (n > 0) times.push(performance.now() - begun);
  }
  return times;
}

/** How much had come when, for three seconds at most. */
async function down(signal: AbortSignal, ticket: string): Promise<[number, number][]> {
  const end = new AbortController();
  const begun = performance.now();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  const arrivals: [number, number][] = [[0, 0]];
  try {
    const headers = { 'x-line-ticket': ticket };
    const answer = await fetch(address('down'), { headers, signal: AbortSignal.any([signal, end.signal]), cache: 'no-store' });
    if (!answer.ok) throw new LineRefused(answer.status);
    let bytes = 0;
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.length;
      arrivals.push([performance.now() - begun, bytes]);
    }
  } catch (cause) {
    // The end of the time is the end of the measurement, not a fault.
    if (!end.signal.aborted || signal.aborted) throw cause;
    arrivals.push([performance.now() - begun, arrivals.at(-1)?.[1] ?? 0]);
  } finally {
    clearTimeout(timer);
  }
  return arrivals;
}

/** Blobs of twice the size each, as many as fit into three seconds; what counts is what the school has received. */
async function up(signal: AbortSignal, ticket: string): Promise<[number, number][]> {
  const begun = performance.now();
  const arrivals: [number, number][] = [[0, 0]];
  const headers = { 'x-line-ticket': ticket, 'content-type': 'application/octet-stream' };
  let sent = 0;
  let received = 0;
  const longest = AbortSignal.any([signal, AbortSignal.timeout(2 * seconds * 1000)]);
  try {
    for (let size: number = blobBytes.first; performance.now() - begun < seconds * 1000; size = Math.min(size * 2, blobBytes.most)) {
      const bytes = Math.min(size, Math.floor((upBytes - sent) / blobBytes.first) * blobBytes.first);
      if (bytes === 0) break;
      sent += bytes;
      const answer = await fetch(address('up'), { method: 'POST', headers, body: noise(bytes), signal: longest });
      if (!answer.ok) throw new LineRefused(answer.status);
      received += ((await answer.json()) as { bytes: number }).bytes;
      arrivals.push([performance.now() - begun, received]);
    }
  } catch (cause) {
    if (signal.aborted || !longest.aborted) throw cause;
    arrivals.push([performance.now() - begun, received]);
  }
  return arrivals;
}

/** The school has not let us measure: the ticket is over. */
export class LineRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The line test was refused: ${status}`);
    this.name = 'LineRefused';
    this.status = status;
  }
}
