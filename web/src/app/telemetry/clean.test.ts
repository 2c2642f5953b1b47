import { beforeAll, expect, test, vi } from 'vitest';

import { writePath } from '#kit/router/address.ts';

import { allRoutes } from '../all-routes.ts';
import { cleanAddress, cleanText, cleanTitle, pageOf } from './clean.ts';
import { mayRecordHere } from './recording.ts';

const [kidUid, name, token] = ['0193f0aa-1111-7000-8000-0123456789ab', 'Мария-Луиза', 'sEcReT-42'];
/** Every param of every path as a child’s page has it. */
const params = { kidUid, name, person: kidUid, familyId: kidUid, eventId: kidUid, processId: kidUid, playbookUid: 'math-m2-01' };
const paths = allRoutes.map(({ path }) => {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, param = '']) => param);
  const given = Object.fromEntries(names.map((param) => [param, (params as Record<string, string>)[param] ?? kidUid]));
  return [
    path,
    `https://school.test${writePath(path, given)}?token=${token}&code=${token}&kid=${kidUid}&week=2026-11-16#${token}`,
  ] as const;
});

beforeAll(() => vi.stubGlobal('location', new URL('https://school.test/')));

test.each(paths)('of %s leaves the page and the week, and nothing that tells a child or opens a door', (path, address) => {
  const page = path.replace(/\$(\w+)/g, ':$1');
  expect(cleanAddress(allRoutes, address)).toBe(`https://school.test${page}?week=2026-11-16`);
  for (const text of [address, `Failed to load ${address}.`, JSON.stringify({ to: address }), `GET /api/kids/${kidUid}?token=${token}`])
    expect(cleanText(allRoutes, text)).not.toMatch(new RegExp([kidUid, name, encodeURIComponent(name), token].join('|')));
  expect(cleanTitle(`${name} · Школа`, { page, isKid: true })).toBe('');
});

test('titles of pages about one person stay here; others leave', () => {
  expect(cleanTitle('Маша · Прогресс', { page: '/courseProgress/:kidUid/:courseCode', isKid: false })).toBe('');
  expect(cleanTitle('Расписание · Школа «Чип»', { page: '/schedule', isKid: false })).toBe('Расписание · Школа «Чип»');
});

test('what is no page of ours leaves without its path', () => {
  expect(pageOf(allRoutes, '/nowhere/Маша')).toBe('/not-found');
  expect(cleanText(allRoutes, 'https://bank.example/pay/Маша?order=7 and https://school.test/assets/a-1.js:1:2')).toBe(
    'https://bank.example/ and https://school.test/assets/a-1.js:1:2',
  );
});

test('nothing is recorded where a child may act or a secret is tapped', () => {
  const never = allRoutes.map(({ path }) => path.replace(/\$(\w+)/g, ':$1')).filter((page) => !mayRecordHere(page));
  expect(never.filter((page) => /^\/(kids|brain-trainer|onboarding)(\/|$)/.test(page))).toHaveLength(
    allRoutes.filter(({ path }) => /^\/(kids|brain-trainer|onboarding)(\/|$)/.test(path)).length,
  );
  for (const page of ['/login', '/kid-switcher', '/reset-password', '/settings/setting-child-mode']) expect(never).toContain(page);
  for (const page of ['/', '/schedule', '/payment', '/manager', '/registration']) expect(never).not.toContain(page);
});
