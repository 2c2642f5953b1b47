import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { type Db, sql } from '#platform/db';
import { expect } from 'vitest';

import { percentile } from '../../bench/bench.ts';
import { callsAt } from './started-school.ts';

/** An answer that somebody waited for; status 0: none came. */
export interface Waited {
  /** `needs` the broken part, or does `without` it. */
  what: 'needs' | 'without';
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

interface Written {
  text: string;
  key: string;
}

/**
 * A family at work while something breaks: it writes in the chat and reads, and whoever is not answered asks again with the same key.
 * Beside it somebody looks whether the server itself is there.
 */
export async function familyAtWork(port: number) {
  const { call, signIn } = callsAt(port);
  let bearer = await signIn();
  const chats = await call('GET', '/chats', undefined, bearer);
  const { chatId } = chats.body.chats[0] as { chatId: string };
  const all: Written[] = [];
  const answered = new Set<string>();
  let waited: Waited[] = [];
  const note = async (what: Waited['what'], act: () => Promise<{ status: number; retryAfter: string | undefined }>) => {
    const began = performance.now();
    const { status, retryAfter } = await act().catch(() => ({ status: 0, retryAfter: undefined }));
    waited.push({ what, status, ms: performance.now() - began, retryAfter });
    return status;
  };
  const put = async (one: Written): Promise<void> => {
    const headers = { ...bearer, 'idempotency-key': one.key };
    const status = await note('needs', () => call('POST', `/chats/${chatId}/messages`, { text: one.text }, headers));
    if (status === 200) answered.add(one.text);
  };
  const write = async (): Promise<void> => {
    const one = { text: `слово ${all.length + 1} `.padEnd(200, 'о'), key: randomUUID() };
    all.push(one);
    await put(one);
  };
  const read = async (): Promise<void> => void (await note('needs', () => call('GET', '/chats', undefined, bearer)));
  const look = () =>
    note('without', async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(20_000) });
      return { status, retryAfter: undefined };
    });
  return {
    chatId,
    /** What is answered within so many seconds, and when all that was asked has ended. */
    async works(seconds: number): Promise<Waited[]> {
      waited = [];
      const until = performance.now() + seconds * 1000;
      const keep = async (act: () => Promise<unknown>) => {
        while (performance.now() < until) {
          await act();
          await pause(20);
        }
      };
      await Promise.all([keep(write), keep(write), keep(read), keep(read), keep(look)]);
      return waited;
    },
    /** Asks again for all that was not answered, until it is; signed in anew, since a bearer lives for minutes. */
    async asksAgain(): Promise<void> {
      bearer = await signIn();
      for (const one of all)
        for (const until = performance.now() + 30_000; !answered.has(one.text) && performance.now() < until; await pause(50))
          await put(one);
    },
    /** What was answered and is not among these. */
    unheard: (heard: ReadonlySet<string>) => [...answered].filter((text) => !heard.has(text)),
    /** Everything that was ever written stands there once. */
    async insistOnce(db: Db): Promise<void> {
      const rows = await db.all(sql<{ text: string; times: number }>`
        select text, count(*)::int as times from chat_messages where chat_id = ${chatId} and text like 'слово %' group by 1`);
      const times = new Map(rows.map((one) => [one.text, one.times]));
      expect(all.filter(({ text }) => times.get(text) !== 1).map(({ text }) => [text, times.get(text) ?? 0])).toEqual([]);
      expect(all.length).toBeGreaterThan(20);
    },
  };
}

/** How long the slowest of twenty waited (ms). */
export const p95 = (waited: readonly Waited[], what: Waited['what']): number =>
  percentile(
    waited.filter((one) => one.what === what).map(({ ms }) => ms),
    0.95,
  );

/** How often which answer came. */
export function tally(waited: readonly Waited[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { what, status } of waited) if (what === 'needs') found[status] = (found[status] ?? 0) + 1;
  return found;
}

/** What is due of a school while a part of it is broken: it says "in a moment", or waits within its limits, and the rest does not notice. */
export function insistOnManners(before: readonly Waited[], during: readonly Waited[]): void {
  const needs = during.filter(({ what }) => what === 'needs');
  expect(needs.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(needs.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0))).toEqual([]);
  expect(Math.max(...needs.map(({ ms }) => ms))).toBeLessThan(15_000);
  const without = during.filter(({ what }) => what === 'without');
  expect(without.filter(({ status }) => status !== 200)).toEqual([]);
  // Two small figures of a machine with others on it: below some milliseconds nothing is told by them.
  expect(p95(during, 'without')).toBeLessThan(Math.max(50, 2 * p95(before, 'without')));
}
