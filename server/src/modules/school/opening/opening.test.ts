import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aRegistration, haveFamily } from '../../families/testing.ts';
import { aBrowser } from '../../identity/testing.ts';

const states = async (guest: ReturnType<typeof aBrowser>) => (await guest.get('/school/opening')).body.state;

describe('a school that is not open yet', () => {
  test('takes no family, keeps the address of who asks, and writes there once when it opens', async () => {
    const school = await openSchool();
    const guest = aBrowser(school);
    const { opening } = school.school;
    await opening.begin();
    expect(await states(guest)).toBe('setup');
    expect((await guest.post('/registration', aRegistration())).body.error).toMatchObject({
      code: 'school.takes_no_families',
      facts: { state: 'setup' },
    });
    const { password: _, ...bySms } = aRegistration({ phone: '+375291112233' });
    expect((await guest.post('/registration/sms-code', bySms)).body.error.code).toBe('school.takes_no_families');

    for (const email of ['oleg@example.com', 'Oleg@example.com', 'rita@example.com'])
      expect((await guest.post('/school/waiting', { email, locale: 'en-US' })).status).toBe(200);
    expect(await opening.waiting()).toBe(2);
    const lettersTo = async (to: string) => (await school.messages.latest({ to, limit: 9 })).map(({ subject }) => subject);
    expect(await lettersTo('rita@example.com')).toEqual([]);

    await opening.enterStaff();
    expect(await states(guest)).toBe('staff-only');
    expect(await opening.open()).toBe(true);
    expect(await opening.open()).toBe(false);
    expect([await lettersTo('oleg@example.com'), await lettersTo('rita@example.com'), await opening.waiting()]).toEqual([
      ['Chip School is open: come and join us'],
      ['Chip School is open: come and join us'],
      0,
    ]);
    expect((await guest.post('/school/waiting', { email: 'late@example.com', locale: 'ru-RU' })).body.error.code).toBe(
      'school.takes_families',
    );
    expect((await guest.post('/registration', aRegistration())).status).toBe(200);
  });

  test('tells families nothing; those it has hear it again when it is open, to new ones or not', async () => {
    const school = await openSchool();
    const { opening } = school.school;
    /** Every family is welcomed by a letter when it is made. */
    const lettersToNewFamily = async () => {
      const { form } = await haveFamily(school);
      await school.settle();
      return (await school.messages.latest({ to: form.email ?? '', limit: 9 })).length;
    };
    await opening.begin();
    expect(await lettersToNewFamily()).toBe(0);
    await opening.enterStaff();
    expect(await lettersToNewFamily()).toBe(0);
    await opening.open();
    expect(await lettersToNewFamily()).toBe(1);
    await opening.closeToNew();
    expect(await lettersToNewFamily()).toBe(1);
  });

  test('is one that nobody has entered: one with people in it stays open', async () => {
    const school = await openSchool();
    expect(await school.identity.setup.isNew()).toBe(true);
    await haveFamily(school);
    expect([await school.identity.setup.isNew(), await school.school.opening.state()]).toEqual([false, 'open']);
  });

  test('takes ten addresses an hour from one place', async () => {
    const school = await openSchool();
    await school.school.opening.begin();
    const guest = aBrowser(school);
    const leave = (at: number) => guest.post('/school/waiting', { email: `p${at}@example.com`, locale: 'ru-RU' });
    for (let at = 0; at < 10; at++) expect((await leave(at)).status).toBe(200);
    expect((await leave(10)).body.error.code).toBe('request.too_many');
  });
});
