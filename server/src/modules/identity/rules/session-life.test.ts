import { settings } from '@school/contract/school/settings';
import { expect, test } from 'vitest';

import { aliveUntil, cookieSeconds, endOf, lifeOf, type SessionRole } from './session-life.ts';

const now = Temporal.Instant.from('2026-11-23T10:00Z');
const hours = (count: number) => count * 3_600_000;
const usual = (role: SessionRole) => lifeOf(role, (key) => settings[key].default);

for (const [role, idle, absolute] of [
  ['parent', 30 * 24, 180 * 24],
  ['kid', 12, 30 * 24],
  ['teacher', 12, 7 * 24],
  ['manager', 0.5, 8],
  ['support', 1, 1],
] as const) {
  test(`a ${role} session ends ${absolute} hours after it was opened`, () =>
    expect(endOf(usual(role), now).epochMilliseconds - now.epochMilliseconds).toBe(hours(absolute)));
  test(`a ${role} session that nobody uses ends after ${idle} hours`, () => {
    const opened = now.epochMilliseconds;
    expect(aliveUntil(usual(role), opened, endOf(usual(role), now).epochMilliseconds)).toBe(opened + hours(idle));
  });
}

test('a session in use does not outlive its end', () => {
  const end = endOf(usual('manager'), now).epochMilliseconds;
  expect(aliveUntil(usual('manager'), end - 60_000, end)).toBe(end);
});

test('a support session is gone with the browser', () => {
  expect(cookieSeconds('support', now, endOf(usual('support'), now))).toBeUndefined();
  expect(cookieSeconds('manager', now, endOf(usual('manager'), now))).toBe(8 * 3600);
});

test('of colleagues the school says it: a stricter one ends a session that nobody uses at once, and shortens the next ones', () => {
  const strict = (role: SessionRole) =>
    lifeOf(role, (key) => ({ managerIdleMinutes: 5, managerSessionHours: 2, teacherIdleHours: 1, teacherSessionDays: 1 })[key]);
  const seen = now.epochMilliseconds;
  const opened = endOf(usual('manager'), now).epochMilliseconds;
  expect(aliveUntil(strict('manager'), seen, opened)).toBe(seen + 5 * 60_000);
  expect(aliveUntil(strict('manager'), opened - 60_000, opened)).toBe(opened);
  expect(endOf(strict('manager'), now).epochMilliseconds).toBe(seen + hours(2));
  expect(endOf(strict('teacher'), now).epochMilliseconds).toBe(seen + hours(24));
  expect(aliveUntil(strict('teacher'), seen, opened)).toBe(seen + hours(1));
  expect(strict('parent')).toEqual(usual('parent'));
});
