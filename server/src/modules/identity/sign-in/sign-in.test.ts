import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser, haveAccount } from '../testing.ts';

const wrong = { code: 'identity.wrong_credentials', message: 'Email or password is incorrect', facts: {} };

describe('signing in', () => {
  test('with the e-mail in any case, or with the phone in any form, opens a session', async () => {
    const school = await openSchool();
    const { customerId } = await haveAccount(school, { email: 'anna@example.com', phone: '+375291234567' });
    for (const login of ['Anna@Example.com', '+375 (29) 123-45-67', '375291234567']) {
      const { status, body, headers } = await aBrowser(school).signIn(login, 'birch-lake-42');
      expect(status).toBe(200);
      expect(body).toMatchObject({ role: 'parent', customerId, isSupport: false, reg: 'EU', locale: 'ru-RU' });
      const cookies = [headers['set-cookie']].flat().map(String).toSorted();
      expect(cookies).toHaveLength(2);
      expect(cookies[0]).toMatch(/^chip-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(cookies[1]).toMatch(/^chip=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    }
    expect(school.faults).toEqual([]);
  });

  test('with a wrong password and with an unknown e-mail is refused in the same words', async () => {
    const school = await openSchool();
    await haveAccount(school);
    for (const login of ['anna@example.com', 'nobody@example.com']) {
      const { status, body } = await aBrowser(school).post('/auth/sign-in', { login, password: 'birch-lake-43' });
      expect(status).toBe(401);
      expect(body.error).toEqual(wrong);
    }
  });

  test('as an unknown person takes as long as with a wrong password', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const timed = async (login: string) => {
      const began = performance.now();
      await aBrowser(school).post('/auth/sign-in', { login, password: 'birch-lake-43' });
      return performance.now() - began;
    };
    await timed('warm@example.com');
    const known = Math.min(await timed('anna@example.com'), await timed('anna@example.com'));
    const unknown = Math.min(await timed('bob@example.com'), await timed('bob@example.com'));
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('tries to sign in', () => {
  test('for one account are 5 in 15 minutes from an address, by e-mail and phone together; nobody else is locked out', async () => {
    const school = await openSchool();
    await haveAccount(school, { phone: '+375291234567' });
    const tries = Array.from({ length: 10 }, (_, at) =>
      aBrowser(school).post('/auth/sign-in', { login: at % 2 ? 'anna@example.com' : '+375291234567', password: `wrong-guess-${at}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const late = await aBrowser(school).post('/auth/sign-in', { login: 'ANNA@example.com', password: 'birch-lake-42' });
    expect(late.body.error.code).toBe('request.too_many');
    // The owner, on a device nobody knows, at another address.
    expect((await aBrowser(school, { ip: '198.51.100.7' }).signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
    school.clock.set(school.clock.now().add({ minutes: 15 }));
    expect((await aBrowser(school).signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
  });

  test('for one account from all addresses together are 50 in 15 minutes; who is known, or has the phone, comes in all the same', async () => {
    const school = await openSchool();
    await haveAccount(school, { phone: '+375291234567' });
    const known = aBrowser(school, { ip: '198.51.100.7' });
    await known.signIn('anna@example.com', 'birch-lake-42');
    const { rows } = await school.db.pool.query<{ account_id: string }>('select account_id from identity_accounts');
    await school.db.pool.query('insert into platform_rate_limits values ($1, 47, $2) on conflict (key) do update set times = 47', [
      `sign-in as ${rows[0]?.account_id}`,
      school.clock.now().add({ minutes: 15 }).toString(),
    ]);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++)
      statuses.push(
        (await aBrowser(school, { ip: `192.0.2.${at}` }).post('/auth/sign-in', { login: 'anna@example.com', password: 'no' })).status,
      );
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
    expect((await known.signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
    const elsewhere = aBrowser(school, { ip: '203.0.113.9' });
    expect((await elsewhere.post('/auth/sms-code', { phone: '+375291234567', purpose: 'signIn' })).status).toBe(200);
  });

  test('from one address are 10 a minute, and right ones do not count', async () => {
    const school = await openSchool();
    await haveAccount(school);
    for (let at = 0; at < 12; at++) expect((await aBrowser(school).signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) {
      statuses.push((await aBrowser(school).post('/auth/sign-in', { login: `who-${at}@example.com`, password: 'wrong-guess' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });
});

describe('an ID token', () => {
  test('opens one session, even when it is used many times at once', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const { body } = await aBrowser(school).post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => aBrowser(school).post('/user/session', { idToken: body.idToken })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('identity.token_expired');
  });

  test('is worth nothing after 5 minutes', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const { body } = await aBrowser(school).post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' });
    school.clock.set(school.clock.now().add({ minutes: 5, seconds: 1 }));
    expect((await aBrowser(school).post('/user/session', { idToken: body.idToken })).body.error.code).toBe('identity.token_expired');
  });

  test('carries the claims that clients know, signed by a key that is shown', async () => {
    const school = await openSchool();
    const { customerId } = await haveAccount(school, { locale: 'en-US' });
    const { body } = await aBrowser(school).post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' });
    const [head, claims] = (body.idToken as string)
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(claims).toMatchObject({ customerId, isSupport: false, reg: 'EU', locale: 'en-US', aud: 'session' });
    expect(claims.exp - claims.iat).toBe(300);
    const { keys } = (await aBrowser(school).get('/auth/jwks')).body;
    expect(keys.map((key: { kid: string }) => key.kid)).toContain(head.kid);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test('that somebody else signed, or a bearer in its place, opens nothing', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const browser = aBrowser(school);
    const { body } = await browser.signIn('anna@example.com', 'birch-lake-42');
    for (const idToken of [body.bearer, 'a.b.c', '', `${body.bearer.slice(0, -4)}AAAA`]) {
      expect((await aBrowser(school).post('/user/session', { idToken })).body.error.code).toBe('identity.token_expired');
    }
  });
});

test('nobody becomes support by asking for it', async () => {
  const school = await openSchool();
  await haveAccount(school);
  const { status, body } = await aBrowser(school).signIn('anna@example.com', 'birch-lake-42', { isSupport: true });
  expect([status, body.error.code]).toEqual([403, 'identity.not_support']);
});

test('an account that was closed ends its sessions, opens none, and says so only to who knows the password', async () => {
  const school = await openSchool();
  const { accountId } = await haveAccount(school);
  const browser = aBrowser(school);
  await browser.signIn('anna@example.com', 'birch-lake-42');
  expect(await school.identity.block(accountId, 'Чужая карта')).toBe(true);
  expect(await school.identity.block(accountId, 'ещё раз')).toBe(false);
  expect((await browser.get('/user/session')).body.session).toBeNull();
  const tell = async (password: string) => (await browser.post('/auth/sign-in', { login: 'anna@example.com', password })).body.error.code;
  expect([await tell('birch-lake-42'), await tell('birch-lake-43')]).toEqual(['identity.blocked', 'identity.wrong_credentials']);
  await school.identity.unblock(accountId);
  expect((await browser.signIn('anna@example.com', 'birch-lake-42')).body.role).toBe('parent');
});
