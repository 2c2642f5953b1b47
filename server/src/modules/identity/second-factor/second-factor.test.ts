import type { SettingShown } from '@school/contract/school/shapes';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { choose } from '../../school/testing.ts';
import { aBrowser, haveAccount } from '../testing.ts';

const login = { login: 'olga@chip.test', password: 'birch-lake-42' };

/** What the colleague's phone shows, seconds from now. */
const appOf =
  (school: { clock: { now(): Temporal.Instant } }, secret: string) =>
  (seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: school.clock.now().epochMilliseconds + seconds * 1000 });

async function openOffice(required: boolean) {
  const school = await openSchool({ env: { STAFF_SECOND_FACTOR: required ? 'required' : 'optional' } });
  await haveAccount(school, { role: 'manager', email: login.login });
  const browser = aBrowser(school);
  const signIn = async () => (await browser.post('/auth/sign-in', login)).body;
  return { school, browser, signIn };
}

describe('where a second factor is required', () => {
  test('a manager sets up the app while signing in, and is asked for its code ever after', async () => {
    const { school, browser, signIn } = await openOffice(true);
    const first = await signIn();
    expect(first).toEqual({ secondFactor: { ticket: expect.any(String), step: 'enrol' } });
    const { ticket } = first.secondFactor;
    const { body: enrolment } = await browser.post('/auth/second-factor/enrol', { ticket });
    expect(enrolment.uri).toContain(`otpauth://totp/${encodeURIComponent('Чип')}:olga%40chip.test`);
    expect(enrolment.qr.path.slice(0, 12)).toBe('M1 1h7v1h-7z');
    const app = appOf(school, enrolment.secret);
    // Setting it up is no way in by itself.
    expect((await browser.post('/auth/second-factor', { ticket, code: app() })).body.error.code).toBe('identity.wrong_code');
    expect((await browser.post('/auth/second-factor/confirm', { ticket, code: '000000' })).body.error.code).toBe('identity.wrong_code');
    const { body: done } = await browser.post('/auth/second-factor/confirm', { ticket, code: app() });
    expect(done.recoveryCodes).toHaveLength(10);
    expect((await browser.post('/user/session', { idToken: done.idToken })).body).toMatchObject({ role: 'manager', isSupport: false });
    expect((await browser.get('/user/second-factor')).body).toMatchObject({ required: true, recoveryLeft: 10 });
    expect((await signIn()).secondFactor.step).toBe('code');
    expect((await browser.post('/auth/second-factor/enrol', { ticket })).status).toBe(401);
    const app2 = { password: login.password, code: app(30) };
    expect((await browser.post('/user/second-factor/remove', app2)).body.error.code).toBe('identity.second_factor_required');
  });

  test('a parent and a teacher sign in as before', async () => {
    const { school, browser } = await openOffice(true);
    await haveAccount(school, { email: 'anna@example.com' });
    await haveAccount(school, { role: 'teacher', email: 'ivan@chip.test' });
    expect((await browser.signIn('anna@example.com', login.password)).body.role).toBe('parent');
    expect((await browser.signIn('ivan@chip.test', login.password)).body.role).toBe('teacher');
  });
});

test('teachers set up the app from their next sign-in on, where the school says so', async () => {
  const { school, browser } = await openOffice(false);
  const ivan = { login: 'ivan@chip.test', password: login.password };
  await haveAccount(school, { role: 'teacher', email: ivan.login });
  const before = aBrowser(school);
  expect((await before.signIn(ivan.login, ivan.password)).body.role).toBe('teacher');
  await choose(school, 'teacherSecondFactor', true);
  expect((await before.get('/user/second-factor')).body).toMatchObject({ since: null, required: true });
  expect((await browser.post('/auth/sign-in', ivan)).body).toMatchObject({ secondFactor: { step: 'enrol' } });
  await choose(school, 'teacherSecondFactor', false);
  expect((await browser.signIn(ivan.login, ivan.password)).body.role).toBe('teacher');
});

test('managers set up the app where the school asks it of them, and the school never asks less than the server', async () => {
  const { school, browser, signIn } = await openOffice(false);
  const before = aBrowser(school);
  expect((await before.signIn(login.login, login.password)).body.role).toBe('manager');
  await choose(school, 'managerSecondFactor', true);
  // Whoever is in works on; the next sign-in asks for it.
  expect((await before.get('/user/second-factor')).body).toMatchObject({ since: null, required: true });
  expect(await signIn()).toMatchObject({ secondFactor: { step: 'enrol' } });
  await choose(school, 'managerSecondFactor', false);
  expect((await browser.signIn(login.login, login.password)).body.role).toBe('manager');

  const strict = await openOffice(true);
  const shown = (await strict.school.as(signedIn('manager')).get('/manager/school/settings/access')).body.settings;
  expect(shown.find((it: SettingShown) => it.current.key === 'managerSecondFactor')).toMatchObject({
    current: { value: true },
    fixedBy: 'STAFF_SECOND_FACTOR',
    mayChange: false,
  });
  await expect(choose(strict.school, 'managerSecondFactor', false)).rejects.toThrow('school.setting_fixed');
  expect(await strict.signIn()).toMatchObject({ secondFactor: { step: 'enrol' } });
});

describe('with the app set up', () => {
  async function withApp() {
    const office = await openOffice(false);
    const { school, browser } = office;
    await browser.signIn(login.login, login.password);
    const { body: enrolment } = await browser.post('/user/second-factor/enrol', { password: login.password });
    const app = appOf(school, enrolment.secret);
    const { body } = await browser.post('/user/second-factor/confirm', { code: app() });
    const enter = async (code: string) => {
      const { secondFactor } = await office.signIn();
      return (await browser.post('/auth/second-factor', { ticket: secondFactor.ticket, code })).body;
    };
    return { ...office, app, enter, recoveryCodes: body.recoveryCodes as string[] };
  }

  test('a code is good once, one step early or late, and never an older one after a newer', async () => {
    const { school, app, enter } = await withApp();
    expect((await enter(app())).error.code).toBe('identity.code_used');
    expect((await enter(app(30))).idToken).toBeDefined();
    expect((await enter(app(30))).error.code).toBe('identity.code_used');
    expect((await enter(app())).error.code).toBe('identity.code_used');
    expect((await enter(app(60))).error.code).toBe('identity.wrong_code');
    school.clock.set(school.clock.now().add({ seconds: 90 }));
    expect((await enter(app(-30))).idToken).toBeDefined();
    expect((await enter(app(-60))).error.code).toBe('identity.wrong_code');
  });

  test('of one code pressed eight times at once one opens a session', async () => {
    const { browser, signIn, app } = await withApp();
    const { ticket } = (await signIn()).secondFactor;
    const code = app(30);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('/auth/second-factor', { ticket, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code is good once; five wrong codes close the door for a quarter of an hour, in parallel too', async () => {
    const { school, browser, signIn, app, enter, recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter(first.toUpperCase())).idToken).toBeDefined();
    expect((await enter(first)).error.code).toBe('identity.wrong_code');
    const { ticket } = (await signIn()).secondFactor;
    const wrong = await Promise.all(Array.from({ length: 8 }, () => browser.post('/auth/second-factor', { ticket, code: '123456' })));
    const codes = wrong.map(({ body }) => body.error.code);
    expect(codes.filter((code) => code === 'identity.wrong_code')).toHaveLength(4);
    expect((await enter(second)).error.code).toBe('request.too_many');
    school.clock.set(school.clock.now().add({ minutes: 15 }));
    expect((await enter(app())).idToken).toBeDefined();
  });

  test('the ticket of the password lasts ten minutes and opens nothing by itself', async () => {
    const { school, browser, signIn, app } = await withApp();
    const { ticket } = (await signIn()).secondFactor;
    expect((await browser.post('/user/session', { idToken: ticket })).body.error.code).toBe('identity.token_expired');
    school.clock.set(school.clock.now().add({ minutes: 10 }));
    expect((await browser.post('/auth/second-factor', { ticket, code: app() })).body.error.code).toBe('identity.token_expired');
  });

  test('it is taken away with password and code; the database alone gives no secret away', async () => {
    const { browser, app } = await withApp();
    const remove = (password: string, code: string) => browser.post('/user/second-factor/remove', { password, code });
    expect((await remove('another-word-7', app(30))).body.error.code).toBe('identity.wrong_credentials');
    expect((await remove(login.password, app(30))).status).toBe(200);
    expect((await browser.get('/user/second-factor')).body).toMatchObject({ since: null, required: false });
    expect((await browser.signIn(login.login, login.password)).body.role).toBe('manager');
  });
});
