import { expect, onTestFinished, test, vi } from 'vitest';

import { createBucket } from './bucket.ts';

test('so many at once, then so many a second, and never more than at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const take = createBucket({ burst: 3, aSecond: 2 });
  const takeMany = (times: number) => Array.from({ length: times }, () => take()).filter(Boolean).length;
  expect(takeMany(5)).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(takeMany(5)).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(takeMany(9)).toBe(3);
});
