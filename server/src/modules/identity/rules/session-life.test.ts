import { expect, test } from 'vitest';

import { aliveUntil, cookieSeconds, endOf } from './session-life.ts';

const now = Temporal.Instant.from('2026-11-23T10:00Z');
const hours = (count: number) => count * 3_600_000;

for (const [role, idle, absolute] of [
  ['parent', 30 * 24, 180 * 24],
  ['kid', 12, 30 * 24],
  ['teacher', 12, 7 * 24],
  ['manager', 0.5, 8],
  ['support', 1, 1],
] as const) {
  test(`a ${role} session ends ${absolute} hours after it was opened`, () =>
    expect(endOf(role, now).epochMilliseconds - now.epochMilliseconds).toBe(hours(absolute)));
  test(`a ${role} session that nobody uses ends after ${idle} hours`, () => {
    const opened = now.epochMilliseconds;
    expect(aliveUntil(role, opened, endOf(role, now).epochMilliseconds)).toBe(opened + hours(idle));
  });
}

test('a session in use does not outlive its end', () => {
  const end = endOf('manager', now).epochMilliseconds;
  expect(aliveUntil('manager', end - 60_000, end)).toBe(end);
});

test('a support session is gone with the browser', () => {
  expect(cookieSeconds('support', now, endOf('support', now))).toBeUndefined();
  expect(cookieSeconds('manager', now, endOf('manager', now))).toBe(8 * 3600);
});
