import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { createSocialStore } from '../stores/social.store.ts';
import { aBrowser, haveAccount } from '../testing.ts';

const long = process.env['LONG'] ? test : test.skip;

/** The token out of the last letter with a link. */
async function tokenOf(school: TestSchool, to = 'anna@example.com'): Promise<string> {
  const [letter] = await school.messages.latest({ to, limit: 1 });
  return /\/reset-password\?mode=resetPassword#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function haveLink(school: TestSchool): Promise<string> {
  await aBrowser(school).post('/auth/reset', { email: 'Anna@Example.com' });
  return tokenOf(school);
}

const confirm = (school: TestSchool, token: string, password = 'oak-river-77', ip = '192.0.2.1') =>
  aBrowser(school, { ip }).post('/auth/reset/confirm', { token, password });

describe('a forgotten password', () => {
  test('is chosen anew by a link of the mail; every session ends, and the owner is told', async () => {
    const school = await openSchool();
    const { customerId } = await haveAccount(school);
    const before = aBrowser(school);
    await before.signIn('anna@example.com', 'birch-lake-42');
    const idle = await aBrowser(school).post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' });
    const token = await haveLink(school);
    const until = school.clock.now().add({ minutes: 30 }).toString();
    expect((await aBrowser(school).post('/auth/reset/look', { token })).body).toEqual({ until });
    const { body } = await confirm(school, token);
    const session = await aBrowser(school).post('/user/session', { idToken: body.idToken });
    expect(session.body).toMatchObject({ role: 'parent', customerId });
    expect((await before.get('/user/session')).body.session).toBeNull();
    expect((await aBrowser(school).post('/user/session', { idToken: idle.body.idToken })).body.error.code).toBe('identity.token_expired');
    const [told] = await school.messages.latest({ to: 'anna@example.com', limit: 1 });
    expect(told).toMatchObject({ subject: 'Пароль изменён', customerId });
    expect((await aBrowser(school).signIn('anna@example.com', 'birch-lake-42')).status).not.toBe(200);
    expect((await aBrowser(school).signIn('anna@example.com', 'oak-river-77')).status).toBe(200);
    expect(school.faults).toEqual([]);
  });

  test('the letter names what else opens the account: the end of its phone, and services that are linked', async () => {
    const school = await openSchool();
    const { accountId } = await haveAccount(school, { phone: '+375291112233' });
    await createSocialStore(school.db).add({
      provider: 'yandex',
      subject: '77',
      accountId,
      shown: 'somebody@yandex.test',
      linkedAt: school.clock.now(),
    });
    await confirm(school, await haveLink(school));
    const [told] = await school.messages.latest({ to: 'anna@example.com', limit: 1 });
    expect(told?.text).toContain('по коду из SMS на номер •• 22-33 или через Яндекс');
    expect(told?.text).toContain('/settings/edit-parent');

    const plain = await openSchool();
    await haveAccount(plain);
    await confirm(plain, await haveLink(plain));
    const [only] = await plain.messages.latest({ to: 'anna@example.com', limit: 1 });
    expect(only?.text).not.toContain('Кроме пароля');
  });

  test('one link used 4 times at once changes it once, and never again', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const token = await haveLink(school);
    const answers = await Promise.all([1, 2, 3, 4].map((nth) => confirm(school, token, `oak-river-7${nth}`, `192.0.2.${nth}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'identity.reset_over')).toHaveLength(3);
    expect((await confirm(school, token, 'oak-river-79')).body.error.code).toBe('identity.reset_over');
  });

  test('the link is good for 30 minutes to the second, and a new one ends it', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const first = await haveLink(school);
    const second = await haveLink(school);
    const look = async (token: string) => (await aBrowser(school).post('/auth/reset/look', { token })).status;
    expect([await look(first), await look(second), await look('no-such-token')]).toEqual([410, 200, 410]);
    school.clock.set(school.clock.now().add({ minutes: 29, seconds: 59 }));
    expect(await look(second)).toBe(200);
    school.clock.set(school.clock.now().add({ seconds: 1 }));
    expect([await look(second), (await confirm(school, second)).body.error.code]).toEqual([410, 'identity.reset_over']);
  });

  test('the new password keeps the rules, and the link stays good until it does', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const token = await haveLink(school);
    for (const [password, code] of [
      ['', 'identity.password_empty'],
      ['short-1', 'identity.password_too_short'],
      ['x'.repeat(129), 'identity.password_too_long'],
      ['qwerty123', 'identity.password_too_common'],
      ['birch-lake-42', 'identity.password_same'],
    ] as const)
      expect((await confirm(school, token, password)).body.error.code).toBe(code);
    expect((await confirm(school, token)).status).toBe(200);
  });

  test('an unknown e-mail is said so, and asking is limited by account and by address', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const ask = (email: string, ip: string) => aBrowser(school, { ip }).post('/auth/reset', { email });
    expect((await ask('nobody@example.com', '192.0.2.1')).body.error).toMatchObject({ code: 'auth/email-not-found' });
    const ofOne = [];
    for (let at = 0; at < 4; at++) ofOne.push((await ask('anna@example.com', `192.0.2.${10 + at}`)).status);
    expect(ofOne).toEqual([200, 200, 200, 429]);
    const ofAddress = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`who-${at}@example.com`, '198.51.100.7')));
    expect(ofAddress.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(ofAddress.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('a closed account stays closed', async () => {
    const school = await openSchool();
    const { accountId } = await haveAccount(school);
    const token = await haveLink(school);
    await school.identity.block(accountId, 'Чужая карта');
    expect((await confirm(school, token)).body.error.code).toBe('identity.blocked');
  });
});

describe('one’s own password', () => {
  test('is changed with the current one; the other devices are signed out, this one goes on', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const [here, there] = [aBrowser(school), aBrowser(school)];
    for (const browser of [here, there]) await browser.signIn('anna@example.com', 'birch-lake-42');
    const change = async (body: object) => (await here.post('/user/password', body)).body.error?.code;
    expect(await change({ current: 'wrong-guess', password: 'oak-river-77' })).toBe('identity.wrong_password');
    expect(await change({ current: 'birch-lake-42', password: 'birch-lake-42' })).toBe('identity.password_same');
    expect(await change({ current: 'birch-lake-42', password: 'short-1' })).toBe('identity.password_too_short');
    expect(await change({ current: 'birch-lake-42', password: 'oak-river-77' })).toBeUndefined();
    expect((await here.get('/user/session')).body.session).not.toBeNull();
    expect((await there.get('/user/session')).body.session).toBeNull();
    expect(await school.messages.latest({ to: 'anna@example.com', limit: 1 })).toMatchObject([{ subject: 'Пароль изменён' }]);
  });

  test('cannot be guessed by who sits at a device that was left open: 5 tries in 15 minutes', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const here = aBrowser(school);
    await here.signIn('anna@example.com', 'birch-lake-42');
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) => here.post('/user/password', { current: `wrong-guess-${at}`, password: 'oak-river-77' })),
    );
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('a known device', () => {
  /** Strangers from everywhere try passwords on one account; its owner comes home to a device that is known. */
  async function besiege(howMany: number) {
    const school = await openSchool();
    await haveAccount(school);
    const owner = aBrowser(school, { ip: '198.51.100.9' });
    await owner.signIn('anna@example.com', 'birch-lake-42');
    await owner.post('/user/logout');
    const guess = (at: number) =>
      aBrowser(school, { ip: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }).post('/auth/sign-in', {
        login: 'anna@example.com',
        password: `wrong-guess-${at}`,
      });
    for (let at = 0; at < howMany; at += 50) {
      const statuses = (await Promise.all(Array.from({ length: 50 }, (_, nth) => guess(at + nth)))).map(({ status }) => status);
      expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
    }
    expect((await guess(howMany)).status).toBe(429);
    expect((await owner.signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
    return { school, owner };
  }

  test('lets its owner in while strangers try passwords, and has a budget of its own', async () => {
    const { school, owner } = await besiege(50);
    const wrong = await Promise.all(
      Array.from({ length: 9 }, () => owner.post('/auth/sign-in', { login: 'anna@example.com', password: 'wrong-guess' })),
    );
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(4);
    // It is known to one account, and a cookie of one's own making to none.
    const other = aBrowser(school, { ip: '198.51.100.10' });
    other.device = 'A'.repeat(43);
    expect((await other.post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' })).status).toBe(429);
    await haveAccount(school, { email: 'bob@example.com' });
    await other.signIn('bob@example.com', 'birch-lake-42');
    expect(other.device).toMatch(/^(?!A{43})[\w-]{43}$/);
    expect((await other.post('/auth/sign-in', { login: 'anna@example.com', password: 'birch-lake-42' })).status).toBe(429);
    expect(school.faults).toEqual([]);
  });

  long('lets its owner in after 1,000 wrong passwords', async () => void (await besiege(1000)), 120_000);

  test('is forgotten when the password is chosen anew', async () => {
    const school = await openSchool();
    await haveAccount(school);
    const owner = aBrowser(school);
    await owner.signIn('anna@example.com', 'birch-lake-42');
    await confirm(school, await haveLink(school));
    expect((await school.db.pool.query('select 1 from identity_devices')).rows).toEqual([]);
  });
});
