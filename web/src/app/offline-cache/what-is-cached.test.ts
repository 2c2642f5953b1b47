import { describe, expect, test } from 'vitest';

import type { Session } from '#api/session.ts';
import { isFreshEnough, isCached, sessionToCache, sameFamily, whoOf, withoutKeys } from './what-is-cached.ts';

const session = (role: Session['role'], kidUid?: string): Session => ({
  role,
  customerId: 'f1',
  ...(kidUid !== undefined && { kidUid }),
  isSupport: role === 'support',
  reg: 'EU',
  locale: 'ru-RU',
  bearer: 'opens-everything',
  bearerUntil: '2026-11-22T10:05:00Z',
  now: '2026-11-22T10:00:00Z',
});

describe('a device keeps', () => {
  test('lessons and courses, no money, no chat, no settings', () => {
    for (const call of ['GET /user', 'GET /events', 'GET /kids/:kidUid/courses/:courseCode']) expect(isCached([call, {}])).toBe(true);
    for (const call of ['GET /payment/balance', 'GET /chats', 'GET /user/sessions', 'session', 'opened attempt'])
      expect(isCached([call, {}])).toBe(false);
  });

  test('of a parent and of each kid apart; nothing of the staff and of support', () => {
    expect(whoOf(session('parent'))).not.toBe(whoOf(session('kid', 'k1')));
    expect(sameFamily(whoOf(session('parent')) ?? '', whoOf(session('kid', 'k1')) ?? '')).toBe(true);
    expect(['teacher', 'manager', 'support'].map((role) => whoOf(session(role as 'teacher')))).toEqual([undefined, undefined, undefined]);
    expect(whoOf(null)).toBeUndefined();
  });

  test('a session that opens nothing', () => expect(JSON.stringify(sessionToCache(session('parent')))).not.toContain('opens-everything'));

  test('no address that carries its own key', () =>
    expect(withoutKeys({ kids: [{ firstName: 'Лев', avatar: '/files/a?signature=s' }], sheet: '/files/b', link: '/schedule' })).toEqual({
      kids: [{ firstName: 'Лев', avatar: null }],
      sheet: '',
      link: '/schedule',
    }));

  test('for thirty days to the millisecond', () => {
    const kept = Date.parse('2026-11-01T00:00:00Z');
    const days = 30 * 86_400_000;
    expect([days - 1, days, days + 1].map((passed) => isFreshEnough(kept, kept + passed))).toEqual([true, false, false]);
  });
});
