import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser } from '../../identity/testing.ts';
import { haveFamily } from '../testing.ts';

/** The clock of a test stands in November 2026: three years are full in March 2027. */
const young = { year: 2024, month: 3 };
const left = (its: object = {}) => ({ email: 'olga@example.com', dob: young, locale: 'ru-RU', agreed: true, ...its });

async function opened() {
  const school = await openSchool();
  const guest = aBrowser(school);
  const lettersTo = async (to: string) => school.messages.latest({ to, limit: 9 });
  const onTheDay = async (day: string) => {
    school.clock.set(Temporal.Instant.from(`${day}T08:00:00Z`));
    await school.families.later.writeDue();
  };
  return { school, guest, lettersTo, onTheDay };
}

describe('a child who is too young', () => {
  test('is told before anything is filled in, with the month in which it will be old enough', async () => {
    const { guest } = await opened();
    const of = async (year: number, month: number) => (await guest.get(`/registration/age?year=${year}&month=${month}`)).body;
    expect(await of(2024, 3)).toEqual({ may: { allowed: true }, age: 2, tooYoung: { fromAge: 3, fromMonth: '2027-03' } });
    // The month decides, not the day.
    expect(await of(2023, 11)).toEqual({ may: { allowed: true }, age: 3, tooYoung: null });
    expect(await of(2023, 12)).toMatchObject({ age: 2, tooYoung: { fromMonth: '2026-12' } });
    expect((await of(2026, 12)).may.why).toBe('families.kid_born_in_future');
    expect((await of(2009, 11)).may.why).toBe('families.kid_too_old');
  });

  test('is written of once, in its month and not before, and the address is gone', async () => {
    const { guest, lettersTo, onTheDay } = await opened();
    expect((await guest.post('/registration/later', left())).body).toEqual({ fromMonth: '2027-03' });
    // Twice is once, in whatever case.
    expect((await guest.post('/registration/later', left({ email: 'Olga@example.com' }))).status).toBe(200);
    expect((await lettersTo('olga@example.com')).map(({ subject }) => subject)).toEqual(['Напишем, когда ребёнок подрастёт']);
    await onTheDay('2027-02-28');
    expect(await lettersTo('olga@example.com')).toHaveLength(1);
    await onTheDay('2027-03-01');
    await onTheDay('2027-03-02');
    const [last, ...others] = await lettersTo('olga@example.com');
    expect(others).toHaveLength(1);
    expect(last?.subject).toBe('Пора на первый урок');
    expect(last?.text).toContain('3 года');
  });

  test('is forgotten by the link of the letter, and then nothing comes', async () => {
    const { guest, lettersTo, onTheDay } = await opened();
    await guest.post('/registration/later', left({ locale: 'en-US' }));
    const [letter] = await lettersTo('olga@example.com');
    const token = /registration#([\w-]+)/.exec(letter?.text ?? '')?.[1];
    expect(token).toBeTruthy();
    for (const one of ['of-no-letter', token, token])
      expect((await guest.post('/registration/later/take-back', { token: one })).body).toEqual({ done: true });
    await onTheDay('2027-03-05');
    expect(await lettersTo('olga@example.com')).toHaveLength(1);
  });

  test('waits on while the school takes no new families', async () => {
    const { guest, school, lettersTo, onTheDay } = await opened();
    await guest.post('/registration/later', left());
    await school.school.opening.closeToNew();
    await onTheDay('2027-03-05');
    expect(await lettersTo('olga@example.com')).toHaveLength(1);
    await school.school.opening.open();
    await onTheDay('2027-03-06');
    expect(await lettersTo('olga@example.com')).toHaveLength(2);
  });

  test('is erased with the account of the same address', async () => {
    const { guest, school, lettersTo, onTheDay } = await opened();
    await guest.post('/registration/later', left());
    const { parent, form } = await haveFamily(school, { email: 'olga@example.com' });
    const asked = await school.as(parent).post('/user/erasures', { kidUid: null, password: form.password }, crypto.randomUUID());
    expect(asked.body.erasures).toMatchObject([{ state: 'waiting' }]);
    // First the family leaves, then what is known of it goes.
    for (const _ of ['leaves', 'goes']) {
      school.clock.set(school.clock.now().add({ hours: 24 * 8 }));
      await school.privacy.eraseDue();
    }
    await onTheDay('2027-03-05');
    expect((await lettersTo('olga@example.com')).map(({ subject }) => subject)).not.toContain('Пора на первый урок');
  });

  test('who is old enough, not born or agreed to by nobody is not written down, and addresses are counted', async () => {
    const { guest } = await opened();
    const refused = async (its: object) => (await guest.post('/registration/later', left(its))).body.error;
    expect(await refused({ dob: { year: 2023, month: 11 } })).toMatchObject({ code: 'families.old_enough', facts: { age: 3, from: 3 } });
    expect((await refused({ dob: { year: 2027, month: 1 } })).code).toBe('families.kid_born_in_future');
    expect((await refused({ agreed: false })).code).toBe('request.invalid');
    for (let month = 1; month <= 3; month++) await guest.post('/registration/later', left({ dob: { year: 2024, month } }));
    expect((await refused({ dob: { year: 2024, month: 4 } })).code).toBe('request.too_many');
  });
});
