import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aBrowser, haveAccount } from '../testing.ts';

const phone = '+375291234567';
const minute = { seconds: 60 };

/** The code out of the last SMS to a number; undefined when there was none. */
export async function codeTo(school: TestSchool, to = phone): Promise<string | undefined> {
  const [last] = await school.messages.latest({ to: to.replace('+', ''), limit: 1 });
  return /^(\d{6}) /.exec(last?.text ?? '')?.[1];
}

const smsTo = async (school: TestSchool, to: string) => (await school.messages.latest({ to: to.replace('+', ''), limit: 50 })).length;

const ask = (school: TestSchool, to = phone, ip = '192.0.2.1') =>
  aBrowser(school, { ip }).post('/auth/sms-code', { phone: to, purpose: 'signIn' });
const enter = (school: TestSchool, code: string, ip = '192.0.2.1') =>
  aBrowser(school, { ip }).post('/auth/sms-code/sign-in', { phone, code });
const wrongOf = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

test('a family signs in by the code of an SMS, whatever form its phone and the code are typed in', async () => {
  const school = await openSchool();
  const { customerId } = await haveAccount(school, { phone });
  const browser = aBrowser(school);
  const asked = await browser.post('/auth/sms-code', { phone: '+375 (29) 123-45-67', purpose: 'signIn' });
  expect(asked.body).toEqual({ againInSeconds: 60, goodForMinutes: 5 });
  const [sms] = await school.messages.latest({ to: '375291234567', limit: 1 });
  expect(sms?.text).toMatch(/^\d{6} – код входа, школа «Чип»\. Никому его не говорите\.\n\n@localhost #\d{6}$/);
  expect(sms?.customerId).toBe(customerId);
  const code = (await codeTo(school)) ?? '';
  const { body } = await browser.post('/auth/sms-code/sign-in', { phone, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect((await browser.post('/user/session', { idToken: body.idToken, provider: 'sms' })).body).toMatchObject({
    role: 'parent',
    customerId,
  });
  expect(school.faults).toEqual([]);
});

test('an SMS sign-in on a device nobody knows is told by e-mail, one on a known device is not', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  const browser = aBrowser(school);
  const comeIn = async () => {
    await browser.post('/auth/sms-code', { phone, purpose: 'signIn' });
    const { body } = await browser.post('/auth/sms-code/sign-in', { phone, code: await codeTo(school) });
    await browser.post('/user/session', { idToken: body.idToken });
    return (await school.messages.latest({ to: 'anna@example.com', limit: 9 })).map(({ subject }) => subject);
  };
  expect(await comeIn()).toEqual(['Вход по коду из SMS']);
  school.clock.set(school.clock.now().add(minute));
  expect(await comeIn()).toEqual(['Вход по коду из SMS']);
});

test('30 wrong codes at once: five are judged, and then not even the right one opens', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  await ask(school);
  const code = (await codeTo(school)) ?? '';
  const wrong = Array.from({ length: 30 }, (_, at) => enter(school, wrongOf(code, at + 1), `192.0.2.${at}`));
  expect(new Set((await Promise.all(wrong)).map(({ body }) => body.error.code))).toEqual(new Set(['identity.wrong_sms_code']));
  const kept = await school.db.pool.query<{ attempts: number }>(`select attempts from identity_secrets where purpose = 'smsCode'`);
  expect(kept.rows).toEqual([{ attempts: 5 }]);
  expect((await enter(school, code, '192.0.2.99')).body.error.code).toBe('identity.wrong_sms_code');
});

test('one code used 20 times at once opens one session', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  await ask(school);
  const code = (await codeTo(school)) ?? '';
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => enter(school, code, `192.0.2.${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'identity.wrong_sms_code')).toHaveLength(19);
});

test('a code is good for 5 minutes to the second, and a new one ends it', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  const began = school.clock.now();
  await ask(school);
  const first = (await codeTo(school)) ?? '';
  school.clock.set(began.add({ minutes: 5 }));
  expect((await enter(school, first)).body.error.code).toBe('identity.wrong_sms_code');
  await ask(school);
  const second = (await codeTo(school)) ?? '';
  school.clock.set(began.add({ minutes: 9, seconds: 59 }));
  await ask(school);
  const third = (await codeTo(school)) ?? '';
  if (second !== third) expect((await enter(school, second)).body.error.code).toBe('identity.wrong_sms_code');
  school.clock.set(began.add({ minutes: 14, seconds: 58 }));
  expect((await enter(school, third)).status).toBe(200);
});

test('a code for a new password signs nobody in, and the other way round', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  await aBrowser(school).post('/auth/sms-code', { phone, purpose: 'resetPassword' });
  const code = (await codeTo(school)) ?? '';
  expect((await enter(school, code)).body.error.code).toBe('identity.wrong_sms_code');
  expect((await aBrowser(school).post('/auth/reset/by-code', { phone, code })).status).toBe(200);
});

test('an unknown phone, and one of the staff, are told that registration comes first: no SMS, and within the limits', async () => {
  const school = await openSchool();
  await haveAccount(school, { role: 'teacher', email: 't@example.com', phone: '+375297777777' });
  for (const [nth, other] of ['+375290000002', '+375297777777'].entries()) {
    const { status, body } = await ask(school, other, `192.0.2.${nth}`);
    expect([status, body.error.code]).toEqual([403, 'identity.phone_unknown']);
    expect((await ask(school, other, `192.0.2.${nth}`)).body.error.code).toBe('request.too_many');
  }
  expect([await smsTo(school, '+375290000002'), await smsTo(school, '+375297777777')]).toEqual([0, 0]);
  const guess = await aBrowser(school).post('/auth/sms-code/sign-in', { phone: '+375290000002', code: '000000' });
  expect([guess.status, guess.body.error.code]).toEqual([403, 'identity.wrong_sms_code']);
});

test('a number gets one code a minute, 5 an hour, 10 a day; an address asks for 10 an hour', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  const at = (ip: number) => ask(school, phone, `192.0.2.${ip}`);
  const began = school.clock.now();
  expect((await Promise.all([at(1), at(2), at(3)])).filter(({ status }) => status === 429)).toHaveLength(2);
  school.clock.set(began.add({ seconds: 59 }));
  expect((await at(4)).body.error).toMatchObject({ code: 'request.too_many', facts: { seconds: 1 } });
  for (let nth = 1; nth < 5; nth++) {
    school.clock.set(began.add({ seconds: 60 * nth }));
    expect((await at(10 + nth)).status).toBe(200);
  }
  school.clock.set(began.add({ minutes: 58, seconds: 59 }));
  expect((await at(20)).status).toBe(429);
  for (let nth = 0; nth < 5; nth++) {
    school.clock.set(began.add({ minutes: 60 + nth }));
    expect((await at(30 + nth)).status).toBe(200);
  }
  school.clock.set(began.add({ hours: 3 }));
  expect((await at(40)).status).toBe(429);
  expect(await smsTo(school, phone)).toBe(10);
  const one: number[] = [];
  for (let nth = 0; nth < 11; nth++) one.push((await ask(school, `+37533000000${nth % 10}${nth}`.slice(0, 13), '198.51.100.1')).status);
  expect(one).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
});

test('nothing is sent to a country that is not on the list, nor past the day’s cap, nor to numbers that never type codes in', async () => {
  const school = await openSchool();
  await haveAccount(school, { phone });
  expect((await ask(school, '+99312345678')).body.error.code).toBe('identity.wrong_phone');
  for (const [sent, used, status, unknown] of [
    [50, 14, 503, 503],
    [50, 15, 200, 403],
  ] as const) {
    await school.db.pool.query(
      `insert into identity_sms_prefixes values ('+37529', $1, $2, $3)
       on conflict (prefix) do update set sent = excluded.sent, used = excluded.used`,
      [sent, used, school.clock.now().add({ hours: 24 }).toString()],
    );
    expect([(await ask(school, '+375297654321')).status, (await ask(school)).status]).toEqual([unknown, status]);
    school.clock.set(school.clock.now().add(minute));
  }
  await school.db.pool.query(
    `insert into platform_rate_limits values ('sms codes of the day', 2000, $1) on conflict (key) do update set times = 2000`,
    [school.clock.now().add({ hours: 24 }).toString()],
  );
  expect((await ask(school)).body.error.code).toBe('identity.sms_unavailable');
});

test('who registers may confirm the phone by a code in place of a password, and chooses one later by another code', async () => {
  const school = await openSchool();
  const application = {
    firstName: 'Анна',
    phone,
    kid: { name: 'Маша', dob: { year: 2019, month: 5 }, languages: ['ru'] },
    subject: 'math',
    locale: 'ru-RU',
    timezone: 'Europe/Minsk',
    termsAccepted: true,
  };
  const browser = aBrowser(school);
  const codeOf = async (answer: Promise<{ body: { error?: { code: string } } }>) => (await answer).body.error?.code;
  expect(await codeOf(browser.post('/registration', application))).toBe('identity.password_empty');
  expect(await codeOf(browser.post('/registration/sms-code', { ...application, phone: undefined, email: 'a@b.by' }))).toBe(
    'identity.contact_needed',
  );
  await browser.post('/registration/sms-code', application);
  const code = (await codeTo(school)) ?? '';
  expect(await codeOf(browser.post('/registration', { ...application, code: wrongOf(code, 1) }))).toBe('identity.wrong_sms_code');
  const { body } = await browser.post('/registration', { ...application, code });
  expect((await browser.post('/user/session', { idToken: body.idToken })).body.role).toBe('parent');
  expect(await codeOf(aBrowser(school).post('/registration/sms-code', application))).toBe('identity.phone_taken');

  expect((await browser.get('/user/password')).body).toEqual({ isSet: false, codeTo: '•• 45-67' });
  school.clock.set(school.clock.now().add(minute));
  await browser.post('/user/password/code');
  const second = (await codeTo(school)) ?? '';
  expect(await codeOf(browser.post('/user/password', { password: 'birch-lake-42' }))).toBe('identity.wrong_sms_code');
  expect((await browser.post('/user/password', { password: 'birch-lake-42', code: second })).status).toBe(200);
  expect(await codeOf(browser.post('/user/password/code'))).toBe('identity.password_set');
  expect((await aBrowser(school).signIn(phone, 'birch-lake-42')).status).toBe(200);
  expect(school.faults).toEqual([]);
});
