import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setSchool } from '#api/school-address.ts';
import { regionOfCallback, regionInCallback, seekElsewhere } from './seek-elsewhere.ts';

const eu = { region: 'EU' as const, address: 'http://school.test/eu' };
const us = { region: 'US' as const, address: 'http://us.school.test' };
const answers = new Map<string, { status: number; body: unknown }>();
const sent: unknown[] = [];
const start = (at: string) => `${at}/api/auth/social/google/start`;

beforeEach(() => {
  answers.clear();
  sent.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push([address, JSON.parse(body)]);
    const answer = answers.get(address);
    if (!answer) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  setSchool({ region: 'EU', base: '/eu' });
  for (const base of ['/eu', '']) answers.set(`${base}/api/region`, { status: 200, body: { region: 'EU', regions: [eu, us] } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setSchool({ region: undefined, base: '' });
});

test('whom one region does not know is looked for in the next one, which is told who was asked; each is asked once', async () => {
  answers.set(start(us.address), { status: 200, body: { address: 'https://provider.test/authorize' } });
  expect(await seekElsewhere('google', ['EU'])).toEqual({ way: 'https://provider.test/authorize' });
  expect(sent).toEqual([[start(us.address), { after: ['EU'] }]]);
  expect(await seekElsewhere('google', ['EU', 'US'])).toEqual({ home: undefined });
  expect(sent).toHaveLength(1);
  // In the end one is led back to the region where it began.
  expect(await seekElsewhere('google', ['US', 'EU'])).toEqual({ home: us });
});

test('a region without this service, or that cannot be reached, knows nobody; with one region nobody is asked', async () => {
  answers.set(start(us.address), { status: 404, body: { error: { code: 'identity.social_off', message: '', facts: {} } } });
  expect(await seekElsewhere('google', ['EU'])).toEqual({ home: undefined });
  answers.delete(start(us.address));
  expect(await seekElsewhere('google', ['EU'])).toEqual({ home: undefined });
  setSchool({ region: undefined, base: '' });
  sent.length = 0;
  expect(await seekElsewhere('google', ['EU'])).toEqual({ home: undefined });
  expect(sent).toEqual([]);
});

test('a callback says where it is worth something', async () => {
  const callback = (said: unknown) => btoa(JSON.stringify(said)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  expect(regionInCallback(callback({ state: '~~?', reg: 'US' }))).toBe('US');
  expect(await regionOfCallback(callback({ reg: 'US' }))).toBe(us.address);
  for (const here of [callback({ reg: 'EU' }), callback({}), callback({ reg: 'XX' }), 'no-callback', ''])
    expect(await regionOfCallback(here)).toBeUndefined();
});
