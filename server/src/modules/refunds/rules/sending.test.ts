import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { keyOf, nextAsk, readKey } from './sending.ts';

const now = Temporal.Instant.from('2026-11-23T07:00:00Z');
const minutes = (stage: 'sending' | 'sent', tries: number) => nextAsk(stage, tries, now).since(now).total('minutes');

describe('the bank is asked again', () => {
  test('after 1, 2, 4 … minutes while it does not take the money, and at least every hour', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((tries) => minutes('sending', tries))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]));

  test('often at first once it has the money, hourly for three days, then every six hours', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => minutes('sent', tries))).toEqual([1, 5, 15, 60, 60, 60]);
    expect([75, 76, 77].map((tries) => minutes('sent', tries))).toEqual([60, 360, 360]);
  });
});

describe('the key of a refund', () => {
  test('is its own, and another one after each failure', () => {
    const refundId = newId();
    const keys = [1, 2, 12].map((attempt) => keyOf({ refundId, attempt }));
    expect(keys).toEqual([refundId, `${refundId}.2`, `${refundId}.12`]);
    expect(keys.map(readKey)).toEqual([1, 2, 12].map((attempt) => ({ refundId, attempt })));
  });

  test.each(['', 'somebody else', `${newId()}.0`, `${newId()}.x`, `${newId()}.12345`, ` ${newId()}`])('is not %j', (key) =>
    expect(readKey(key)).toBeUndefined(),
  );
});
