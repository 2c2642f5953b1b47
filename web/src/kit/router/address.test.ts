import { describe, expect, test } from 'vitest';

import { find, isAt, readSearch, writePath, writeSearch } from './address.ts';

const at = (path: string) => ({
  path,
  names: [],
  page: () => Promise.reject(new Error()),
  layout: undefined,
  prepare: () => Promise.resolve(),
});
const routes = [
  '/',
  '/courseProgram/$courseCode/$processId',
  '/courseProgram/onboarding/$kidUid',
  '/kids/$kidUid',
  '/kids/$kidUid/courses/$courseCode',
].map(at);

describe('an address', () => {
  test('means the page with its params', () =>
    expect(find(routes, '/kids/masha/courses/math')).toMatchObject({ params: { kidUid: 'masha', courseCode: 'math' } }));
  test('may end with a slash', () => expect(find(routes, '/kids/masha/')?.route.path).toBe('/kids/$kidUid'));
  test('prefers a word to a param', () =>
    expect(find(routes, '/courseProgram/onboarding/masha')?.route.path).toBe('/courseProgram/onboarding/$kidUid'));
  test('with foreign letters is read', () =>
    expect(find(routes, `/kids/${encodeURIComponent('Маша и Петя')}`)?.params).toEqual({ kidUid: 'Маша и Петя' }));
  test('that is broken is taken as it is', () => expect(find(routes, '/kids/%E0%A4%A')?.params).toEqual({ kidUid: '%E0%A4%A' }));
  test('that no page has is nowhere', () => expect(find(routes, '/kids/masha/games')).toBeUndefined());
});

test('a place is written as an address, and what it holds cannot break out of its part', () =>
  expect(writePath('/kids/$kidUid/courses/$courseCode', { kidUid: 'a/b', courseCode: 'math' })).toBe('/kids/a%2Fb/courses/math'));

test('what stands in the query stays text, zeros in front included, and what is not chosen is not written', () => {
  expect(readSearch('?code=00123&week=2026-11-16&kid=')).toEqual({ code: '00123', week: '2026-11-16', kid: '' });
  expect(writeSearch({ week: '2026-11-16', kid: undefined, tab: '' })).toBe('?week=2026-11-16');
  expect(writeSearch({})).toBe('');
});

test('a place of a menu is where one is on its page and below it', () => {
  expect(isAt('/payment/history', '/payment', false)).toBe(true);
  expect(isAt('/payment/history', '/payment', true)).toBe(false);
  expect(isAt('/payments', '/payment', false)).toBe(false);
  expect(isAt('/payment/', '/payment', true)).toBe(true);
});
