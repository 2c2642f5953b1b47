import { socialProviders } from '@school/contract/identity/social-calls';
import { expect, test } from 'vitest';

import { readSettings } from '#platform/settings';

import { mayUnlink } from '../rules/last-sign-in-method.ts';
import { haveAccount } from '../testing.ts';
import { productionEnv } from '../../../platform/settings/testing.ts';
import { aTraveller, openSocialSchool } from './testing.ts';

const password = 'birch-lake-42';
const own = { email: 'anna@local.test', password };

test('each provider opens the account that has linked it, and only that one', async () => {
  const school = await openSocialSchool();
  // The same e-mail as at the providers: it is no identity (docs/rules/accounts.md#signed-in-elsewhere).
  const { customerId } = await haveAccount(school, own);
  for (const provider of socialProviders) {
    const stranger = aTraveller(school);
    const unknown = await stranger.post('/auth/social/finish', {
      callback: await stranger.walk(`/auth/social/${provider}/start`, 'local-anna'),
    });
    expect(unknown.body.error).toMatchObject({ code: 'identity.social_unknown', facts: { provider } });

    const anna = aTraveller(school);
    await anna.signIn(own.email, password);
    const linked = await anna.post('/user/social/finish', {
      callback: await anna.walk(`/user/social/${provider}/start`, 'local-anna', { password }),
    });
    expect(linked.status).toBe(200);
    const shown = provider === 'vk' ? 'Анна Ковалёва' : 'anna@local.test';
    expect(linked.body.providers.find((it: { provider: string }) => it.provider === provider)).toMatchObject({
      linked: { shown },
      mayUnlink: true,
    });

    const callback = await stranger.walk(`/auth/social/${provider}/start`, 'local-anna');
    const { body } = await stranger.post('/auth/social/finish', { callback });
    const session = await stranger.post('/user/session', { idToken: body.idToken, provider });
    expect(session.body).toMatchObject({ role: 'parent', customerId });
  }
  expect(school.faults).toEqual([]);
  const mails = await school.messages.latest({ to: own.email, limit: 20 });
  expect(mails.filter(({ subject }) => subject === 'Новый способ входа')).toHaveLength(5);
});

test('a way back is good once, in the browser where it began, and for what it was begun for', async () => {
  const school = await openSocialSchool();
  await haveAccount(school, own);
  const anna = aTraveller(school);
  await anna.signIn(own.email, password);
  const linkCallback = await anna.walk('/user/social/google/start', 'local-anna', { password });
  // A callback for linking opens nothing, and is not used up by the try.
  const linkKey = anna.jar.get('chip-social') ?? '';
  expect((await anna.post('/auth/social/finish', { callback: linkCallback })).body.error.code).toBe('identity.social_expired');
  // Somebody who has only seen the callback cannot end the way of the browser that has its key.
  expect((await aTraveller(school).post('/auth/social/finish', { callback: linkCallback })).body.error.code).toBe(
    'identity.social_expired',
  );
  anna.jar.set('chip-social', linkKey);
  expect((await anna.post('/user/social/finish', { callback: linkCallback })).status).toBe(200);
  expect(
    (await anna.post('/user/social/finish', { callback: await anna.walk('/user/social/apple/start', 'local-anna', { password }) })).status,
  ).toBe(200);

  // Somebody sends the victim an address that leads into his own account: the victim's browser has another key.
  const [thief, victim] = [aTraveller(school), aTraveller(school)];
  const { body: begun } = await thief.post('/auth/social/google/start');
  await victim.post('/auth/social/google/start');
  const back = await thief.choose(begun.address, 'local-anna');
  const led = (await victim.comeBack(back)).split('#social=')[1];
  expect((await victim.post('/auth/social/finish', { callback: led })).body.error.code).toBe('identity.social_expired');
  // The callback of one browser in another.
  const callback = await thief.walk('/auth/social/google/start', 'local-anna');
  await victim.post('/auth/social/google/start');
  expect((await victim.post('/auth/social/finish', { callback })).body.error.code).toBe('identity.social_expired');

  // A code that was given for another request: PKCE, or the nonce where there is no PKCE, finds out.
  for (const [provider, code] of [
    ['google', 'identity.social_expired'],
    ['apple', 'identity.social_trouble'],
  ] as const) {
    const [one, two] = [aTraveller(school), aTraveller(school)];
    const given = await one.choose((await one.post(`/auth/social/${provider}/start`)).body.address, 'local-anna');
    const mine = await two.choose((await two.post(`/auth/social/${provider}/start`)).body.address, 'local-boris');
    const stolen = new URLSearchParams(given.form ?? given.path.split('?')[1]).get('code') ?? '';
    const form = new URLSearchParams(mine.form ?? mine.path.split('?')[1]);
    form.set('code', stolen);
    const injected = (await two.comeBack({ path: `/api/social/callback/${provider}?${form}` })).split('#social=')[1];
    expect((await two.post('/auth/social/finish', { callback: injected })).body.error.code).toBe(code);
  }

  // The same way back twice, and one callback by twenty at once.
  const { body: once } = await thief.post('/auth/social/google/start');
  const address = await thief.choose(once.address, 'local-anna');
  const first = (await thief.comeBack(address)).split('#social=')[1];
  const second = (await thief.comeBack(address)).split('#social=')[1];
  const key = thief.jar.get('chip-social') ?? '';
  const many = await Promise.all(
    Array.from({ length: 20 }, () => {
      const tab = aTraveller(school);
      tab.jar.set('chip-social', key);
      return tab.post('/auth/social/finish', { callback: first });
    }),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  thief.jar.set('chip-social', key);
  expect((await thief.post('/auth/social/finish', { callback: second })).body.error.code).toBe('identity.social_expired');

  // Ten minutes for the way, to the second.
  for (const [seconds, status] of [
    [599, 200],
    [600, 401],
  ] as const) {
    const slow = aTraveller(school);
    const { body } = await slow.post('/auth/social/google/start');
    school.clock.set(school.clock.now().add({ seconds }));
    const late = (await slow.comeBack(await slow.choose(body.address, 'local-anna'))).split('#social=')[1];
    expect((await slow.post('/auth/social/finish', { callback: late })).status).toBe(status);
  }
  expect(school.faults).toEqual([]);
});

test('a way back with somebody’s name before the address is refused, wherever it leads', async () => {
  const school = await openSocialSchool();
  const { body: begun } = await aTraveller(school).post('/auth/social/google/start');
  const answers = async (redirectUri: string) => {
    const address = new URL(begun.address);
    address.searchParams.set('redirect_uri', redirectUri);
    const [page, chosen] = [
      await fetch(address, { redirect: 'manual' }),
      await fetch(address, { method: 'POST', body: new URLSearchParams({ person: 'local-anna' }), redirect: 'manual' }),
    ];
    return [page.status, chosen.status, chosen.headers.get('location')?.split('?')[0] ?? null];
  };
  const back = '/api/social/callback/google';
  expect(await answers(`http://localhost:3000${back}`)).toEqual([200, 303, `http://localhost:3000${back}`]);
  for (const uri of [
    `https://school@evil.example${back}`,
    `http://localhost:3000@evil.example${back}`,
    `http://school@localhost:3000${back}`,
    `http://:secret@localhost:3000${back}`,
    `http://evil.example${back}`,
  ])
    expect([uri, ...(await answers(uri))]).toEqual([uri, 400, 400, null]);
});

test('links are made by the owner, belong to one family, and the last sign-in method stays', async () => {
  const school = await openSocialSchool();
  await haveAccount(school, own);
  await haveAccount(school, { email: 'olga@example.com' });
  const [anna, olga] = [aTraveller(school), aTraveller(school)];
  await anna.signIn(own.email, password);
  await olga.signIn('olga@example.com', password);
  const start = '/user/social/yandex/start';
  expect((await anna.post(start, { password: 'birch-lake-43' })).body.error.code).toBe('identity.wrong_credentials');
  expect((await anna.post(start)).body.error.code).toBe('identity.wrong_credentials');
  expect((await anna.post('/user/social/finish', { callback: await anna.walk(start, 'local-anna', { password }) })).status).toBe(200);
  expect((await anna.post(start, { password })).body.error.code).toBe('identity.social_linked');
  const taken = await olga.post('/user/social/finish', { callback: await olga.walk(start, 'local-anna', { password }) });
  expect(taken.body.error.code).toBe('identity.social_taken');
  expect((await olga.post('/user/social/yandex/unlink', { password })).body.error.code).toBe('identity.social_not_linked');
  const left = await anna.post('/user/social/yandex/unlink', { password });
  expect(left.body.providers.every(({ linked }: { linked: unknown }) => linked === null)).toBe(true);

  // Who says no there, or cannot sign in there, hears what happened.
  for (const [person, code] of [
    ['cancel', 'identity.social_denied'],
    ['wrong', 'identity.social_wrong_password'],
  ] as const) {
    const guest = aTraveller(school);
    const callback = await guest.walk('/auth/social/apple/start', person);
    expect((await guest.post('/auth/social/finish', { callback })).body.error.code).toBe(code);
  }

  // Without a password and a phone a link is the only way in.
  await school.db.pool.query(`update identity_accounts set password_hash = '', phone = null where email = 'anna@local.test'`);
  const alone = await anna.post('/user/social/finish', { callback: await anna.walk(start, 'local-anna') });
  expect(alone.body).toMatchObject({ asksPassword: false });
  expect((await anna.post('/user/social/yandex/unlink')).body.error.code).toBe('identity.last_sign_in_method');
  await anna.post('/user/social/finish', { callback: await anna.walk('/user/social/vk/start', 'local-anna') });
  const both = await Promise.all(['vk', 'yandex'].map((provider) => anna.post(`/user/social/${provider}/unlink`)));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  school.clock.set(school.clock.now().add({ minutes: 10, seconds: 1 }));
  expect((await anna.post('/user/social/google/start')).body.error.code).toBe('identity.fresh_sign_in_needed');
  expect(school.faults).toEqual([]);
});

test('what is left to come in by decides', () => {
  expect(mayUnlink({ hasPassword: false, hasPhone: false, others: 0 })).toMatchObject({
    allowed: false,
    why: 'identity.last_sign_in_method',
  });
  for (const one of [{ hasPassword: true }, { hasPhone: true }, { others: 1 }])
    expect(mayUnlink({ hasPassword: false, hasPhone: false, others: 0, ...one }).allowed).toBe(true);
});

test('only what is set up is offered, and production has no provider of its own', () => {
  expect(readSettings({}).social).toEqual({ local: true });
  expect(readSettings({ ...productionEnv, GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' }).social).toEqual({
    local: false,
    google: { clientId: 'g', clientSecret: 's' },
  });
  expect(() => readSettings({ ...productionEnv, SOCIAL_URL: 'http://elsewhere.test' })).toThrow(/SOCIAL_URL/);
  expect(() => readSettings({ APPLE_CLIENT_ID: 'a' })).toThrow(/APPLE_TEAM_ID is not set, but APPLE_CLIENT_ID is/);
});
