import { expect, test } from 'vitest';

import { aRegistration } from '../modules/families/testing.ts';
import { openSchool } from '../testing.ts';

const regions = { REGION: 'EU', REGIONS: 'EU=https://eu.school.test,US=https://us.school.test' };
const sister = 'https://us.school.test';
const shell = 'capacitor://localhost';

test('pages of another region may sign in and ask for the region, and nothing else; pages of strangers nothing at all', async () => {
  const { http, faults } = await openSchool({ env: regions });
  const asks = async (origin: string, method: 'GET' | 'POST' | 'OPTIONS', url: string) => {
    const given = { method, url: `/api${url}`, headers: { origin, 'access-control-request-method': 'POST', 'x-requested-with': 'chip' } };
    const { statusCode, headers } = await http.inject(given);
    return [statusCode, headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await asks(sister, 'GET', '/region')).toEqual([200, sister, 'true']);
  expect(await asks(sister, 'OPTIONS', '/auth/sign-in')).toEqual([204, sister, 'true']);
  expect(await asks(sister, 'OPTIONS', '/user/session')).toEqual([204, sister, 'true']);
  expect(await asks(sister, 'POST', '/user/logout')).toEqual([403, undefined, undefined]);
  expect((await asks(sister, 'GET', '/user')).slice(1)).toEqual([undefined, undefined]);
  for (const stranger of ['https://us.school.test.evil.example', 'http://us.school.test', 'null', 'https://evil.example']) {
    expect((await asks(stranger, 'GET', '/region')).slice(1)).toEqual([undefined, undefined]);
    expect((await asks(stranger, 'POST', '/auth/sign-in'))[0]).toBe(403);
  }
  // Its own pages need no such words.
  expect(await asks('https://eu.school.test', 'GET', '/region')).toEqual([200, undefined, undefined]);
  expect(faults).toEqual([]);
});

test('the app from a store signs in, renews its token and signs out without a cookie of the browser; a browser’s cookie opens nothing for it', async () => {
  const { http, faults } = await openSchool({ env: regions });
  const call = async (method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) =>
    http.inject({ method, url: `/api${url}`, headers: { 'x-requested-with': 'chip', ...headers }, ...(body && { payload: body }) });
  const { idToken } = (await call('POST', '/registration', aRegistration(), { origin: shell })).json<{ idToken: string }>();
  const opened = await call('POST', '/user/session', { idToken }, { origin: shell });
  expect(opened.headers['set-cookie']).toBeUndefined();
  expect(opened.headers['access-control-allow-credentials']).toBeUndefined();
  const [cookie = '', seconds] = /__Host-chip=[^,]+/.exec(String(opened.headers['x-chip-set-cookies']))?.[0].split(';') ?? [];
  expect(Number(seconds)).toBeGreaterThan(24 * 3600);

  const kept = { origin: shell, 'x-chip-cookies': cookie };
  const renewed = (await call('GET', '/user/session', undefined, kept)).json<{ session: { bearer: string } }>();
  const authorization = `Bearer ${renewed.session.bearer}`;
  expect((await call('GET', '/user', undefined, { origin: shell, authorization })).statusCode).toBe(200);
  // The real cookie of a browser is not looked at where pages come from elsewhere; our own header is not where they come from here.
  expect((await call('GET', '/user/session', undefined, { origin: shell, cookie })).json()).toEqual({ session: null });
  expect((await call('GET', '/user/session', undefined, { 'x-chip-cookies': cookie })).json()).toEqual({ session: null });

  const left = await call('POST', '/user/logout', {}, kept);
  expect(left.headers['x-chip-set-cookies']).toBe('__Host-chip=;0');
  expect((await call('GET', '/user/session', undefined, kept)).json()).toEqual({ session: null });
  expect(faults).toEqual([]);
});
