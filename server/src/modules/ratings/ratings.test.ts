import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily, haveTeacher, holdLesson } from '../scheduling/testing.ts';
import { choose } from '../school/testing.ts';
import { ratingOf } from './rules/average.ts';
import { mayRate } from './rules/may-rate.ts';

const begun = '2026-11-24T15:00+03:00';
const manager = signedIn('manager');

/** A trial of Misha's has taken place. */
async function held(school: TestSchool) {
  const family = await haveFamily(school);
  const { teacher } = await haveTeacher(school);
  const booked = await school
    .as(family.parent)
    .post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: Temporal.Instant.from(begun).toString() });
  school.clock.set(Temporal.Instant.from(begun));
  await holdLesson(school, teacher, booked.body.eventId);
  await school.outbox.drain();
  const kid = { ...family.parent, role: 'kid', kidUid: family.kidUid } as const;
  return { family, teacher, kid, eventId: booked.body.eventId as string };
}

describe('after a lesson', () => {
  test('the parent gives stars, the child a face, each once; a low word waits for the school until somebody has seen to it', async () => {
    const school = await openSchool();
    const { family, teacher, kid, eventId } = await held(school);
    const [parent, child] = [school.as(family.parent), school.as(kid)];
    expect((await parent.get('/ratings/asked')).body.lessons).toMatchObject([
      { eventId, kidUid: family.kidUid, kidName: 'Миша', subject: 'math', teacherName: 'Ольга' },
    ]);
    const low = { kidUid: family.kidUid, stars: 2, options: ['late', 'unclear'], comment: 'Ждали десять минут' };
    // How it was for the child its parent reads before it says how it was.
    expect((await child.post(`/events/${eventId}/face`, { face: 'calm' })).status).toBe(200);
    expect((await parent.get('/ratings/asked')).body.lessons).toMatchObject([{ kidFace: 'calm' }]);
    expect((await parent.post(`/events/${eventId}/rating`, low)).status).toBe(200);
    expect((await parent.get('/ratings/asked')).body.lessons).toEqual([]);
    expect((await child.get('/ratings/asked')).body.lessons).toEqual([]);

    const waiting = (await school.as(manager).get('/manager/ratings?show=waiting')).body;
    expect(waiting).toMatchObject({ waiting: 1, ratings: [{ ...lowOf(low), eventId, by: 'parent', waits: true, handled: null }] });
    const { ratingId } = waiting.ratings[0];
    const done = await school.as(manager).post(`/manager/ratings/${ratingId}/handled`, { note: 'Позвонили, извинились' });
    expect(done.body).toMatchObject({ waits: false, handled: { note: 'Позвонили, извинились' } });
    expect((await school.as(manager).post(`/manager/ratings/${ratingId}/handled`, { note: 'Ещё раз' })).body.error.code).toBe(
      'ratings.handled_already',
    );
    expect((await school.as(manager).get('/manager/ratings?show=waiting')).body).toMatchObject({ waiting: 0, ratings: [] });
    expect((await school.as(manager).get('/manager/audit')).body.entries).toMatchObject([
      { act: 'ratings.answered', reason: 'Позвонили, извинились' },
    ]);

    // One family alone is not shown to the teacher; the manager sees it.
    expect((await school.as(teacher).get('/teacher/rating')).body).toMatchObject({ average: null, count: 1, stars: [], options: [] });
    expect((await school.as(manager).get(`/manager/teachers/${teacher.customerId}/rating`)).body).toMatchObject({
      average: 2,
      faces: { calm: 1 },
    });

    // Said again, it is the new word that counts, and the school looks at it anew.
    expect((await parent.post(`/events/${eventId}/rating`, { ...low, stars: 1 })).status).toBe(200);
    expect((await school.as(manager).get('/manager/ratings')).body).toMatchObject({ waiting: 1 });
    expect(school.faults).toEqual([]);
  });

  test('a lesson of another family is no lesson to rate; one that was waved away is not asked about again', async () => {
    const school = await openSchool();
    const { family, eventId } = await held(school);
    const other = await haveFamily(school, { name: 'Тася' });
    const word = { kidUid: family.kidUid, stars: 5, options: [], comment: '' };
    expect((await school.as(other.parent).post(`/events/${eventId}/rating`, word)).body.error.code).toBe('ratings.not_asked');
    expect((await school.as(family.parent).post(`/events/${eventId}/rating/skip`, { kidUid: family.kidUid })).status).toBe(200);
    expect((await school.as(family.parent).get('/ratings/asked')).body.lessons).toEqual([]);
    school.clock.set(Temporal.Instant.from(begun).add({ hours: 7 * 24, seconds: 1 }));
    expect((await school.as(family.parent).post(`/events/${eventId}/rating`, word)).body.error.code).toBe('ratings.too_late');
  });

  test('is rated for as many days as the school says, also one that took place before', async () => {
    const school = await openSchool();
    const { family, eventId } = await held(school);
    const parent = school.as(family.parent);
    const word = { kidUid: family.kidUid, stars: 5, options: [], comment: '' };
    const asked = async () => (await parent.get('/ratings/asked')).body.lessons.length;
    school.clock.set(Temporal.Instant.from(begun).add({ hours: 3 * 24 + 2 }));
    await choose(school, 'ratingDays', 3);
    expect(await asked()).toBe(0);
    expect((await parent.post(`/events/${eventId}/rating`, word)).body.error).toMatchObject({
      code: 'ratings.too_late',
      facts: { days: 3 },
    });
    await choose(school, 'ratingDays', 4);
    expect(await asked()).toBe(1);
    expect((await parent.post(`/events/${eventId}/rating`, word)).status).toBe(200);
  });
});

const lowOf = ({ stars, options, comment }: { stars: number; options: string[]; comment: string }) => ({ stars, options, comment });

test('a lesson is rated as long as the school says: at the end sharp still, a second later no more', () => {
  const over = Temporal.Instant.from('2026-11-24T15:50+03:00');
  const at = (seconds: number, days = 7) => mayRate(over, over.add({ seconds: days * 24 * 3600 + seconds }), days).allowed;
  expect([at(-1), at(0), at(1)]).toEqual([true, true, false]);
  expect([at(0, 2), at(1, 2)]).toEqual([true, false]);
});

test('an average stands from five ratings on, to one decimal', () => {
  const said = [5, 5, 4, 5, 3].map((stars) => ({ stars, face: null, options: ['kind'] as const }));
  expect(ratingOf(said.slice(0, 4))).toMatchObject({ average: null, count: 4, stars: [] });
  expect(ratingOf(said)).toMatchObject({ average: 4.4, count: 5, stars: [0, 0, 1, 1, 3], options: [{ option: 'kind', count: 5 }] });
  expect(ratingOf([], 1)).toMatchObject({ average: null, count: 0 });
});

test('a lesson waits by the stars of now', async () => {
  const school = await openSchool();
  const { family, eventId } = await held(school);
  await school.as(family.parent).post(`/events/${eventId}/rating`, { kidUid: family.kidUid, stars: 3, options: [], comment: '' });
  const waiting = async () => (await school.as(manager).get('/manager/ratings?show=waiting')).body.waiting;
  expect(await waiting()).toBe(0);
  await choose(school, 'lowStars', 3);
  expect(await waiting()).toBe(1);
  await choose(school, 'lowStars', 1);
  expect(await waiting()).toBe(0);
});
