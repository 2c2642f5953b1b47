import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, type TestFamily } from '../testing.ts';
import { haveCourse, logOf, moscow, startsOn, toldTo } from '../changes/testing.ts';

const at = moscow('2026-11-24');
const seen = { held: '2026-11-23T07:10:00Z' };

/** What one family does about the trial of its kid. */
const requestsOf = (school: TestSchool, { parent, kidUid }: TestFamily) => {
  const calls = school.as(parent);
  const trial = { kidUid, subject: 'math' };
  return {
    calls,
    hold: (timestamp = at, key?: string) => calls.post('/intro/hold', { ...trial, timestamp }, key),
    book: (timestamp = at) => calls.post('/intro', { ...trial, timestamp }),
    slots: async () => (await calls.get(`/intro/slots?kidUid=${kidUid}&subject=math`)).body,
    release: (eventId: string) => calls.post('/intro/hold/release', { eventId }),
    events: async () => (await calls.get('/events')).body.events as Array<{ eventId: string; heldUntil: string | null }>,
  };
};
const after = (school: TestSchool, time: Temporal.DurationLike) =>
  school.clock.set(Temporal.Instant.from('2026-11-23T10:00+03:00').add(time));

describe('a trial’s time that is held from the first tap', () => {
  test('is kept for 10 minutes, told with its end, and not yet a trial', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const family = await haveFamily(school);
    const { hold, slots, events, calls } = requestsOf(school, family);

    const { status, body } = await hold();

    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'trial', heldUntil: seen.held, timestamp: '2026-11-24T15:00:00Z', minutes: 50 });
    expect(body.may).toMatchObject({ cancel: { allowed: false }, transfer: { allowed: false } });
    const shown = await slots();
    expect(shown).toMatchObject({ may: { allowed: true }, held: { eventId: body.eventId, heldUntil: seen.held } });
    expect(startsOn('2026-11-24', shown.slots)).toContain('18:00');
    expect((await school.calendar.processesOf(family.familyId))[0]).toMatchObject({ state: 'waitSchedulingIntroLesson' });
    expect(await events()).toMatchObject([{ eventId: body.eventId, heldUntil: seen.held }]);
    expect((await calls.get('/events')).body.next).toBe(null);
    for (const path of ['changes', 'slots']) expect((await calls.get(`/events/${body.eventId}/${path}`)).status).toBe(404);
    const request = { scope: 'one', reason: 'Врач' };
    expect((await calls.post(`/events/${body.eventId}/cancel`, request)).body.error.code).toBe('scheduling.lesson_not_found');
    expect((await calls.post(`/events/${body.eventId}/transfer`, { ...request, timestamp: at })).status).toBe(404);
    expect((await calls.post(`/events/${body.eventId}/transfer/preview`, { scope: 'one', timestamp: at })).status).toBe(404);
    expect(school.faults).toEqual([]);
  });

  test('of one teacher is another one than that of a second, and is kept with whom it was wanted', async () => {
    const school = await openSchool();
    const [olga, vera] = [
      (await haveTeacher(school, { name: 'Ольга' })).teacherId,
      (await haveTeacher(school, { name: 'Вера' })).teacherId,
    ];
    const { kidUid, parent } = await haveFamily(school);
    const hold = async (teacherId?: string) =>
      (await school.as(parent).post('/intro/hold', { kidUid, subject: 'math', timestamp: at, ...(teacherId && { teacherId }) })).body;
    const first = await hold(olga);
    expect(first.teacher.teacherId).toBe(olga);
    const second = await hold(vera);
    expect([second.teacher.teacherId, second.eventId === first.eventId]).toEqual([vera, false]);
    // Who leaves it to the school keeps whom there is.
    expect((await hold()).eventId).toBe(second.eventId);
  });

  test('is confirmed into the same lesson with the same teacher, also when it begins in less than an hour by then', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    await haveTeacher(school);
    const { hold, book, slots } = requestsOf(school, await haveFamily(school));
    const { body: held } = await hold(moscow('2026-11-23', '11:00'));
    after(school, { minutes: 9, seconds: 59 });
    const { status, body } = await book(moscow('2026-11-23', '11:00'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ eventId: held.eventId, heldUntil: null, status: 'scheduled', teacher: held.teacher });
    expect(await slots()).toMatchObject({ held: null, may: { allowed: false, why: 'scheduling.intro_exists' }, slots: [] });
    expect((await logOf(school, held.eventId)).map(({ from, to, role }) => [from, to, role])).toEqual([
      [null, 'held', 'parent'],
      ['held', 'scheduled', 'parent'],
    ]);
  });

  test('goes to another time by another tap, and keeps its end when the same is tapped again', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const [one, other] = [requestsOf(school, await haveFamily(school)), requestsOf(school, await haveFamily(school))];
    const { body: first } = await one.hold();
    expect((await other.hold()).body.error).toMatchObject({ code: 'scheduling.slot_taken' });
    after(school, { minutes: 5 });
    expect((await one.hold()).body).toMatchObject({ eventId: first.eventId, heldUntil: seen.held });
    const { body: second } = await one.hold(moscow('2026-11-24', '18:30'));
    expect(second.heldUntil).toBe('2026-11-23T07:15:00Z');
    expect((await one.events()).map(({ eventId }) => eventId)).toEqual([second.eventId]);
    expect((await other.hold(moscow('2026-11-24', '17:30'))).status).toBe(200);
    expect((await logOf(school, first.eventId)).at(-1)).toMatchObject({ from: 'held', to: 'expired', role: 'parent' });
    expect(school.faults).toEqual([]);
  });

  test('that cannot be had leaves the time that was held before', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const [one, other] = [requestsOf(school, await haveFamily(school)), requestsOf(school, await haveFamily(school))];
    await other.book(moscow('2026-11-25'));
    const { body: held } = await one.hold();
    const refused = await one.hold(moscow('2026-11-25'));
    expect(refused.body.error).toMatchObject({ code: 'scheduling.slot_taken' });
    expect(refused.body.error.facts.nearest.split(' ')).toHaveLength(3);
    expect((await one.slots()).held.eventId).toBe(held.eventId);
  });

  test('is let go of by its family alone, once or twice, and a booked trial never', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const [one, other] = [requestsOf(school, await haveFamily(school)), requestsOf(school, await haveFamily(school))];
    const { body: held } = await one.hold();
    expect((await other.release(held.eventId)).body.error.code).toBe('scheduling.lesson_not_found');
    expect((await one.release(held.eventId)).body).toEqual({ done: true });
    expect((await one.release(held.eventId)).body).toEqual({ done: true });
    expect(await one.slots()).toMatchObject({ held: null, may: { allowed: true } });
    expect((await other.hold()).status).toBe(200);
    const { body: booked } = await other.book();
    expect((await other.release(booked.eventId)).body.error.code).toBe('scheduling.lesson_not_found');
    expect((await other.events()).map(({ eventId }) => eventId)).toEqual([booked.eventId]);
  });

  test('is judged as a booking is', async () => {
    const school = await openSchool();
    await haveTeacher(school, { subjects: ['math', 'english'] });
    const family = await haveFamily(school);
    const { hold, book, calls } = requestsOf(school, family);
    const code = async (timestamp: string) => (await hold(timestamp)).body.error.code;
    expect(await code(moscow('2026-11-24', '03:00'))).toBe('scheduling.slot_closed');
    expect(await code(moscow('2026-11-23', '10:59:59'))).toBe('scheduling.in_the_past');
    expect(await code(moscow('2027-01-18', '10:00'))).toBe('scheduling.beyond_horizon');
    const ofOther = (kidUid: string, subject = 'math') => calls.post('/intro/hold', { kidUid, subject, timestamp: at });
    const stranger = await haveFamily(school);
    expect((await ofOther(stranger.kidUid)).body.error.code).toBe('families.kid_not_found');
    const young = await haveFamily(school, { born: { year: 2023, month: 12 } });
    expect((await requestsOf(school, young).hold()).body.error.code).toBe('scheduling.kid_too_young');
    const old = await haveFamily(school, { born: { year: 2009, month: 1 } });
    expect((await requestsOf(school, old).hold()).body.error.code).toBe('scheduling.kid_over_age');
    await book();
    expect(await code(moscow('2026-11-25'))).toBe('scheduling.intro_exists');
    const english = (timestamp: string) => calls.post('/intro/hold', { kidUid: family.kidUid, subject: 'english', timestamp });
    expect((await english(moscow('2026-11-25'))).body.error.code).toBe('scheduling.intro_with_teacher_exists');
    await haveTeacher(school, { subjects: ['english'] });
    expect((await english(at)).body.error.code).toBe('scheduling.kid_busy');
    expect((await english(moscow('2026-11-25'))).status).toBe(200);
    const learner = await haveCourse(school);
    for (const path of ['/intro/hold', '/intro']) {
      const { body } = await learner.calls.post(path, { kidUid: learner.family.kidUid, subject: 'math', timestamp: moscow('2026-11-26') });
      expect(body.error.code).toBe('scheduling.already_studying');
    }
    expect(school.faults).toEqual([]);
  });
});

describe('at the end of its 10 minutes', () => {
  for (const [when, time, isHeld] of [
    ['a second before', { minutes: 9, seconds: 59 }, true],
    ['at', { minutes: 10 }, false],
    ['a second after', { minutes: 10, seconds: 1 }, false],
  ] as const) {
    test(`${when} the end it is ${isHeld ? 'still held' : 'anybody’s, also before any job has run'}`, async () => {
      const school = await openSchool();
      await haveTeacher(school);
      const [one, other] = [requestsOf(school, await haveFamily(school)), requestsOf(school, await haveFamily(school))];
      const { body: held } = await one.hold();
      expect(startsOn('2026-11-24', (await other.slots()).slots)).not.toContain('18:00');
      after(school, time);
      expect(startsOn('2026-11-24', (await other.slots()).slots).includes('18:00')).toBe(!isHeld);
      expect((await one.slots()).held === null).toBe(!isHeld);
      expect(await one.events()).toHaveLength(isHeld ? 1 : 0);
      expect((await one.calls.get(`/events/${held.eventId}`)).body.status).toBe(isHeld ? 'scheduled' : 'canceled');
      expect((await other.book()).status).toBe(isHeld ? 409 : 200);
      const mine = await one.book();
      expect(mine.body.error?.code).toBe(isHeld ? undefined : 'scheduling.hold_ended');
      if (!isHeld) expect(mine.body.error.facts.nearest.split(' ')).toHaveLength(3);
      expect(school.faults).toEqual([]);
    });
  }

  test('the time is booked all the same while nobody else has it: by the same teacher first', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    await haveTeacher(school);
    const { hold, book } = requestsOf(school, await haveFamily(school));
    const { body: held } = await hold();
    after(school, { minutes: 30 });
    await school.scheduling.releaseUnpaid();
    const { body } = await book();
    expect(body).toMatchObject({ status: 'scheduled', heldUntil: null, timestamp: held.timestamp });
    expect(body.eventId).not.toBe(held.eventId);
  });

  test('the job lets it go and open pages learn of it, as they do when a booking of others finds it', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const family = await haveFamily(school);
    const [one, other] = [requestsOf(school, family), requestsOf(school, await haveFamily(school))];
    const { body: first } = await one.hold();
    after(school, { minutes: 10 });
    await school.scheduling.releaseUnpaid();
    await school.scheduling.releaseUnpaid();
    expect((await logOf(school, first.eventId)).map(({ to, role }) => [to, role])).toEqual([
      ['held', 'parent'],
      ['expired', 'school'],
    ]);
    const { body: second } = await one.hold();
    after(school, { minutes: 20 });
    await other.hold();
    expect((await logOf(school, second.eventId)).at(-1)).toMatchObject({ to: 'expired', role: 'school' });
    expect(await toldTo(school, family.familyId)).toEqual([first.eventId, first.eventId, second.eventId, second.eventId]);
  });
});

describe('two devices of one family', () => {
  test('hold and confirm at once: one trial, one time, the others free again', async () => {
    const school = await openSchool();
    for (let teacher = 0; teacher < 3; teacher += 1) await haveTeacher(school);
    const family = await haveFamily(school);
    const { hold, book, events, slots } = requestsOf(school, family);
    const times = ['10:00', '11:00', '12:00', '13:00'].map((time) => moscow('2026-11-25', time));
    const held = await Promise.all(times.map((time) => hold(time)));
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await events()).toHaveLength(1);
    const booked = await Promise.all(times.map((time) => book(time)));
    expect(booked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(booked.filter(({ body }) => body.error?.code === 'scheduling.intro_exists')).toHaveLength(3);
    expect(await events()).toMatchObject([{ heldUntil: null }]);
    expect(await slots()).toMatchObject({ held: null });
    expect(school.faults).toEqual([]);
  });
});
