import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { playClock } from './play-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a pause costs no time, however long it is, and however often it is pressed', () => {
  const clock = playClock();
  clock.go();
  vi.advanceTimersByTime(300);
  clock.stop();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(clock.ms()).toBe(300);
  clock.go();
  clock.go();
  vi.advanceTimersByTime(200);
  expect(clock.ms()).toBe(500);
});

test('a trial counts from its own beginning, also when it begins in a pause', () => {
  const clock = playClock();
  clock.go();
  vi.advanceTimersByTime(700);
  clock.begin();
  expect(clock.ms()).toBe(0);
  clock.stop();
  clock.begin();
  vi.advanceTimersByTime(5000);
  clock.go();
  vi.advanceTimersByTime(120);
  expect(clock.ms()).toBe(120);
});
