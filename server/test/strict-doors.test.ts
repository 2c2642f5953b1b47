import { calls, type KnownCall } from '@school/contract/calls';
import { rightOf } from '@school/contract/role-matrix';
import { describe, expect, test } from 'vitest';

import { haveAccount } from '../src/modules/identity/testing.ts';
import type { AccountRole } from '../src/modules/identity/stores/accounts.store.ts';
import { openSchool, type TestSchool } from '../src/testing.ts';

const address = 'https://school.example';
const id = '0190a000-0000-7000-8000-00000000000a';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
const ask = (school: TestSchool, method: Method, url: string, headers: Record<string, string> = {}) =>
  school.http.inject({
    method,
    url,
    headers: { host: 'school.example', ...headers },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
  });
type Answer = Awaited<ReturnType<typeof ask>>;

/** What a bank or a LiveKit reports comes from another site, and is known by its signature. */
const signed: readonly KnownCall[] = ['POST /payments/webhooks/:provider', 'POST /telegram/updates', 'POST /lesson-room/carriers/livekit'];

const pathOf = (call: string): [Method, string] => {
  const [method = 'GET', path = ''] = call.split(' ');
  return [method as Method, `/api${path.replace(/:\w+/g, id)}`];
};

/** Somebody signed in by the cookie a browser has. */
async function signedIn(school: TestSchool, role: AccountRole): Promise<{ cookie: string; setCookie: string }> {
  const account = await haveAccount(school, { role, email: `${role}@example.com` });
  if (role === 'manager') await school.db.pool.query(`update identity_accounts set rights = rights || '{owner}' where role = 'manager'`);
  const own = { origin: address, 'content-type': 'application/json', 'x-requested-with': 'chip' };
  const post = (url: string, body: unknown) =>
    school.http.inject({ method: 'POST', url, headers: { host: 'school.example', ...own }, payload: JSON.stringify(body) });
  const { idToken } = (await post('/api/auth/sign-in', { login: account.email, password: account.password })).json<{ idToken: string }>();
  const answer = await post('/api/user/session', { idToken });
  const setCookie = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-chip=')) ?? '';
  return { cookie: setCookie.split(';')[0] ?? '', setCookie };
}

/** A cookie for each role that signs in by itself; the manager has every right, and owns the school. */
async function cookiesOf(school: TestSchool): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  for (const role of ['parent', 'teacher', 'manager'] as const) cookies.set(role, (await signedIn(school, role)).cookie);
  return cookies;
}

describe('reached by https', () => {
  test('the session is a __Host- cookie that no script reads and no other site sends along', async () => {
    const school = await openSchool({ env: { PUBLIC_URL: address } });
    const { setCookie } = await signedIn(school, 'parent');
    const parts = setCookie.split('; ').slice(1).toSorted();
    expect(parts).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']));
    expect(setCookie).not.toContain('Domain');
  });

  test('no call that changes something is taken from another site, nor by the cookie alone', async () => {
    const school = await openSchool({ env: { PUBLIC_URL: address } });
    const json = { 'content-type': 'application/json' };
    const cookies = await cookiesOf(school);
    const changing = (Object.keys(calls) as KnownCall[]).filter((call) => !call.startsWith('GET ') && !signed.includes(call));
    expect(changing.length).toBeGreaterThan(100);
    const taken: string[] = [];
    for (const call of changing) {
      const [method, url] = pathOf(call);
      // Asked by one who may: somebody else would be refused for another reason.
      const role = (['parent', 'teacher', 'manager', 'kid', 'support'] as const).find((it) => rightOf(call, it) !== 'deny') ?? 'parent';
      const who = { role, accountId: id, sessionId: id, customerId: id, kidUid: id, locale: 'ru-RU' };
      const evil = { origin: 'https://evil.example', 'x-requested-with': 'chip', 'x-test-principal': JSON.stringify(who) };
      const answers: Array<[string, Answer]> = [['another site', await ask(school, method, url, { ...json, ...evil })]];
      // A kid and support have no sign-in of their own to make a cookie with.
      const cookie = cookies.get(role);
      if (cookie !== undefined) answers.push(['a form', await ask(school, method, url, { ...json, cookie })]);
      for (const [how, answer] of answers) {
        if (answer.statusCode !== 403 || !answer.body.includes('request.foreign_origin')) taken.push(`${call} by ${how}: ${answer.body}`);
      }
    }
    expect(taken).toEqual([]);
  });

  test('each answer, whatever it is, says what a browser may do with it', async () => {
    const school = await openSchool({ env: { PUBLIC_URL: address } });
    const lax: string[] = [];
    const html = { accept: 'text/html' };
    const places: Array<[Method, string, Record<string, string>?]> = [
      ...Object.keys(calls).map((call) => pathOf(call)),
      ['GET', '/', html],
      ['GET', '/schedule', html],
      ['GET', '/no/such/page', html],
      ['GET', '/no-such-file.js'],
      ['GET', '/first.js'],
      ['GET', '/api/no/such/call'],
      ['GET', '/healthz'],
      ['GET', '/readyz'],
      ['GET', '/dev/inbox', html],
      ['GET', '/api/reference', html],
      ['GET', '/api/openapi.json'],
    ];
    for (const [method, url, headers] of places) {
      const { headers: given } = await ask(school, method, url, headers);
      const policy = String(given['content-security-policy']);
      const right =
        given['x-content-type-options'] === 'nosniff' &&
        given['referrer-policy'] === 'no-referrer' &&
        /max-age=\d{8}/.test(String(given['strict-transport-security'])) &&
        policy.includes("default-src 'none'") &&
        policy.includes("frame-ancestors 'none'") &&
        !policy.includes('unsafe-inline') &&
        !policy.includes('unsafe-eval');
      if (!right) lax.push(`${method} ${url}: ${policy}`);
    }
    expect(lax).toEqual([]);
  });
});
