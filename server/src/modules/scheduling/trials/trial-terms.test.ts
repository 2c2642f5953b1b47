import { type TrialTerms, usualTrialTerms } from '@school/contract/catalogue/trial-terms';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, type TestFamily } from '../testing.ts';

/** It is Monday, 23 November, 10:00 in Moscow; Olga and Irina work from Monday to Friday, 9:00 to 21:00. */
async function openWithTerms() {
  const school = await openSchool();
  const [olga, irina] = [await haveTeacher(school), await haveTeacher(school, { name: 'Ирина' })];
  const office = school.as(signedIn('manager'));
  const set = (its: Partial<TrialTerms>) =>
    office.post('/manager/trial-terms', { terms: { ...usualTrialTerms, ...its }, reason: 'Так решили' });
  /** The free starts a parent sees, by the school's clock. */
  const seen = async ({ parent, kidUid }: TestFamily): Promise<string[]> => {
    const { slots } = (await school.as(parent).get(`/intro/slots?kidUid=${kidUid}&subject=math`)).body;
    return slots.map((minute: number) =>
      Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
        .toZonedDateTimeISO('Europe/Moscow')
        .toPlainDateTime()
        .toString(),
    );
  };
  const book = ({ parent, kidUid }: TestFamily, at: string) =>
    school.as(parent).post('/intro', {
      kidUid,
      subject: 'math',
      timestamp: Temporal.PlainDateTime.from(at).toZonedDateTime('Europe/Moscow').toInstant().toString(),
    });
  return { school, olga, irina, office, set, seen, book };
}

test('a parent sees first lessons in the open hours alone, as far ahead as the school says, and books no others', async () => {
  const { school, set, seen, book, office } = await openWithTerms();
  const anna = await haveFamily(school);
  expect((await seen(anna))[0]).toBe('2026-11-23T11:00:00');
  const terms = { hours: [{ weekday: 3, fromMinute: 600, toMinute: 720 }], daysAhead: 10 };
  await set(terms);
  // The lesson of 50 minutes ends within the hours.
  expect(await seen(anna)).toEqual(
    ['10:00', '10:30', '11:00']
      .map((time) => `2026-11-25T${time}:00`)
      .concat('2026-12-02T10:00:00', '2026-12-02T10:30:00', '2026-12-02T11:00:00'),
  );
  expect((await book(anna, '2026-11-24T10:00')).body.error.code).toBe('scheduling.slot_closed');
  expect((await book(anna, '2026-11-25T11:30')).body.error.code).toBe('scheduling.slot_closed');
  expect((await book(anna, '2026-12-02T11:00')).status).toBe(200);
  const { body } = await office.get('/manager/trial-terms');
  expect(body).toMatchObject({ terms, changes: [{ terms, reason: 'Так решили' }] });
  // What is booked stays when the terms change.
  await set({ hours: [{ weekday: 1, fromMinute: 600, toMinute: 720 }] });
  expect((await school.as(anna.parent).get('/events?from=2026-11-30')).body.events).toMatchObject([{ status: 'scheduled' }]);
});

test('a day that has its trials is full for everybody, and one teacher’s for this teacher alone', async () => {
  const { school, set, seen, book } = await openWithTerms();
  const [anna, boris, vera] = [await haveFamily(school), await haveFamily(school), await haveFamily(school)];
  await set({ aDay: 1 });
  await book(anna, '2026-11-24T10:00');
  const onTuesday = async (family: TestFamily) => (await seen(family)).filter((time) => time.startsWith('2026-11-24'));
  expect(await onTuesday(boris)).toEqual([]);
  expect((await book(boris, '2026-11-24T12:00')).body.error.code).toBe('scheduling.slot_taken');
  await set({ ofTeacherADay: 1 });
  expect((await book(boris, '2026-11-24T12:00')).status).toBe(200);
  expect(await onTuesday(vera)).toEqual([]);
});

test('a day that takes one more is taken once, however many ask at the same moment', async () => {
  const { school, set, book } = await openWithTerms();
  await set({ aDay: 2 });
  const families = await Promise.all(Array.from({ length: 6 }, () => haveFamily(school)));
  const answers = await Promise.all(families.map((family, nth) => book(family, `2026-11-24T${10 + nth}:00`)));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 409, 409, 409, 409]);
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.error.code))).toEqual(
    new Set(['scheduling.slot_taken']),
  );
});

test('teachers that are named hold them alone; the school may give its word for another', async () => {
  const { school, irina, set, book, office } = await openWithTerms();
  await set({ teachers: [irina.teacherId] });
  const [anna, boris] = [await haveFamily(school), await haveFamily(school)];
  expect((await book(anna, '2026-11-24T10:00')).body.teacher.name).toBe('Ирина');
  expect((await book(boris, '2026-11-24T10:00')).body.error.code).toBe('scheduling.slot_taken');
  const act = { do: 'bookTrial', kidUid: boris.kidUid, subject: 'math', timestamp: '2026-11-24T07:00:00Z' };
  expect((await office.post(`/manager/families/${boris.familyId}/acts`, { act, reason: 'Попросили', despite: true })).status).toBe(200);
});

test('the next five times are shown before the terms are kept, and nothing changes', async () => {
  const { school, office, seen } = await openWithTerms();
  const terms = { ...usualTrialTerms, hours: [{ weekday: 4, fromMinute: 900, toMinute: 990 }] };
  const { body } = await office.post('/manager/trial-terms/preview', { terms });
  expect(body.subjects.find(({ subject }: { subject: string }) => subject === 'math').times).toEqual([
    '2026-11-26T12:00:00Z',
    '2026-11-26T12:30:00Z',
    '2026-12-03T12:00:00Z',
    '2026-12-03T12:30:00Z',
    '2026-12-10T12:00:00Z',
  ]);
  expect((await seen(await haveFamily(school)))[0]).toBe('2026-11-23T11:00:00');
});
