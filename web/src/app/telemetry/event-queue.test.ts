import type { AnalyticsEvent } from '@school/contract/analytics/calls';
import { expect, test } from 'vitest';

import { createEventQueue } from './event-queue.ts';

const event = (n: number): AnalyticsEvent => ({
  eventName: 'chip_page_view',
  data: { customerId: null, pageUrl: `https://school.test/${n}`, pageTitle: '', dateTime: '2026-11-23T07:00:00Z', system: '' },
});

/** A queue whose time is moved by hand. */
function stage({ fails = () => false, online = () => true }: { fails?: () => boolean; online?: () => boolean } = {}) {
  let time = 0;
  let due: Array<{ at: number; act: () => void }> = [];
  const calls: Array<{ at: number; events: string[] }> = [];
  const kept = new Map<string, string>();
  const open = () =>
    createEventQueue({
      send: async (events) => {
        if (fails()) throw new Error('away');
        calls.push({ at: time, events: events.map(({ data }) => data.pageUrl.slice(20)) });
      },
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
      isOnline: online,
      now: () => time,
      later: (act, ms) => void due.push({ at: time + ms, act }),
    });
  const pass = async (ms: number) => {
    const until = time + ms;
    for (;;) {
      const next = due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      due = due.filter((it) => it !== next);
      time = next.at;
      next.act();
      // The promise of the call settles.
      for (let n = 0; n < 5; n++) await Promise.resolve();
    }
    time = until;
  };
  /** The page is gone, and its timers with it. */
  const close = () => void (due = []);
  return { open, pass, close, calls, kept };
}

test('what happens together leaves together, and never more than 60 in a minute', async () => {
  const { open, pass, calls } = stage();
  const queue = open();
  for (let n = 0; n < 90; n++) queue.add(event(n));
  await pass(59_999);
  expect(calls.map(({ events }) => events.length)).toEqual([20, 20, 20]);
  await pass(60_000);
  expect(calls.flatMap(({ events }) => events)).toEqual(Array.from({ length: 90 }, (_, n) => String(n)));
  for (const { at } of calls) expect(calls.filter((it) => it.at > at - 60_000 && it.at <= at).length).toBeLessThanOrEqual(3);
});

test('without an answer it tries again, later and later, in order; the newest hundred are kept', async () => {
  let isDown = true;
  const { open, pass, calls } = stage({ fails: () => isDown });
  const queue = open();
  for (let n = 0; n < 120; n++) queue.add(event(n));
  await pass(200_000);
  expect(calls).toEqual([]);
  isDown = false;
  await pass(600_000);
  expect(calls.flatMap(({ events }) => events)).toEqual(Array.from({ length: 100 }, (_, n) => String(n + 20)));
});

test('a page that goes without a connection leaves its events to the next one, once', async () => {
  let isOnline = false;
  const { open, pass, close, calls, kept } = stage({ online: () => isOnline });
  const first = open();
  first.add(event(1));
  first.leave();
  close();
  expect(kept.size).toBe(1);
  isOnline = true;
  const second = open();
  expect(kept.size).toBe(0);
  await pass(10_000);
  second.leave();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.events).toEqual(['1']);
  expect(kept.size).toBe(0);
});
