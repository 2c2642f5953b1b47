import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import type { Region } from '@school/contract/region/regions';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

import { createReverseProxy } from '#platform/reverse-proxy';
import { readSettings } from '#platform/settings';

import { aRegistration } from '../../src/modules/families/testing.ts';
import { openProviders } from '../../src/modules/identity/social/testing.ts';
import { haveAccount } from '../../src/modules/identity/testing.ts';
import { openSchool, type TestSchool } from '../../src/testing.ts';
import { tablesThatSay } from './tables-that-say.ts';

const REGIONS = 'EU=http://school.test/eu,US=http://school.test/us';

/** Two regions with the same secrets, each with its own database, behind one address on this machine. */
async function openRegions(more: Readonly<Record<string, string>> = {}) {
  const open = (region: Region) => openSchool({ env: { REGION: region, REGIONS, ...more } });
  const schools: Record<Region, TestSchool> = { EU: await open('EU'), US: await open('US') };
  for (const school of Object.values(schools)) {
    await school.http.ready();
    school.realtime.attach(school.http.server, {
      claimTicket: school.identity.claimLiveTicket,
      principalNow: school.identity.principalNow,
    });
  }
  const behind = (['EU', 'US'] as const).map((region) => ({ region, http: schools[region].http }));
  const proxy = createReverseProxy(behind, readSettings({ REGION: 'EU', REGIONS }));
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  /** A browser with a jar of cookies: `path` begins with the region's path, or leaves the region to the proxy. */
  function browser(languages = 'ru-RU') {
    const jar = new Map<string, string>();
    return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${address}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': languages,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-requested-with': 'chip',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const text = await answer.text();
      const said = text.startsWith('{') ? (JSON.parse(text) as Record<string, any>) : {}; // eslint-disable-line typescript/no-explicit-any
      return { status: answer.status, body: said, headers: answer.headers, jar };
    };
  }
  return { ...schools, address, browser };
}

const passwordOf = 'lantern-river-17';

test('two regions on one machine: a family lives in one of them, signs in there only, and no row of its child is in the other', async () => {
  const { EU, US, address, browser } = await openRegions();
  const [minsk, boston] = [browser(), browser('en-US')];
  const born = { dob: { year: 2019, month: 5 }, languages: ['ru' as const] };
  const families = {
    eu: aRegistration({ email: 'vera@example.com', password: passwordOf, kid: { name: 'Звенислава', ...born } }),
    us: aRegistration({ email: 'susan@example.com', password: passwordOf, kid: { name: 'Thessalonia', ...born }, locale: 'en-US' }),
  };
  const registered = {
    eu: await minsk('POST', '/eu/api/registration', families.eu),
    us: await boston('POST', '/us/api/registration', families.us),
  };
  expect([registered.eu.status, registered.us.status]).toEqual([200, 200]);

  // The token says where it is from, and the other region refuses it without believing it.
  const { idToken } = registered.us.body;
  const abroad = await boston('POST', '/eu/api/user/session', { idToken });
  expect([abroad.status, abroad.body['error'].code, abroad.body['error'].facts]).toEqual([409, 'identity.wrong_region', { region: 'US' }]);
  const home = await boston('POST', '/us/api/user/session', { idToken });
  expect(home.body).toMatchObject({ role: 'parent', reg: 'US', locale: 'en-US' });
  // The same address, two regions: neither overwrites the other's cookie.
  expect([...home.jar.keys()]).toContain('chip-US');
  expect([...home.jar.keys()].filter((name) => !name.endsWith('-US'))).toEqual([]);
  const own = await boston('GET', '/us/api/user');
  expect([own.status, own.body['currency'], own.body['reg'], own.body['kids'][0].firstName]).toEqual([200, 'USD', 'US', 'Thessalonia']);

  // What opens doors in one region opens none in the other: bearer, cookie, password.
  const bearer = { authorization: `Bearer ${home.body['bearer']}` };
  const asked = await browser()('GET', '/eu/api/user', undefined, bearer);
  expect([asked.status, asked.body['error'].code]).toEqual([401, 'identity.not_signed_in']);
  const stolen = { cookie: `chip-EU=${home.jar.get('chip-US')}` };
  expect((await browser()('GET', '/eu/api/user/session', undefined, stolen)).body).toEqual({ session: null });
  const nobody = { login: 'nobody@example.com', password: passwordOf };
  const [strange, unknown] = await Promise.all([
    minsk('POST', '/eu/api/auth/sign-in', { login: 'susan@example.com', password: passwordOf }),
    minsk('POST', '/eu/api/auth/sign-in', nobody),
  ]);
  // Nobody learns that the account is somewhere else.
  expect([strange.status, strange.body]).toEqual([unknown.status, unknown.body]);
  expect((await minsk('POST', '/us/api/auth/sign-in', { login: 'susan@example.com', password: passwordOf })).body).toMatchObject({
    contactCode: { kind: 'email', to: 'su…@example.com' },
  });

  // Live connections go to the region of their path.
  const { body: ticket } = await boston('POST', '/us/api/realtime/ticket', {});
  const connects = (region: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/${region}/realtime?ticket=${ticket['ticket']}`);
      socket.on('open', () => (socket.close(), resolve('open')));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
      socket.on('error', () => undefined);
    });
  expect([await connects('eu'), await connects('us')]).toEqual(['401', 'open']);

  // Every text of every table of both databases.
  const names = { EU: ['Звенислава', 'vera@example.com'], US: ['Thessalonia', 'susan@example.com'] } as const;
  for (const [school, here, there] of [
    [EU, names.EU, names.US],
    [US, names.US, names.EU],
  ] as const) {
    expect(await tablesThatSay(school.db, here[0])).toContain('public.families_kids');
    for (const word of there) expect(await tablesThatSay(school.db, word)).toEqual([]);
  }
  expect([...EU.faults, ...US.faults]).toEqual([]);
});

test('who comes from another service is found in its own region; nobody else learns that there is one', async () => {
  const { EU, US, browser } = await openRegions(
    await openProviders({ now: () => Temporal.Instant.from('2026-11-23T07:00:00Z') }, 'http://school.test'),
  );
  const susan = await haveAccount(US, { email: 'susan@example.com', password: passwordOf });
  await US.identity.social.link(susan.accountId, 'google', { subject: 'local-anna', shown: 'anna@local.test' });

  /** To the provider of a region and back: the word that its callback gives to the page. */
  const walk = async (visit: ReturnType<typeof browser>, region: string, person: string, after?: string[]) => {
    const begun = await visit('POST', `/${region}/api/auth/social/google/start`, after ? { after } : {});
    const chosen = await fetch(begun.body['address'], { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' });
    const back = (chosen.headers.get('location') ?? '').replace('http://school.test', '');
    const led = await visit('GET', back);
    return { back, word: led.headers.get('location')?.split('#social=')[1] ?? '' };
  };
  const finish = (visit: ReturnType<typeof browser>, region: string, word: string) =>
    visit('POST', `/${region}/api/auth/social/finish`, { callback: word });

  const visitor = browser();
  const here = await walk(visitor, 'eu', 'local-anna');
  const unknown = await finish(visitor, 'eu', here.word);
  // A stranger gets the same answer to the letter: what the one region says does not depend on the other.
  const stranger = browser();
  const strange = await finish(stranger, 'eu', (await walk(stranger, 'eu', 'local-boris')).word);
  expect([unknown.status, unknown.body]).toEqual([strange.status, strange.body]);
  expect(unknown.body['error']).toMatchObject({ code: 'identity.social_unknown', facts: { provider: 'google', asked: 'EU' } });

  const there = await walk(visitor, 'us', 'local-anna', ['EU']);
  expect(there.back).toMatch(/^\/us\/api\/social\/callback\/google\?/);
  expect(JSON.parse(Buffer.from(there.word, 'base64url').toString())).toMatchObject({ via: 'google', reg: 'US' });
  // What one region has given is worth nothing in the other.
  expect((await finish(visitor, 'eu', there.word)).body['error'].code).toBe('identity.social_expired');
  const { idToken } = (await finish(visitor, 'us', there.word)).body;
  expect((await visitor('POST', '/us/api/user/session', { idToken, provider: 'social' })).body).toMatchObject({
    role: 'parent',
    reg: 'US',
  });
  // Where nobody is left to be asked, the answer says who was.
  const nowhere = await finish(stranger, 'us', (await walk(stranger, 'us', 'local-boris', ['EU'])).word);
  expect(nowhere.body['error']).toMatchObject({ code: 'identity.social_unknown', facts: { asked: 'EU,US' } });
  expect([...EU.faults, ...US.faults]).toEqual([]);
});

test('a visitor without a region is led to the one suggested; opening a region’s path chooses it; a page never leads off the site', async () => {
  const { browser } = await openRegions();
  const guess = async (languages: string, headers = {}) => (await browser(languages)('GET', '/api/region', undefined, headers)).body;
  expect(await guess('ru-RU')).toEqual({
    region: 'EU',
    regions: [
      { region: 'EU', address: 'http://school.test/eu' },
      { region: 'US', address: 'http://school.test/us' },
    ],
  });
  expect((await guess('en-US,en;q=0.9'))['region']).toBe('US');
  expect((await guess('en-US', { 'cf-ipcountry': 'BY' }))['region']).toBe('EU');
  expect((await guess('ru', { 'cf-ipcountry': 'US' }))['region']).toBe('US');

  const visitor = browser('ru-RU');
  const led = await visitor('GET', '/us/schedule?week=2026-11-23');
  expect([led.status, led.headers.get('location'), led.jar.get('region')]).toEqual([302, '/schedule?week=2026-11-23', 'US']);
  await visitor('POST', '/api/registration', aRegistration({ email: 'ada@example.com', kid: { ...aRegistration().kid, name: 'Ada' } }));
  const { body } = await visitor('POST', '/us/api/auth/sign-in', { login: 'ada@example.com', password: 'birch-lake-42' });
  expect(body['contactCode']).toBeDefined();
  for (const trick of ['/us//evil.example', '/eu/\\evil.example', '/us///evil.example/api']) {
    expect((await visitor('GET', trick)).headers.get('location')).toMatch(/^\/[^/\\]/);
  }
});
