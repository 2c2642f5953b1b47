import { setTimeout as pause } from 'node:timers/promises';

import { UserError } from '#platform/user-error';

import type { OwnDoor } from './own-door.ts';

/** How long (seconds) a server may take until it is ready: tables are made, and lessons read. */
const readyWithin = 180;
/** A release goes back where more of its answers than this are faults, and when it is not ready for so many looks. */
const mostFaults = { share: 0.01, least: 3 };
const looksNotReady = 10;

const isReady = async (door: OwnDoor): Promise<boolean> => {
  const answer = await door.ask('/readyz').catch(() => undefined);
  return answer?.status === 200;
};

/** Waits until the server is ready; `isOver` says that it never will be. */
export async function untilReady(door: OwnDoor, isOver: () => boolean = () => false): Promise<void> {
  const until = performance.now() + readyWithin * 1000;
  while (!(await isReady(door))) {
    if (isOver()) throw new UserError('It ended instead of starting.');
    if (performance.now() > until) throw new UserError(`It was not ready within ${readyWithin} seconds.`);
    await pause(200);
  }
}

interface Watching {
  seconds: number;
  /** What reads its figures, where it asks for one (METRICS_TOKEN). */
  token: string | undefined;
}

/** Looks at the server each second: throws where faults are more than a hundredth of its answers, or where it is not ready any more. */
export async function watch(door: OwnDoor, { seconds, token }: Watching): Promise<{ answers: number; faults: number }> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const counted = async () => answersIn((await door.ask('/metrics', { headers })).text);
  const before = await counted();
  let notReady = 0;
  let now = { answers: 0, faults: 0 };
  for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
    await pause(1_000);
    notReady = (await isReady(door)) ? 0 : notReady + 1;
    if (notReady >= looksNotReady) throw new UserError(`It was not ready for ${looksNotReady} seconds.`);
    if (notReady > 0) continue;
    const all = await counted().catch(() => undefined);
    if (!all) continue;
    now = { answers: all.answers - before.answers, faults: all.faults - before.faults };
    if (now.faults >= mostFaults.least && now.faults > mostFaults.share * now.answers)
      throw new UserError(`${now.faults} of ${now.answers} answers were faults (5xx).`);
  }
  return now;
}

/** How many requests the figures of a server count, and how many of them as its faults. Its own health is not asked by families. */
export function answersIn(figures: string): { answers: number; faults: number } {
  const sums = { answers: 0, faults: 0 };
  for (const [, labels = '', count] of figures.matchAll(/^http_request_duration_seconds_count\{([^}]*)\} (\d+)$/gm)) {
    if (/route="\/(?:readyz|healthz|metrics)"/.test(labels)) continue;
    sums.answers += Number(count);
    if (labels.includes('status="5xx"')) sums.faults += Number(count);
  }
  return sums;
}
