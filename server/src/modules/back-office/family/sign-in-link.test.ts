import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { aBrowser } from '../../identity/testing.ts';
import { later, openCard, reason } from './testing.ts';

describe('a link to sign in', () => {
  test('works once, within ten minutes, until the browser closes; a new one ends the one before it', async () => {
    const { school, anna, office, at, log } = await openCard();
    const link = async () => {
      expect((await office.post(`${at}/sign-in-link`, { reason })).body).toMatchObject({ sentBy: 'mail', url: null });
      const [letter] = await school.messages.latest({ to: 'anna@example.com', limit: 1 });
      return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    };
    const browser = aBrowser(school);
    const use = async (token: string) => (await browser.post('/auth/link', { token })).body;
    const [first, second] = [await link(), await link()];
    expect((await use(first)).error.code).toBe('identity.token_expired');
    const { idToken } = await use(second);
    const { body, headers } = await browser.post('/user/session', { idToken });
    expect(body).toMatchObject({ role: 'parent', customerId: anna.familyId });
    expect(String(headers['set-cookie'])).not.toMatch(/max-age|expires/i);
    const { headers: asKid } = await browser.post('/user/kid-session', { kidUid: anna.kidUid });
    expect(String(asKid['set-cookie'])).not.toMatch(/max-age|expires/i);
    expect((await use(second)).error.code).toBe('identity.token_expired');
    const [third, fourth] = [await link(), 600];
    later(school, { seconds: fourth });
    expect((await use(third)).error.code).toBe('identity.token_expired');
    const last = await link();
    later(school, { seconds: 599 });
    expect((await use(last)).idToken).toBeDefined();
    // The log knows that there was a link, not what stood in it.
    expect(JSON.stringify(await log())).not.toContain(last);
    expect((await log()).map(([act]: [string]) => act)).toEqual(Array(4).fill('families.sign_in_link_made'));
    for (const token of ['', 'nonsense', last.slice(0, -2)])
      expect((await browser.post('/auth/link', { token })).status).toBeGreaterThan(399);
  });

  test('goes to the family’s own contact, is told to it by the other, stands among the visits, and is no fresh sign-in', async () => {
    const { school, anna, office, at } = await openCard();
    await school.db.run(sql`update identity_accounts set password_hash = '' where account_id = ${anna.accountId}`);
    await school.settle();
    later(school, { seconds: 1 });
    expect((await office.post(`${at}/sign-in-link`, { reason })).body).toMatchObject({ sentBy: 'mail', url: null });
    await school.settle();
    const [letter] = await school.messages.latest({ to: 'anna@example.com', limit: 1 });
    const [told] = await school.messages.latest({ to: '375291234567', limit: 1 });
    expect(told?.text).toContain('создана ссылка для входа');
    const parent = school.as(anna.parent);
    expect((await parent.get('/user/support-visits')).body.visits).toMatchObject([
      { kind: 'link', name: 'olga@chip.test', reason, changes: 0 },
    ]);
    const titles = (await parent.get('/notifications')).body.notices.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Ссылка для входа в ваш кабинет');
    const browser = aBrowser(school);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const { idToken } = (await browser.post('/auth/link', { token })).body;
    // What the browser calls its way in does not count.
    await browser.post('/user/session', { idToken, provider: 'sms' });
    const { social } = school.identity;
    const who = { ...anna.parent, sessionId: (await school.identity.sessionsOf(anna.accountId))[0]?.sessionId ?? '' };
    await expect(
      social.startLink(who, 'local', undefined, { isShell: false, origin: 'http://localhost', ip: '192.0.2.1' }),
    ).rejects.toMatchObject({
      code: 'identity.fresh_sign_in_needed',
    });
    const never = [
      browser.post('/user/contacts/code', { contact: { kind: 'email', to: 'new@example.com' } }),
      browser.post('/user/contacts/remove', { kind: 'phone' }),
      browser.post('/user/child-mode', { on: true, pin: '1234' }),
      browser.post('/user/exports', { password: '' }),
      browser.post('/user/erasures', { kidUid: null, password: '' }),
    ];
    for (const { body } of await Promise.all(never)) expect(body.error.code).toBe('identity.fresh_sign_in_needed');
    expect(school.faults).toEqual([]);
  });

  test('asks a code of the manager who has an app, and goes to no contact that the family has not confirmed', async () => {
    const { school, anna, manager, office, at } = await openCard();
    await school.identity.changeContacts(anna.familyId, { email: 'manager-private@example.com', phone: null });
    expect((await office.post(`${at}/sign-in-link`, { reason })).body.error.code).toBe('identity.no_confirmed_contact');
    const now = school.clock.now();
    await school.db.run(sql`
      insert into identity_second_factors (account_id, secret, begun_at, confirmed_at) values (${manager.accountId}, ${Buffer.from('x')}, ${now}, ${now})`);
    expect((await office.post(`${at}/sign-in-link`, { reason })).body.error.code).toBe('identity.code_needed');
    expect(await school.messages.latest({ to: 'manager-private@example.com', limit: 1 })).toEqual([]);
  });

  test('is shown to be handed on where the school has nothing to send by, and the family reads of it', async () => {
    const secret = (nth: number) => `${nth}-qhAzm5KpTfWwDx3e9LRbYuJcVgN7sX2v`;
    const { school, anna, office, at } = await openCard({
      NODE_ENV: 'production',
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_for_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
      ...Object.fromEntries(
        ['ID_TOKEN_SECRET', 'BEARER_TOKEN_SECRET', 'CODE_PEPPER', 'FILES_SECRET', 'SCHOOL_SECRETS_KEY'].map((name, nth) => [
          name,
          secret(nth),
        ]),
      ),
      STAFF_SECOND_FACTOR: 'optional',
    });
    const { body } = await office.post(`${at}/sign-in-link`, { reason });
    expect(body).toMatchObject({ sentBy: null, url: expect.stringContaining('/login?token=') });
    await school.settle();
    expect((await school.as(anna.parent).get('/user/support-visits')).body.visits).toMatchObject([{ kind: 'link' }]);
  });
});
