import type { StaffRight } from '@school/contract/roles';
import { describe, expect, test } from 'vitest';

import { guard, startsWithOnboarding } from './guards.ts';

const guest = null;
const parent = { role: 'parent' } as const;
const kid = { role: 'kid', kidUid: 'masha' } as const;
const to = (session: Parameters<typeof guard>[0]['session'], path: string, search = {}) => guard({ path, search, session })?.to ?? 'stays';

describe('a guest', () => {
  for (const [path, end] of [
    ['/', '/login'],
    ['/schedule', '/login'],
    ['/kid-switcher', '/login'],
    ['/teacher', '/login'],
    ['/no/such/page', '/login'],
    ['/login', 'stays'],
    ['/registration', 'stays'],
    ['/reset-password', 'stays'],
    ['/legal/terms', 'stays'],
    ['/dev/kit', 'stays'],
  ] as const)
    test(`at ${path} ${end === 'stays' ? end : `goes to ${end}`}`, () => expect(to(guest, path)).toBe(end));

  test('with mode=resetPassword anywhere goes to the reset, with the query kept', () =>
    expect(guard({ path: '/schedule', search: { mode: 'resetPassword', code: '00123' }, session: guest })).toEqual({
      to: '/reset-password',
      search: { mode: 'resetPassword', code: '00123' },
    }));
});

describe('a link that was opened signed out', () => {
  const asked = guard({ path: '/payment/history', search: { kind: 'gold' }, session: guest });
  const next = '/payment/history?kind=gold';
  test('is kept, with its query, while one signs in', () => expect(asked).toEqual({ to: '/login', search: { next } }));
  test('nobody is led back to home or the pages on the way in', () => {
    for (const path of ['/', '/kid-switcher', '/logout'])
      expect(guard({ path, search: {}, session: guest })).toEqual({ to: '/login', search: {} });
  });
  const signedIn = (session: Parameters<typeof guard>[0]['session'], to: string) =>
    guard({ path: '/login', search: { next: to }, session });
  test('goes with a parent to the choice of who is here', () =>
    expect(signedIn(parent, next)).toEqual({ to: '/kid-switcher', search: { next } }));
  test('leads staff there at once, if it is theirs', () => {
    expect(signedIn({ role: 'teacher' }, '/teacher/week?week=2026-11-23')).toEqual({ to: '/teacher/week', search: { week: '2026-11-23' } });
    expect(signedIn({ role: 'teacher' }, '/manager/work')).toEqual({ to: '/teacher' });
    expect(signedIn({ role: 'manager', rights: ['people'] }, '/manager/requests?kind=clubs')).toMatchObject({ to: '/manager/requests' });
    expect(signedIn({ role: 'manager', rights: ['people'] }, '/payment')).toEqual({ to: '/manager' });
  });
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/logout',
    '/login?next=/login',
    '',
  ])
    test(`never leads to another site or out again: ${JSON.stringify(elsewhere)}`, () => {
      expect(signedIn(parent, elsewhere)).toEqual({ to: '/kid-switcher' });
      expect(signedIn({ role: 'teacher' }, elsewhere)).toEqual({ to: '/teacher' });
    });
});

describe('somebody signed in', () => {
  for (const session of [parent, kid, { role: 'teacher' }, { role: 'manager', rights: ['people'] }, { role: 'support' }] as const)
    test(`(${session.role}) may choose a new password, and sign out`, () => {
      expect(to(session, '/reset-password', { mode: 'resetPassword' })).toBe('stays');
      expect(to(session, '/logout')).toBe('stays');
    });
  test('is led by mode=resetPassword from wherever it stands', () => {
    const search = { mode: 'resetPassword', code: '00123' };
    expect(guard({ path: '/schedule', search, session: parent })).toEqual({ to: '/reset-password', search });
    expect(guard({ path: '/', search, session: { role: 'teacher' } })).toEqual({ to: '/reset-password', search });
  });
});

describe('a parent', () => {
  for (const [path, end] of [
    ['/login', '/kid-switcher'],
    ['/registration', '/'],
    ['/', 'stays'],
    ['/payment/history', 'stays'],
    ['/no/such/page', 'stays'],
    ['/teacher', '/'],
    ['/manager', '/'],
    ['/kids/masha', '/kid-switcher'],
    ['/teachers-of-the-year', 'stays'],
  ] as const)
    test(`at ${path} ${end === 'stays' ? end : `goes to ${end}`}`, () => expect(to(parent, path)).toBe(end));

  test('agrees first where the school has written a child down, and goes on to where it was going', () => {
    expect(guard({ path: '/', search: {}, session: parent, hasToAgree: true, toOnboarding: true })).toEqual({ to: '/agree' });
    const next = { next: '/schedule' };
    expect(guard({ path: '/kid-switcher', search: next, session: parent, hasToAgree: true })).toEqual({ to: '/agree', search: next });
    expect(guard({ path: '/agree', search: {}, session: parent, hasToAgree: true })).toBeUndefined();
  });

  test('is led to the onboarding when it is time, and only from the home page', () => {
    expect(guard({ path: '/', search: {}, session: parent, toOnboarding: true })).toEqual({ to: '/onboarding' });
    expect(guard({ path: '/schedule', search: {}, session: parent, toOnboarding: true })).toBeUndefined();
  });
});

describe('a manager', () => {
  const manager = (...rights: StaffRight[]) => ({ role: 'manager', rights }) as const;
  test('comes to the first room it has the rights for, and only there', () => {
    expect(to(manager('people', 'admin'), '/login')).toBe('/manager');
    expect(to(manager('support'), '/manager')).toBe('stays');
    expect(to(manager('admin'), '/manager')).toBe('/manager/staff');
    expect(to(manager('audit'), '/')).toBe('/manager/audit');
    expect(to(manager(), '/manager')).toBe('/manager/account');
    expect(to(manager(), '/manager/account')).toBe('stays');
    expect(to(manager('people'), '/invitation')).toBe('/manager');
  });
  test('who becomes the owner goes on to the home of managers', () => {
    expect(to(guest, '/setup')).toBe('stays');
    expect(to(manager('people'), '/setup')).toBe('/manager');
  });
  test('is brought by the link of an invitation while nobody is signed in', () => expect(to(guest, '/invitation')).toBe('stays'));
});

describe('a kid', () => {
  for (const [path, end] of [
    ['/kids/masha', 'stays'],
    ['/kids/masha/courses/math', 'stays'],
    ['/kids/petya', '/kids/masha'],
    ['/kids/masha-2', '/kids/masha'],
    ['/', '/kids/masha'],
    ['/payment', '/kids/masha'],
    ['/kid-switcher', 'stays'],
    ['/login', '/kid-switcher'],
    ['/brain-trainer/bt-memory/pairs/masha', 'stays'],
    ['/brain-trainer/bt-memory/pairs/petya', '/kids/masha'],
  ] as const)
    test(`at ${path} ${end === 'stays' ? end : `goes to ${end}`}`, () => expect(to(kid, path)).toBe(end));
});

test('a teacher and a manager stay in their rooms', () => {
  expect(to({ role: 'teacher' }, '/teacher/lessons/1')).toBe('stays');
  expect(to({ role: 'teacher' }, '/')).toBe('/teacher');
  expect(to({ role: 'teacher' }, '/login')).toBe('/teacher');
  expect(to({ role: 'manager', rights: ['people'] }, '/teacher')).toBe('/manager');
});

test('who is signed in and comes by a one-time link is asked first, not sent away', () => {
  expect(guard({ path: '/login', search: { by: 'link' }, session: parent })).toBeUndefined();
  expect(guard({ path: '/login', search: { by: 'link' }, session: guest })).toBeUndefined();
  expect(guard({ path: '/login', search: { by: 'sms' }, session: parent })).toEqual({ to: '/kid-switcher' });
});

test('support sees what the family sees, and changes no session', () => {
  expect(to({ role: 'support' }, '/payment')).toBe('stays');
  expect(to({ role: 'support' }, '/kids/masha')).toBe('stays');
  expect(to({ role: 'support' }, '/kid-switcher')).toBe('/');
});

test('the onboarding is for maths and complex, before a balance was ever created', () => {
  const user = (initialSubject: string, balance: unknown = null) => startsWithOnboarding({ balance, onboarding: { initialSubject } });
  expect([user('math'), user('complex'), user('english'), user('math', {})]).toEqual([true, true, false, false]);
});

describe('a device that was let in to one lesson', () => {
  const inRoom = { role: 'kid', kidUid: 'masha', onlyRoom: 'lesson' } as const;
  test('stays in its room, and finds the page that leads back or ends the visit from everywhere else', () => {
    expect(to(inRoom, '/kids/masha/room/lesson')).toBe('stays');
    expect(to(inRoom, '/room')).toBe('stays');
    expect(to(inRoom, '/logout')).toBe('stays');
    for (const path of [
      '/',
      '/kids/masha',
      '/kids/masha/room/other',
      '/kids/masha/room/lesson/more',
      '/kid-switcher',
      '/schedule',
      '/registration',
    ])
      expect(to(inRoom, path)).toBe('/room');
    expect(to(inRoom, '/login')).toBe('/kids/masha/room/lesson');
  });
  test('is let in on a page that is open to guests and families, and to no one of the staff', () => {
    expect([to(guest, '/room'), to(parent, '/room'), to(kid, '/room')]).toEqual(['stays', 'stays', 'stays']);
    expect(to({ role: 'teacher' }, '/room')).toBe('/teacher');
  });
});
