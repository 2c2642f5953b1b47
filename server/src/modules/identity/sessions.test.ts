import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { aBrowser, haveAccount } from './testing.ts';

const signedIn = async (now?: string) => {
  const school = await openSchool(now ? { now } : {});
  const account = await haveAccount(school);
  const browser = aBrowser(school);
  const { body } = await browser.signIn('anna@example.com', 'birch-lake-42');
  return { school, account, browser, session: body };
};

describe('a session', () => {
  test('is known by its cookie and by its bearer, and nobody is a guest with neither', async () => {
    const { school, browser, session, account } = await signedIn();
    expect((await browser.get('/user/session')).body.session).toMatchObject({ role: 'parent', customerId: account.customerId });
    expect((await aBrowser(school, { bearer: session.bearer }).get('/user/session')).body.session.customerId).toBe(account.customerId);
    expect((await aBrowser(school).get('/user/session')).body).toEqual({ session: null });
    expect((await aBrowser(school).get('/user/sessions')).status).toBe(401);
  });

  test('is not changed by a cookie alone from another site', async () => {
    const { school, browser } = await signedIn();
    const cookies = { chip: browser.cookie ?? '' };
    const without = await school.http.inject({ method: 'POST', url: '/api/user/logout', cookies, payload: {} });
    expect(without.json().error.code).toBe('request.foreign_origin');
    const foreign = await school.http.inject({
      method: 'POST',
      url: '/api/user/logout',
      cookies,
      payload: {},
      headers: { origin: 'https://evil.example', 'x-requested-with': 'chip' },
    });
    expect(foreign.json().error.code).toBe('request.foreign_origin');
    expect((await browser.get('/user/sessions')).status).toBe(200);
  });

  test('ends at sign-out at once, with its bearer', async () => {
    const { school, browser, session } = await signedIn();
    const byBearer = aBrowser(school, { bearer: session.bearer });
    expect((await byBearer.get('/user/sessions')).status).toBe(200);
    const { status, headers } = await browser.post('/user/logout');
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toContain('chip=;');
    expect((await byBearer.get('/user/sessions')).status).toBe(401);
  });

  test('is still known to a second node two seconds after it ended at most', async () => {
    const { school, account, session, browser } = await signedIn();
    const { sessionId } = (await browser.get('/user/sessions')).body.sessions[0];
    await school.db.pool.query('delete from identity_sessions where session_id = $1', [sessionId]);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await aBrowser(school, { bearer: session.bearer }).get('/user/sessions')).status).toBe(401);
    expect(account.accountId).toBeTruthy();
  });

  test('lives while it is used, and 30 days longer', async () => {
    const { school, browser } = await signedIn('2026-01-01T10:00Z');
    for (let day = 0; day < 5; day++) {
      school.clock.set(school.clock.now().add({ hours: 24 * 29 }));
      expect((await browser.get('/user/sessions')).status).toBe(200);
    }
    school.clock.set(school.clock.now().add({ hours: 24 * 30 }));
    expect((await browser.get('/user/sessions')).status).toBe(401);
  });

  test('gives a bearer for 10 minutes', async () => {
    const { school, session } = await signedIn();
    school.clock.set(school.clock.now().add({ minutes: 9, seconds: 59 }));
    expect((await aBrowser(school, { bearer: session.bearer }).get('/user/sessions')).status).toBe(200);
    school.clock.set(school.clock.now().add({ seconds: 1 }));
    expect((await aBrowser(school, { bearer: session.bearer }).get('/user/sessions')).status).toBe(401);
  });

  test('gets a new token at each sign-in, and the one before on the device ends', async () => {
    const { browser } = await signedIn();
    const first = browser.cookie;
    await browser.signIn('anna@example.com', 'birch-lake-42');
    const second = browser.cookie;
    expect(second).not.toBe(first);
    browser.cookie = first;
    expect((await browser.get('/user/sessions')).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  test('names the devices, and ends one of them', async () => {
    const { school, browser } = await signedIn();
    const phone = aBrowser(school);
    await phone.signIn('anna@example.com', 'birch-lake-42');
    const { sessions } = (await browser.get('/user/sessions')).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.map((it: { device: string }) => it.device)).toEqual(['Firefox, Linux', 'Firefox, Linux']);
    const other = sessions.find((it: { current: boolean }) => !it.current);
    expect((await browser.delete(`/user/sessions/${other.sessionId}`)).status).toBe(200);
    expect((await phone.get('/user/sessions')).status).toBe(401);
    expect((await browser.get('/user/sessions')).status).toBe(200);
  });

  test('of somebody else is not touched', async () => {
    const { school, browser } = await signedIn();
    await haveAccount(school, { email: 'bob@example.com' });
    const bob = aBrowser(school);
    await bob.signIn('bob@example.com', 'birch-lake-42');
    const { sessionId } = (await browser.get('/user/sessions')).body.sessions[0];
    const { status, body } = await bob.delete(`/user/sessions/${sessionId}`);
    expect(status).toBe(404);
    expect(body.error.code).toBe('identity.session_not_found');
    expect((await browser.get('/user/sessions')).status).toBe(200);
  });
});

test('a live ticket is good for one connection and 30 seconds', async () => {
  const { school, browser, account } = await signedIn();
  const ticket = async () => (await browser.post('/realtime/ticket')).body.ticket as string;
  const first = await ticket();
  expect(await school.identity.claimLiveTicket(first)).toMatchObject({ role: 'parent', customerId: account.customerId });
  expect(await school.identity.claimLiveTicket(first)).toBeUndefined();
  expect(await school.identity.claimLiveTicket(`${(await ticket()).split('.')[0]}.guess`)).toBeUndefined();
  const late = await ticket();
  school.clock.set(school.clock.now().add({ seconds: 30 }));
  expect(await school.identity.claimLiveTicket(late)).toBeUndefined();
});

test('what has run out is thrown away', async () => {
  const { school, browser } = await signedIn();
  await browser.post('/realtime/ticket');
  school.clock.set(school.clock.now().add({ hours: 24 * 181 }));
  await school.jobs.now('identity.remove-ended');
  await school.jobs.now('platform.forget-rate-limits');
  for (const table of ['identity_sessions', 'identity_secrets', 'platform_rate_limits']) {
    expect((await school.db.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  }
});
