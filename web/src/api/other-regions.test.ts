import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { api, searchRegionsBy } from './client.ts';
import { onFailure } from './failures.ts';
import { inAllRegions, startAgainFor } from './other-regions.ts';
import { goToRegionBy } from './regions.ts';
import { regionOf, setSchool } from './school-address.ts';

const eu = { region: 'EU' as const, address: 'http://school.test/eu' };
const us = { region: 'US' as const, address: 'http://school.test/us' };
const answers = new Map<string, { status: number; body: unknown }>();
const asked: string[] = [];
const told: string[] = [];
const refusal = (status: number, code: string) => ({ status, body: { error: { code, message: '', facts: {} } } });
const given = (body: unknown) => ({ status: 200, body });
const tokenOf = (reg: string) =>
  `e30.${btoa(JSON.stringify({ reg, name: '~~?>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}.sign`;
const aMomentLater = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

// What a file before this one was refused is told a moment later: it is none of these.
beforeAll(aMomentLater);
beforeEach(() => {
  answers.clear();
  asked.length = told.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.get(address);
    if (!answer) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  onFailure((it) => told.push(it.code));
  setSchool({ region: 'EU', base: '/eu' });
  searchRegionsBy(() => Promise.resolve(inAllRegions));
  answers.set('/eu/api/region', given({ region: 'EU', regions: [eu, us] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  searchRegionsBy(undefined);
  setSchool({ region: undefined, base: '' });
});

const signIn = () => api('POST /auth/sign-in', { body: { login: 'susan@example.com', password: 'lantern-river-17' } });

test('who is not known here is asked for in the other regions; a wrong password in all of them is told once, as ever', async () => {
  answers.set('/eu/api/auth/sign-in', refusal(401, 'identity.wrong_credentials'));
  answers.set(`${us.address}/api/auth/sign-in`, given({ idToken: tokenOf('US') }));
  expect(regionOf((await signIn()).idToken ?? '')).toBe('US');
  answers.set(`${us.address}/api/auth/sign-in`, refusal(401, 'identity.wrong_credentials'));
  await expect(signIn()).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
  await aMomentLater();
  expect(told).toEqual(['identity.wrong_credentials']);
});

test('what another region has to say is said; one that cannot be reached changes nothing', async () => {
  answers.set('/eu/api/auth/sign-in', refusal(401, 'identity.wrong_credentials'));
  answers.set(`${us.address}/api/auth/sign-in`, refusal(403, 'identity.blocked'));
  await expect(signIn()).rejects.toMatchObject({ code: 'identity.blocked' });
  answers.delete(`${us.address}/api/auth/sign-in`);
  await expect(signIn()).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
  // Too many tries here are not an invitation to go on elsewhere.
  answers.set('/eu/api/auth/sign-in', refusal(429, 'request.too_many'));
  asked.length = 0;
  await expect(signIn()).rejects.toMatchObject({ code: 'request.too_many' });
  expect(asked).toEqual(['/eu/api/auth/sign-in']);
});

test('a code by SMS is asked for in every region: each sends it only to a number of its own', async () => {
  answers.set('/eu/api/auth/sms-code', given({ again: 60 }));
  answers.set(`${us.address}/api/auth/sms-code`, given({ again: 60 }));
  await api('POST /auth/sms-code', { body: { phone: '+375291234567', purpose: 'signIn' } });
  expect(asked.filter((address) => address.endsWith('sms-code')).toSorted()).toEqual([
    '/eu/api/auth/sms-code',
    `${us.address}/api/auth/sms-code`,
  ]);
});

test('where the school has one region, nobody is asked twice', async () => {
  searchRegionsBy(undefined);
  setSchool({ region: undefined, base: '' });
  answers.set('/api/auth/sign-in', refusal(401, 'identity.wrong_credentials'));
  await expect(signIn()).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
  expect(asked).toEqual(['/api/auth/sign-in']);
});

test('the region of the token wins: the session is opened there, what was kept here is left, and the app begins again', async () => {
  const left: string[] = [];
  const gone = new Promise<string>((resolve) => goToRegionBy(({ address }) => resolve(address)));
  vi.stubGlobal('sessionStorage', { clear: () => left.push('session') });
  vi.stubGlobal('localStorage', { removeItem: (name: string) => left.push(name) });
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'chat' }], deleteDatabase: (name: string) => left.push(name) });
  answers.set(`${us.address}/api/user/session`, given({ role: 'parent', reg: 'US' }));
  void startAgainFor(tokenOf('US'), { provider: 'password' });
  expect(await gone).toBe(us.address);
  expect(left).toEqual(['session', 'kept-for', 'chat']);
  expect(asked).toEqual(['/eu/api/region', `${us.address}/api/user/session`]);
});
