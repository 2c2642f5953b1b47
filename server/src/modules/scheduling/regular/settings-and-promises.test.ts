import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveCourse } from '../changes/testing.ts';
import { choose } from '../../school/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveLearner, havePause, haveSchedule, monday18 } from './testing.ts';

test('the times of an unpaid schedule stay held as long as the family was told, and the next ones as the school says then', async () => {
  const school = await openSchool();
  const days = [{ weekday: 3, startMinute: 15 * 60 }];
  const { state, parent, processId, teacherId } = await haveSchedule(school, { units: 0, days });
  const hoursHeld = async () => {
    const { heldUntil } = (await state()) ?? {};
    return Temporal.Instant.from(heldUntil ?? '')
      .since(school.clock.now())
      .total('hours');
  };
  expect(await hoursHeld()).toBe(24);
  expect(await choose(school, 'unpaidScheduleHours', 6)).toEqual([{ key: 'unpaidScheduleHours', families: 1, promises: 1 }]);
  expect(await hoursHeld()).toBe(24);
  await parent.post('/regular-schedule/end', { processId, reason: 'Другое время' });
  await parent.post('/regular-schedule', { processId, teacherId, days });
  expect(await hoursHeld()).toBe(6);
});

test('a pause that was agreed lasts, and the next one is as short as the school says then', async () => {
  const school = await openSchool();
  const { parent, processId } = await havePause(school);
  expect(await choose(school, 'pauseDays', 7)).toEqual([{ key: 'pauseDays', families: 1, promises: 1 }]);
  const regular = (await parent.get(`/regular-schedule/${processId}`)).body;
  expect(regular).toMatchObject({ pause: { from: '2026-11-30', until: '2026-12-14' }, pauseDaysMax: 7 });
});

test('a pause that was agreed counts, and the next one is refused where the school gives one a year', async () => {
  const school = await openSchool();
  const { parent, processId } = await havePause(school);
  const told = async () => (await parent.get(`/regular-schedule/${processId}`)).body;
  expect((await told()).pausesLeft).toBe(11);
  expect(await choose(school, 'pausesAYear', 1)).toEqual([{ key: 'pausesAYear', families: 1, promises: 1 }]);
  expect(await told()).toMatchObject({ pause: { from: '2026-11-30' }, pausesLeft: 0 });
  school.clock.set(Temporal.Instant.from('2026-12-15T12:00:00+03:00'));
  const pause = { processId, from: '2026-12-21', until: '2026-12-28', reason: 'Праздники' };
  expect((await told()).may.pause.why).toBe('scheduling.pauses_used');
  expect((await parent.post('/regular-schedule/pause', pause)).body.error).toMatchObject({
    code: 'scheduling.pauses_used',
    facts: { max: 1, from: '2027-11-30' },
  });
  await choose(school, 'pausesAYear', 2);
  expect((await parent.post('/regular-schedule/pause', pause)).status).toBe(200);
});

test('a lesson is cancelled until the hours it was booked with, and the next one as the school says then', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  const hoursTold = async () => (await school.as().get('/school')).body.hoursToCancelOrTransfer;
  const cancel = (eventId: string) => course.calls.post(`/events/${eventId}/cancel`, { scope: 'one', reason: 'Заболели' });
  const hoursBefore = (timestamp: string, hours: number) => school.clock.set(Temporal.Instant.from(timestamp).subtract({ hours }));

  const [old, another] = [await course.appoint('2026-11-25T15:00:00Z'), await course.appoint('2026-11-26T15:00:00Z')];
  expect(await hoursTold()).toBe(8);
  expect(await choose(school, 'hoursToCancelOrTransfer', 24)).toEqual([{ key: 'hoursToCancelOrTransfer', families: 1, promises: 2 }]);
  expect(await hoursTold()).toBe(24);
  const late = await course.appoint('2026-11-27T15:00:00Z');

  hoursBefore(old.timestamp, 8);
  expect((await cancel(old.eventId)).status).toBe(200);
  hoursBefore(late.timestamp, 23);
  expect((await cancel(late.eventId)).body.error).toMatchObject({ code: 'scheduling.too_late', facts: { hours: 24 } });
  // Moved, it is booked anew.
  hoursBefore(another.timestamp, 9);
  const { status } = await course.calls.post(`/events/${another.eventId}/transfer`, {
    scope: 'one',
    timestamp: '2026-11-30T15:00:00Z',
    reason: 'Врач',
  });
  expect(status).toBe(200);
  const [moved] = (await course.lessons()).filter(({ timestamp }) => timestamp.startsWith('2026-11-30'));
  hoursBefore('2026-11-30T15:00:00Z', 23);
  expect((await cancel(moved?.eventId ?? '')).body.error.code).toBe('scheduling.too_late');
});

test('a lesson is booked as far ahead as the school says', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  await choose(school, 'bookingNoticeMinutes', 180);
  expect((await school.as().get('/school')).body.bookingNoticeMinutes).toBe(180);
  const book = (timestamp: string) =>
    course.calls.post('/single-lesson', { processId: course.processId, teacherId: course.teacherId, timestamp });
  school.clock.set(Temporal.Instant.from('2026-11-25T12:00:01Z'));
  expect((await book('2026-11-25T15:00:00Z')).body.error).toMatchObject({ code: 'scheduling.in_the_past', facts: { minutes: 180 } });
  school.clock.set(Temporal.Instant.from('2026-11-25T12:00:00Z'));
  expect((await book('2026-11-25T15:00:00Z')).status).toBe(200);
});

test("a trial's time that is kept stays kept as long as it was, the next one as long as the school says then", async () => {
  const school = await openSchool();
  await haveTeacher(school);
  const { parent, kidUid } = await haveFamily(school);
  const calls = school.as(parent);
  const minutesKept = async (timestamp: string) => {
    const { body } = await calls.post('/intro/hold', { kidUid, subject: 'math', timestamp });
    return Temporal.Instant.from(body.heldUntil).since(school.clock.now()).total('minutes');
  };
  expect(await minutesKept('2026-11-24T15:00:00Z')).toBe(10);
  expect(await choose(school, 'introHoldMinutes', 20)).toEqual([{ key: 'introHoldMinutes', families: 1, promises: 1 }]);
  expect(await minutesKept('2026-11-24T15:00:00Z')).toBe(10);
  expect(await minutesKept('2026-11-24T16:00:00Z')).toBe(20);
});

test('a trial is moved as often as it was promised, the next one as the school says then', async () => {
  const school = await openSchool();
  await haveTeacher(school);
  const book = async (timestamp: string) => {
    const { parent, kidUid } = await haveFamily(school);
    const calls = school.as(parent);
    let { eventId } = (await calls.post('/intro', { kidUid, subject: 'math', timestamp })).body;
    /** How many of three moves the school lets it make. */
    return async (day: string) => {
      for (const [moves, hour] of [12, 13, 14].entries()) {
        const body = { scope: 'one', timestamp: `${day}T${hour}:00:00Z`, reason: 'Врач' };
        const moved = await calls.post(`/events/${eventId}/transfer`, body);
        if (moved.status !== 200) return moves;
        ({ eventId } = moved.body.event);
      }
      return 3;
    };
  };
  await choose(school, 'introTransfers', 0);
  const never = await book('2026-11-23T15:00:00Z');
  expect(await never('2026-11-30')).toBe(0);
  await choose(school, 'introTransfers', 1);
  const told = await book('2026-11-24T15:00:00Z');
  expect(await choose(school, 'introTransfers', 2)).toEqual([{ key: 'introTransfers', families: 2, promises: 2 }]);
  const next = await book('2026-11-25T15:00:00Z');
  expect(await told('2026-11-26')).toBe(1);
  expect(await next('2026-11-27')).toBe(2);
});

test('a trial that is booked stays, and the next child is as old as the school says then', async () => {
  const school = await openSchool();
  await haveTeacher(school);
  const kid = { name: 'Маша', dob: { year: 2021, month: 10 }, languages: ['ru' as const] };
  const [booked, next] = [await haveFamily(school, { kid }), await haveFamily(school, { kid })];
  const book = ({ parent, kidUid }: typeof booked, timestamp: string) =>
    school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp });
  const { eventId } = (await book(booked, '2026-11-24T15:00:00Z')).body;
  await choose(school, 'introFromAge', 6);
  expect((await school.as().get('/school')).body.introFromAge).toBe(6);
  expect((await book(next, '2026-11-24T16:00:00Z')).body.error).toMatchObject({
    code: 'scheduling.kid_too_young',
    facts: { age: 5, from: 6 },
  });
  const moved = await school
    .as(booked.parent)
    .post(`/events/${eventId}/transfer`, { scope: 'one', timestamp: '2026-11-25T15:00:00Z', reason: 'Врач' });
  expect(moved.status).toBe(200);
});

test('skips are free as often as a lesson was promised, the next ones as the school says then', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  const skipOf = async ({ eventId }: { eventId: string }) => (await course.calls.get(`/events/${eventId}/changes`)).body.skip;
  const told = await course.appoint('2026-11-25T15:00:00Z');
  expect(await choose(school, 'freeSkips', 0)).toEqual([{ key: 'freeSkips', families: 1, promises: 1 }]);
  const next = await course.appoint('2026-11-26T15:00:00Z');
  expect(await skipOf(told)).toEqual({ free: true, freeAgainFrom: null, skips: 1, days: 30 });
  expect(await skipOf(next)).toEqual({ free: false, freeAgainFrom: null, skips: 0, days: 30 });
  const { document } = (await school.as().get('/legal/terms')).body;
  expect(JSON.stringify(document)).toContain('Пропуск индивидуального урока списывается с баланса');
});

test('of lessons without a unit those made before are let go as they were told, the next ones as the school says then', async () => {
  const school = await openSchool();
  const heard: string[] = [];
  for (const type of ['scheduling.lesson_unfunded', 'scheduling.lesson_released'] as const)
    school.outbox.subscribe(type, 'test', async ({ familyId }) => void heard.push(`${type} ${familyId}`));
  const reminded = async () =>
    (await school.messages.latest({ limit: 100 })).filter(({ subject }) => subject?.startsWith('Выбранное время держим')).length;
  school.clock.set(Temporal.Instant.from('2026-11-24T12:00:00+03:00'));
  const have = async (units: number) => {
    const { teacherId } = await haveTeacher(school, { subjects: ['math', 'complex'] });
    const { familyId, processId, parent } = await haveLearner(school, { teacherId, units });
    await parent.post('/regular-schedule', { processId, teacherId, days: [monday18] });
    await school.settle();
    return { familyId };
  };
  await have(0);
  const old = await have(1);
  expect(await choose(school, 'unpaidNoticeHours', 1)).toEqual([{ key: 'unpaidNoticeHours', families: 1, promises: 1 }]);
  expect(await choose(school, 'unfundedReleaseHours', 48)).toMatchObject([{ families: 2 }]);
  await choose(school, 'unfundedNoticeHours', 6);
  await have(0);
  const next = await have(1);
  const at = async (moment: string) => {
    school.clock.set(Temporal.Instant.from(`2026-${moment}+03:00`));
    await school.settle();
  };
  // Both unpaid schedules are held until Wednesday noon.
  await at('11-25T08:00:00');
  expect(await reminded()).toBe(1);
  await at('11-25T10:59:59');
  expect(await reminded()).toBe(1);
  await at('11-25T11:00:00');
  expect(await reminded()).toBe(2);
  // The first Monday is paid for, of both, and the second, 7 December, of neither.
  const told = `scheduling.lesson_unfunded ${next.familyId}`;
  const releasedNext = `scheduling.lesson_released ${next.familyId}`;
  await at('12-05T11:59:59');
  expect(heard).toEqual([]);
  await at('12-05T12:00:00');
  expect(heard).toEqual([told]);
  await at('12-05T17:59:59');
  expect(heard).toEqual([told]);
  await at('12-05T18:00:00');
  expect(heard).toEqual([told, releasedNext]);
  await at('12-06T18:00:00');
  expect(heard).toEqual([told, releasedNext, `scheduling.lesson_released ${old.familyId}`]);
});

test('a schedule has as many days as the school says, and whoever has more keeps them', async () => {
  const school = await openSchool();
  const { parent, processId, teacherId, state } = await haveSchedule(school);
  await choose(school, 'daysPerWeek', 1);
  expect((await school.as().get('/school')).body.daysPerWeek).toBe(1);
  const change = (weekdays: number[]) =>
    parent.post('/regular-schedule/change', {
      processId,
      teacherId,
      days: weekdays.map((weekday) => ({ weekday, startMinute: 18 * 60 })),
      reason: 'Секция',
    });
  expect((await change([1, 2, 3])).body.error).toMatchObject({ code: 'scheduling.too_many_days', facts: { max: 2 } });
  expect((await change([1, 2])).status).toBe(200);
  expect((await change([1])).status).toBe(200);
  expect((await change([1, 2])).body.error).toMatchObject({ code: 'scheduling.too_many_days', facts: { max: 1 } });
  expect((await state())?.days).toHaveLength(1);
});

test('lessons reach as far ahead as the school says from the next night on, and none that were made go', async () => {
  const school = await openSchool();
  const { parent, processId } = await haveSchedule(school, { units: 30 });
  const until = async () => (await parent.get('/events?from=2026-11-23')).body.bookableUntil.slice(0, 10);
  const made = async (from: string) => (await parent.get(`/events?from=${from}`)).body.events.length;
  const night = async (day: string) => {
    school.clock.set(Temporal.Instant.from(`${day}T00:30+03:00`));
    await school.settle();
  };
  await parent.get(`/regular-schedule/${processId}`);
  const before = await until();
  const last = await made('2027-01-11');
  await choose(school, 'horizonWeeks', 2);
  await night('2026-11-26');
  expect(await until()).toBe(before);
  expect(await made('2027-01-11')).toBe(last);
  await choose(school, 'horizonWeeks', 12);
  expect((await school.as().get('/school')).body.horizonWeeks).toBe(12);
  expect(await until()).toBe(before);
  await night('2026-11-27');
  expect(await until()).toBe('2027-02-18');
  expect(await made('2027-02-08')).toBeGreaterThan(0);
  expect(await made('2027-03-08')).toBe(0);
  expect(school.faults).toEqual([]);
});
