import type { forgetEarly, takeEarly } from './early.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = new Response('{}');
let early: { takeEarly: typeof takeEarly; forgetEarly: typeof forgetEarly };

beforeEach(async () => {
  vi.resetModules();
  Object.assign(globalThis, { early: { '/api/user': Promise.resolve(answer), '/api/events': Promise.resolve(undefined) } });
  early = await import('./early.ts');
  // Other files have run in this process before.
  vi.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete (globalThis as { early?: unknown }).early;
});

test('what was asked early is taken once; what was lost is asked again', async () => {
  expect(await early.takeEarly('/api/user')).toBe(answer);
  expect(await early.takeEarly('/api/user')).toBeUndefined();
  expect(await early.takeEarly('/api/events')).toBeUndefined();
  expect(await early.takeEarly('/api/courses')).toBeUndefined();
});

test('nobody gets what was asked for somebody before', async () => {
  early.forgetEarly();
  expect(await early.takeEarly('/api/user')).toBeUndefined();
});

test.each([
  [9_999, answer],
  [10_000, undefined],
])('after %i ms', async (now, given) => {
  vi.spyOn(performance, 'now').mockReturnValue(now);
  expect(await early.takeEarly('/api/user')).toBe(given);
});
