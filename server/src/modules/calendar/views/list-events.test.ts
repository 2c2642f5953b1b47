import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, instant } from '../../scheduling/testing.ts';

test('the schedule says where it ends: midnight in Moscow eight weeks from today, whatever the family’s zone', async () => {
  const school = await openSchool({ now: '2026-11-23T23:59:59+03:00' });
  const { parent } = await haveFamily(school, { timezone: 'America/New_York' });
  const endNow = async () => (await school.as(parent).get('/events')).body.bookableUntil as string;
  expect(await endNow()).toBe(instant('2027-01-18T00:00+03:00'));
});

test('a schedule of one kid has its lessons only, and its own next one', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const { parent, kidUid } = await haveFamily(school);
  await haveTeacher(school);
  const other = await school.as(parent).post('/user/create/kid', {
    name: 'Соня',
    surname: '',
    dob: { year: 2017, month: 3 },
    languages: ['ru'],
  });
  const sonya = other.body.kidUid as string;
  await school.as(parent).post('/intro', { kidUid: sonya, subject: 'math', timestamp: instant('2026-11-24T12:00+03:00') });
  await haveTeacher(school, { name: 'Дмитрий' });
  await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant('2026-11-25T12:00+03:00') });

  const all = (await school.as(parent).get('/events')).body;
  const his = (await school.as(parent).get(`/events?kidUid=${kidUid}`)).body;
  expect(all.events).toHaveLength(2);
  expect(all.next.kids).toEqual([sonya]);
  expect(his.events).toHaveLength(1);
  expect(his.next).toMatchObject({ kids: [kidUid], timestamp: instant('2026-11-25T12:00+03:00') });
  expect((await school.as(parent).get(`/events?kidUid=${newId()}`)).body.error.code).toBe('families.kid_not_found');
});
