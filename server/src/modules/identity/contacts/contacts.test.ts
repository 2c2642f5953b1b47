import { identityLimits } from '@school/contract/identity/limits';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { halfHidden } from './half-hidden.ts';

const password = 'birch-lake-42';
const email = (to: string) => ({ kind: 'email', to }) as const;
const phone = (to: string) => ({ kind: 'phone', to }) as const;

/** What came to an address or a number, the newest first. */
async function cameTo(school: TestSchool, to: string): Promise<string[]> {
  const rows = await school.db.all(
    sql<{ text: string }>`select text from platform_messages where recipient = ${to.replace('+', '')} order by at desc, id desc`,
  );
  return rows.map(({ text }) => text);
}
const codeTo = async (school: TestSchool, to: string) => /\d{6}/.exec((await cameTo(school, to))[0] ?? '')?.[0] ?? '';
const later = (school: TestSchool, seconds: number) => school.clock.set(school.clock.now().add({ seconds }));

test('an e-mail is another one after the code that came there: the old one is told, and what was sent to it opens nothing', async () => {
  const school = await openSchool();
  const { parent, form, familyId } = await haveFamily(school);
  const as = school.as(parent);
  const ask = (to: string, its: object = { password }) => as.post('/user/contacts/code', { contact: email(to), ...its });
  const confirm = (to: string, code: string) => as.post('/user/contacts', { contact: email(to), code });

  expect((await ask('new@example.com', {})).body.error.code).toBe('identity.wrong_credentials');
  expect((await ask('new@example.com', { password: 'guessed-it-9' })).body.error.code).toBe('identity.wrong_credentials');
  expect((await ask(form.email ?? '')).body.error.code).toBe('identity.contact_same');
  expect((await ask('New@Example.com')).body).toEqual({ againInSeconds: 60, goodForMinutes: 10 });
  const code = await codeTo(school, 'new@example.com');
  // Another address than the one it came to is not confirmed by it; nothing has changed so far.
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await confirm('other@example.com', code)).body.error.code).toBe('identity.contact_code_wrong');
  expect((await as.get('/user/contacts')).body).toEqual({ email: form.email, phone: null, unconfirmed: [] });

  // The next one after a minute, to the second; it kills the one before.
  later(school, 59);
  expect((await ask('new@example.com')).body.error).toMatchObject({ code: 'request.too_many', facts: { seconds: 1 } });
  later(school, 1);
  expect((await ask('new@example.com')).status).toBe(200);
  const second = await codeTo(school, 'new@example.com');
  if (second !== code) expect((await confirm('new@example.com', code)).body.error.code).toBe('identity.contact_code_wrong');
  const { token } = await school.identity.makeSignInToken(familyId);
  expect((await confirm('new@example.com', second)).body).toEqual({ email: 'new@example.com', phone: null, unconfirmed: [] });
  expect((await as.get('/user')).body.email).toBe('new@example.com');
  expect((await confirm('new@example.com', second)).body.error.code).toBe('identity.contact_code_wrong');
  expect((await cameTo(school, form.email ?? ''))[0]).toContain('ne…@example.com');
  expect((await school.as().post('/auth/link', { token })).body.error.code).toBe('identity.token_expired');
  expect((await school.as().post('/auth/sign-in', { login: form.email, password })).status).toBe(401);
  expect((await school.as().post('/auth/sign-in', { login: 'new@example.com', password })).status).toBe(200);
  expect((await school.families.page({ typed: 'new@example', orAmong: [], before: undefined, limit: 5 })).map((it) => it.familyId)).toEqual(
    [familyId],
  );
  expect(wrong).toHaveLength(6);
});

test('of many codes at once five are judged, of many right ones one counts, and a code of ten minutes is none', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  const as = school.as(parent);
  const ask = async () => {
    await as.post('/user/contacts/code', { contact: email('new@example.com'), password });
    return codeTo(school, 'new@example.com');
  };
  const confirm = (code: string) => as.post('/user/contacts', { contact: email('new@example.com'), code });

  const code = await ask();
  const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(6, '9')).filter((it) => it !== code);
  await Promise.all(guesses.map(confirm));
  const judged = await school.db.one(sql<{ attempts: number }>`select attempts from identity_secrets where purpose = 'newEmail'`);
  expect(judged?.attempts).toBe(identityLimits.contactCode.tries);
  expect((await confirm(code)).body.error.code).toBe('identity.contact_code_wrong');

  later(school, 60);
  const old = await ask();
  later(school, 600);
  expect((await confirm(old)).body.error.code).toBe('identity.contact_code_wrong');
  const last = await ask();
  later(school, 599);
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(last)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a phone is confirmed by SMS; a contact belongs to one account, and one of the two stays', async () => {
  const school = await openSchool();
  const [anna, inna] = [await haveFamily(school), await haveFamily(school, { phone: '+375291112233' })];
  const [as, asInna] = [school.as(anna.parent), school.as(inna.parent)];
  const ask = (who: typeof as, to: string) => who.post('/user/contacts/code', { contact: phone(to), password });
  const confirm = (who: typeof as, to: string, code: string) => who.post('/user/contacts', { contact: phone(to), code });

  expect((await ask(as, '+375291112233')).body.error.code).toBe('identity.phone_taken');
  expect((await as.post('/user/contacts/code', { contact: email(inna.form.email ?? ''), password })).body.error.code).toBe(
    'identity.email_taken',
  );
  expect((await ask(as, '+8801712345678')).body.error.code).toBe('identity.wrong_phone');
  const free = '+375297654321';
  await ask(as, free);
  const code = await codeTo(school, free);
  // Somebody else’s code confirms nothing of mine.
  expect((await confirm(asInna, free, code)).body.error.code).toBe('identity.wrong_sms_code');
  later(school, 60);
  await ask(as, free);
  expect((await confirm(as, free, await codeTo(school, free))).body).toEqual({ email: anna.form.email, phone: free, unconfirmed: [] });

  // The one that goes is told; the last one stays.
  expect((await as.post('/user/contacts/remove', { kind: 'phone' })).body.error.code).toBe('identity.wrong_credentials');
  expect((await as.post('/user/contacts/remove', { kind: 'phone', password })).body).toEqual({
    email: anna.form.email,
    phone: null,
    unconfirmed: [],
  });
  expect((await cameTo(school, free))[0]).toContain('больше не привязан');
  expect((await as.post('/user/contacts/remove', { kind: 'email', password })).body.error.code).toBe('identity.contact_needed');

  // Two families confirm one e-mail in the same moment: it becomes that of one.
  for (const who of [as, asInna]) {
    await who.post('/user/contacts/code', { contact: email('both@example.com'), password });
    later(school, 1);
  }
  const [second = '', first = ''] = (await cameTo(school, 'both@example.com')).map((text) => /\d{6}/.exec(text)?.[0] ?? '');
  const both = await Promise.all(
    [
      { who: as, code: first },
      { who: asInna, code: second },
    ].map((it) => it.who.post('/user/contacts', { contact: email('both@example.com'), code: it.code })),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('identity.email_taken');
  for (const who of [anna.kid, anna.support]) expect((await school.as(who).get('/user/contacts')).status).toBe(403);
});

test('who has no password must have signed in a moment ago', async () => {
  const school = await openSchool();
  const { accountId } = await haveFamily(school);
  await school.db.run(sql`update identity_accounts set password_hash = '' where account_id = ${accountId}`);
  const { sessionId } = await school.identity.openSession({
    idToken: await school.identity.idTokenFor(accountId),
    isSupport: false,
    provider: undefined,
    device: '',
    before: { role: 'guest', locale: 'ru-RU' },
  });
  const confirm = () => school.identity.confirmPerson({ accountId, sessionId }, undefined);
  later(school, identityLimits.freshSignInMinutes * 60);
  await expect(confirm()).resolves.toBeUndefined();
  later(school, 1);
  await expect(confirm()).rejects.toMatchObject({ code: 'identity.fresh_sign_in_needed' });
});

test('a contact is told half hidden', () => {
  expect(['anna@example.com', 'a@example.com', '+375291234567'].map(halfHidden)).toEqual(['an…@example.com', '…@example.com', '+375…67']);
});
