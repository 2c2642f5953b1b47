import type { FamilyRefusal } from '@school/contract/back-office/family-shapes';
import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { haveFamily } from '../../families/testing.ts';
import { aBrowser } from '../../identity/testing.ts';
import { haveTeacher, instant } from '../../scheduling/testing.ts';
import { later, openCard, reason } from './testing.ts';

test('a manager sees a family on one screen; of a family that is none, nothing', async () => {
  const { office, at } = await openCard();
  expect((await office.get(at)).body).toMatchObject({
    firstName: 'Анна',
    lastName: 'Иванова',
    email: 'anna@example.com',
    phone: '+375291234567',
    timezone: 'Europe/Minsk',
    blocked: null,
    kids: [{ name: 'Маша', age: 7, dob: { year: 2019, month: 5 }, languages: ['ru'] }],
    gold: { units: 0, free: 0 },
  });
  for (const part of ['', '/lessons-around', '/refusals', '/notes', '/log'])
    expect((await office.get(`/manager/families/${newId()}${part}`)).body.error.code).toBe('families.family_not_found');
});

describe('what the school refused a family', () => {
  test('is on its card as the parent saw it: the call, the verdict with its numbers, the lesson', async () => {
    const { school, anna, office, at } = await openCard();
    await haveTeacher(school);
    const { parent, kidUid } = anna;
    const timestamp = instant('2026-11-24T18:00+03:00');
    const { body: lesson } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp });
    school.clock.set(Temporal.Instant.from('2026-11-24T10:00:01+03:00'));
    const cancel = () => school.as(parent).post(`/events/${lesson.eventId}/cancel`, { reason: 'Заболели', scope: 'one' });
    const { body: refused } = await cancel();
    await cancel();
    // Of the staff and of guests nothing is kept.
    await office.post(`${at}/notes`, { text: '' });
    await school.as().get('/user');
    await school.settle();
    const { refusals } = (await office.get(`${at}/refusals`)).body;
    expect(refusals).toMatchObject([
      {
        call: 'POST /events/:eventId/cancel',
        code: 'scheduling.too_late',
        facts: { hours: 8 },
        by: 'parent',
        kidUid: null,
        lesson: { eventId: lesson.eventId, timestamp, subject: 'math' },
        times: 2,
        at: '2026-11-24T07:00:01Z',
      },
    ]);
    expect(refusals[0].code).toBe(refused.error.code);
    expect((await office.get(`${at}/lessons-around`)).body).toMatchObject({ ahead: [{ eventId: lesson.eventId }], past: [] });
  });

  test('is kept for 30 days to the second', async () => {
    const { school, anna, office, at } = await openCard();
    const ask = () => school.as(anna.kid).post('/user/avatar/kid/animal', { kidUid: anna.kidUid, animal: 'fox' });
    const kept = async (): Promise<FamilyRefusal[]> => (await office.get(`${at}/refusals`)).body.refusals;
    await ask();
    await school.settle();
    expect(await kept()).toMatchObject([{ by: 'kid', kidUid: anna.kidUid, code: 'families.kid_faces_not_allowed' }]);
    later(school, { hours: 30 * 24 });
    await school.jobs.now('platform.forget-refusals');
    expect(await kept()).toHaveLength(1);
    later(school, { seconds: 1 });
    await school.jobs.now('platform.forget-refusals');
    expect(await kept()).toEqual([]);
  });
});

describe('a manager puts the data of a family right', () => {
  test('and the log says what it was, who did it, and why; the family is found by what is true now', async () => {
    const { school, anna, office, at, log, found } = await openCard();
    const change = {
      lastName: 'Ковалёва',
      email: 'new@example.com',
      phone: '+79161112233',
      locale: 'en-US',
      timezone: 'Asia/Almaty',
      reason,
    };
    expect((await office.patch(at, change)).body).toMatchObject({
      lastName: 'Ковалёва',
      email: 'new@example.com',
      timezone: 'Asia/Almaty',
    });
    // Nobody loses an account unnoticed: the address and the phone that were there before are told.
    const told = (await school.messages.latest({ limit: 10 })).filter(({ key }) => key.startsWith('contacts'));
    expect(told.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual(['mail anna@example.com', 'sms 375291234567']);
    expect(told.every(({ text }) => text.includes('changed'))).toBe(true);
    expect(await log()).toEqual([
      [
        'families.changed',
        'olga@chip.test',
        reason,
        { lastName: 'Иванова', email: 'anna@example.com', phone: '+375291234567', locale: 'ru-RU', timezone: 'Europe/Minsk' },
        { lastName: 'Ковалёва', email: 'new@example.com', phone: '+79161112233', locale: 'en-US', timezone: 'Asia/Almaty' },
      ],
    ]);
    expect([await found('ковалева 8916'), await found('1234567'), await found('anna@')]).toEqual([1, 0, 0]);
    // The new one is a key after its code: it went there with the first sign-in.
    const { body } = await aBrowser(school).post('/auth/sign-in', { login: 'new@example.com', password: anna.form.password });
    expect(body.contactCode).toMatchObject({ kind: 'email', to: 'ne…@example.com' });
    // Nothing changed, nothing to tell.
    await office.patch(at, { firstName: 'Анна', reason });
    expect(await log()).toHaveLength(1);
  });

  test('but takes nobody’s address away, and leaves one way to reach it', async () => {
    const { school, office, at, log } = await openCard();
    await haveFamily(school, { email: 'boris@example.com', phone: '+375447654321' });
    for (const [change, code] of [
      [{ email: 'Boris@example.com' }, 'identity.email_taken'],
      [{ phone: '+375 (44) 765-43-21' }, 'identity.phone_taken'],
      [{ email: null, phone: null }, 'identity.contact_needed'],
      [{ email: 'new@example.com', reason: ' ' }, 'request.invalid'],
    ] as const)
      expect((await office.patch(at, { reason, ...change })).body.error.code).toBe(code);
    expect((await office.patch(at, { phone: null, reason })).body).toMatchObject({ phone: null, email: 'anna@example.com' });
    expect(await log()).toHaveLength(1);
  });

  test('with a code of the app where e-mail or phone become others, since these open the account; for a name nobody asks it', async () => {
    const { school, manager, office, at } = await openCard();
    const now = school.clock.now();
    await school.db.run(sql`
      insert into identity_second_factors (account_id, secret, begun_at, confirmed_at) values (${manager.accountId}, ${Buffer.from('x')}, ${now}, ${now})`);
    for (const change of [{ email: 'new@example.com' }, { phone: '+375447654321' }, { phone: null }])
      expect((await office.patch(at, { ...change, reason })).body.error.code).toBe('identity.code_needed');
    const same = { firstName: 'Яна', email: 'anna@example.com', phone: '+375291234567', reason };
    expect((await office.patch(at, same)).body).toMatchObject({ firstName: 'Яна', email: 'anna@example.com', unconfirmedContacts: [] });
    await school.db.run(sql`delete from identity_second_factors`);
    expect((await office.patch(at, { email: 'new@example.com', reason })).body).toMatchObject({ unconfirmedContacts: ['email'] });
  });

  test('and of a kid, by the rules it was added by', async () => {
    const { school, anna, office, at, log, found } = await openCard();
    await school.as(anna.parent).post('/user/create/kid', { name: 'Петя', dob: { year: 2018, month: 1 }, languages: ['ru'] });
    const kid = `${at}/kids/${anna.kidUid}`;
    expect((await office.patch(kid, { name: 'пЕТЯ', reason })).body.error.code).toBe('families.kid_name_taken');
    expect((await office.patch(kid, { dob: { year: 2027, month: 1 }, reason })).body.error.code).toBe('families.kid_born_in_future');
    const { kids } = (await office.patch(kid, { name: 'МАША', dob: { year: 2016, month: 11 }, languages: ['ru', 'be'], reason })).body;
    expect(kids[0]).toMatchObject({ name: 'МАША', age: 10, languages: ['ru', 'be'] });
    expect((await log())[0]).toEqual([
      'families.kid_changed',
      'olga@chip.test',
      reason,
      { name: 'Маша', dob: { year: 2019, month: 5 }, languages: ['ru'] },
      { name: 'МАША', dob: { year: 2016, month: 11 }, languages: ['ru', 'be'] },
    ]);
    expect(await found('маша петя')).toBe(1);
  });
});

test('a blocked family is signed out at once, cannot sign in by password or link, and can again when it is let in', async () => {
  const { school, anna, office, at, log } = await openCard();
  const browser = aBrowser(school);
  await browser.signIn('anna@example.com', anna.form.password);
  expect((await browser.get('/user')).status).toBe(200);
  expect((await office.post(`${at}/block`, { reason })).body.blocked).toMatchObject({ reason });
  await office.post(`${at}/block`, { reason });
  expect((await browser.get('/user')).status).toBe(401);
  expect((await browser.post('/auth/sign-in', { login: 'anna@example.com', password: anna.form.password })).body.error.code).toBe(
    'identity.blocked',
  );
  expect((await office.post(`${at}/sign-in-link`, { reason })).body.error.code).toBe('identity.blocked');
  expect((await office.post(`${at}/unblock`, { reason: 'Разобрались' })).body.blocked).toBeNull();
  expect((await browser.signIn('anna@example.com', anna.form.password)).status).toBe(200);
  expect((await log()).map(([act]: [string]) => act)).toEqual(['families.unblocked', 'families.blocked']);
});

test('notes stand as they were written, with their author', async () => {
  const { school, office, at } = await openCard();
  await office.post(`${at}/notes`, { text: 'Просит звонить после 18:00' });
  later(school, { minutes: 1 });
  const { notes } = (await office.post(`${at}/notes`, { text: 'Папа — Сергей' })).body;
  expect(notes.map(({ text, by }: { text: string; by: { name: string } }) => [text, by.name])).toEqual([
    ['Папа — Сергей', 'olga@chip.test'],
    ['Просит звонить после 18:00', 'olga@chip.test'],
  ]);
  await expect(school.db.run(sql`update back_office_notes set text = ''`)).rejects.toThrow('append-only');
});
