import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aRegistration } from '../../families/testing.ts';
import { createSocialStore } from '../stores/social.store.ts';
import { aBrowser } from '../testing.ts';

const phone = '+375291234567';
const password = 'birch-lake-42';

/** Somebody registers with contacts nobody has confirmed, and is inside. */
async function registered(school: TestSchool, its: Parameters<typeof aRegistration>[0] = {}, ip = '192.0.2.1') {
  const browser = aBrowser(school, { ip });
  const { body } = await browser.post('/registration', aRegistration(its));
  const { body: session } = await browser.post('/user/session', { idToken: body.idToken });
  return { browser, session };
}

const codeTo = async (school: TestSchool, to: string): Promise<string> => {
  const [last] = await school.messages.latest({ to: to.replace('+', ''), limit: 1 });
  return /\d{6}/.exec(last?.text ?? '')?.[0] ?? '';
};

const later = (school: TestSchool) => school.clock.set(school.clock.now().add({ seconds: 61 }));

describe('a contact that nobody has confirmed', () => {
  test('does not open the account by its password on a new device: a code goes there first, once, and confirms it', async () => {
    const school = await openSchool();
    await registered(school);
    later(school);
    const other = aBrowser(school, { ip: '198.51.100.7' });
    const { body } = await other.post('/auth/sign-in', { login: 'anna@example.com', password });
    expect(body).toEqual({ contactCode: { ticket: expect.any(String), kind: 'email', to: 'an…@example.com', goodForMinutes: 10 } });
    const { ticket } = body.contactCode;
    const code = await codeTo(school, 'anna@example.com');
    const enter = (its: object) => other.post('/auth/contact-code', { ticket, code, ...its });
    expect((await enter({ code: code === '000000' ? '000001' : '000000' })).body.error.code).toBe('identity.contact_code_wrong');
    expect((await enter({ ticket: `${ticket.slice(0, -4)}0000` })).body.error.code).toBe('identity.token_expired');
    const { body: step } = await enter({});
    expect((await other.post('/user/session', { idToken: step.idToken })).body.role).toBe('parent');
    expect((await enter({})).status).toBeGreaterThan(399);
    expect((await aBrowser(school, { ip: '203.0.113.5' }).signIn('anna@example.com', password)).status).toBe(200);
    expect(school.faults).toEqual([]);
  });

  test('opens it on the device that registered, where the same person comes back', async () => {
    const school = await openSchool();
    const { browser } = await registered(school);
    await browser.post('/user/logout');
    expect((await browser.signIn('anna@example.com', password)).status).toBe(200);
  });

  test('is no reason to keep its owner out: the first code of the phone ends every other way in', async () => {
    const school = await openSchool();
    const { browser: stranger } = await registered(school, { phone, email: 'stranger@example.com' });
    const { rows } = await school.db.pool.query<{ account_id: string }>('select account_id from identity_accounts');
    const accountId = rows[0]?.account_id ?? '';
    await createSocialStore(school.db).add({ provider: 'yandex', subject: '7', accountId, shown: 's@ya.ru', linkedAt: school.clock.now() });
    const owner = aBrowser(school, { ip: '198.51.100.7' });
    expect((await owner.post('/auth/sms-code', { phone, purpose: 'signIn' })).status).toBe(200);
    const { body } = await owner.post('/auth/sms-code/sign-in', { phone, code: await codeTo(school, phone) });
    expect((await owner.post('/user/session', { idToken: body.idToken })).status).toBe(200);
    expect((await stranger.get('/user')).status).toBe(401);
    for (const login of [phone, 'stranger@example.com'])
      expect((await stranger.post('/auth/sign-in', { login, password })).body.error.code).toBe('identity.wrong_credentials');
    expect(await createSocialStore(school.db).ofAccount(accountId)).toEqual([]);
    expect((await owner.get('/user/contacts')).body).toEqual({ email: null, phone, unconfirmed: [] });
    expect((await owner.get('/user/password')).body.isSet).toBe(false);
  });

  test('the link of a forgotten password does the same for the owner of the e-mail', async () => {
    const school = await openSchool();
    const { browser: stranger } = await registered(school, { phone });
    const owner = aBrowser(school, { ip: '198.51.100.7' });
    await owner.post('/auth/reset', { email: 'anna@example.com' });
    const [letter] = await school.messages.latest({ to: 'anna@example.com', limit: 1 });
    const token = /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const { body } = await owner.post('/auth/reset/confirm', { token, password: 'oak-river-77' });
    expect((await owner.post('/user/session', { idToken: body.idToken })).status).toBe(200);
    expect((await stranger.get('/user')).status).toBe(401);
    expect((await owner.get('/user/contacts')).body).toEqual({ email: 'anna@example.com', phone: null, unconfirmed: [] });
  });

  test('beside a confirmed one it is neither a key nor in anybody’s way: its owner registers with it by a code', async () => {
    const school = await openSchool();
    const { browser: first } = await registered(school, { phone });
    const code = await codeTo(school, 'anna@example.com');
    await first.post('/user/contacts/own/confirm', { kind: 'email', code });
    const owner = aBrowser(school, { ip: '198.51.100.7' });
    expect((await owner.post('/auth/sms-code', { phone, purpose: 'signIn' })).body.error.code).toBe('identity.phone_unknown');
    expect((await owner.post('/auth/sign-in', { login: phone, password })).body.error.code).toBe('identity.wrong_credentials');
    later(school);
    const form = { ...aRegistration({ phone }), email: undefined, password: undefined };
    expect((await owner.post('/registration/sms-code', form)).status).toBe(200);
    const { body } = await owner.post('/registration', { ...form, code: await codeTo(school, phone) });
    const { body: session } = await owner.post('/user/session', { idToken: body.idToken });
    expect(session.role).toBe('parent');
    expect((await first.get('/user')).body.customerId).not.toBe(session.customerId);
    later(school);
    // It is somebody's now: the first family cannot confirm it any more.
    await first.post('/user/contacts/own/code', { kind: 'phone' });
    const late = await first.post('/user/contacts/own/confirm', { kind: 'phone', code: await codeTo(school, phone) });
    expect(late.body.error.code).toBe('identity.phone_taken');
    expect(school.faults).toEqual([]);
  });

  test('cannot take the place of the confirmed one: that is taken away only when the other is confirmed', async () => {
    const school = await openSchool();
    const { browser } = await registered(school, { phone });
    await browser.post('/user/contacts/own/confirm', { kind: 'email', code: await codeTo(school, 'anna@example.com') });
    const remove = (kind: string) => browser.post('/user/contacts/remove', { kind, password });
    expect((await remove('email')).body.error.code).toBe('identity.confirm_other_first');
    expect((await remove('phone')).body).toEqual({ email: 'anna@example.com', phone: null, unconfirmed: [] });
  });
});
