import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { aBrowser } from '../identity/testing.ts';
import { aRegistration } from './testing.ts';

describe('registering', () => {
  test('makes a family with its first kid and signs the parent in', async () => {
    const school = await openSchool();
    const told: unknown[] = [];
    school.news.on('families.registered', 'test', async (happening) => void told.push(happening));
    const browser = aBrowser(school);
    const { status, body } = await browser.post('/registration', aRegistration({ club: 'readingClub', phone: '+375 29 123-45-67' }));
    expect(status).toBe(200);
    expect((await browser.post('/user/session', { idToken: body.idToken })).body.role).toBe('parent');
    const user = (await browser.get('/user')).body;
    expect(user).toMatchObject({
      firstName: 'Анна',
      lastName: 'Иванова',
      email: 'anna@example.com',
      phone: '+375291234567',
      currency: 'BYN',
      locale: 'ru-RU',
      timezone: 'Europe/Minsk',
      reg: 'EU',
      processes: [],
      gifts: [],
      onboarding: { state: 'active', initialSubject: 'math', diagnostics: { kids: [] } },
      priority: 'forceIntroLesson',
      choosedGroupDuringRegistration: 'readingClub',
      isNew: true,
    });
    expect(user.kids).toMatchObject([{ firstName: 'Маша', dob: { year: 2019, month: 5 }, age: 7, languages: ['ru'], coursesProgress: [] }]);
    await school.settle();
    expect(told).toEqual([
      { type: 'families.registered', familyId: user.customerId, kidUid: user.kids[0].kidUid, subject: 'math', club: 'readingClub' },
    ]);
    expect(school.faults).toEqual([]);
  });

  test('never takes over an account: the e-mail in any case and the phone are refused', async () => {
    const school = await openSchool();
    const form = aRegistration({ phone: '+375291234567' });
    await school.as().post('/registration', form);
    for (const [change, code] of [
      [{ email: 'ANNA@example.com', phone: '+375290000000' }, 'identity.email_taken'],
      [{ email: 'bob@example.com' }, 'identity.phone_taken'],
    ] as const) {
      const { status, body } = await school.as().post('/registration', { ...form, ...change, password: 'another-one-1' });
      expect(status).toBe(409);
      expect(body.error.code).toBe(code);
    }
    expect((await school.db.pool.query('select 1 from families_families')).rows).toHaveLength(1);
    expect((await aBrowser(school).signIn('anna@example.com', 'birch-lake-42')).status).toBe(200);
  });

  test('cannot be used to ask which e-mails are known: 10 a minute from one address', async () => {
    const school = await openSchool();
    await school.as().post('/registration', aRegistration());
    const codes: string[] = [];
    for (let at = 0; at < 12; at++) {
      codes.push((await aBrowser(school).post('/registration', aRegistration())).body.error.code);
      await expect
        .poll(async () => (await school.db.pool.query('select tries from identity_tries')).rows[0]?.tries)
        .toBe(Math.min(at + 1, 10));
    }
    expect(codes.slice(0, 10).every((code) => code === 'identity.email_taken')).toBe(true);
    expect(codes.slice(10)).toEqual(['identity.too_many_tries', 'identity.too_many_tries']);
  });

  for (const [what, change, status, code] of [
    ['the terms', { termsAccepted: false }, 400, 'families.terms_not_accepted'],
    ['an e-mail or a phone', { email: undefined }, 400, 'identity.contact_needed'],
    ['a password that is not the commonest', { password: 'qwerty123' }, 400, 'identity.password_too_common'],
    ['a password of 8 characters', { password: 'short-1' }, 400, 'request.invalid'],
    ['a birth month that has come', { kid: { ...aRegistration().kid, dob: { year: 2027, month: 1 } } }, 400, 'families.kid_born_in_future'],
    ['a kid of at most 16', { kid: { ...aRegistration().kid, dob: { year: 2008, month: 1 } } }, 409, 'families.kid_too_old'],
    ['a time zone that exists', { timezone: 'Europe/Nowhere' }, 400, 'request.invalid'],
    ['no fields of one’s own making', { role: 'manager' }, 400, 'request.invalid'],
  ] as const)
    test(`needs ${what}`, async () => {
      const school = await openSchool();
      const { status: got, body } = await school.as().post('/registration', { ...aRegistration(), ...change });
      expect([got, body.error.code]).toEqual([status, code]);
      expect((await school.db.pool.query('select 1 from identity_accounts')).rows).toEqual([]);
    });

  test('sent twice under one key makes one family', async () => {
    const school = await openSchool();
    const [one, two] = await Promise.all([1, 2].map(() => school.as().post('/registration', aRegistration(), 'registration-1')));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect((await school.db.pool.query('select 1 from families_families')).rows).toHaveLength(1);
  });

  test('30 families at once from one address all get in', async () => {
    const school = await openSchool();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        school.as().post('/registration', aRegistration({ email: `family-${at}@example.com` }), `registration-${at}`),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
