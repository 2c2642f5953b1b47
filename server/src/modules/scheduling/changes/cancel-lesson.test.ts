import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveCourse, haveKid, logOf, manager, moscow, thursday, tuesday } from './testing.ts';

const short = (starts: ReadonlyArray<{ timestamp: string }>) => starts.map(({ timestamp }) => timestamp.slice(5, 10));

describe('a lesson that is cancelled', () => {
  test('gives its unit back, which the next lesson without one gets in order of start', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, days: [tuesday] });
    const lessons = await course.lessons();
    expect(lessons.map(({ funded }) => funded).slice(0, 3)).toEqual([true, true, false]);

    const { status, body } = await course.calls.post(`/events/${lessons[0]?.eventId}/cancel`, { scope: 'one', reason: ' Заболели ' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      canceled: 1,
      returned: 1,
      passedOn: [lessons[2]?.timestamp],
      event: { status: 'canceled', funded: false, eventId: lessons[0]?.eventId, back: { units: 1, bonus: 0, bySchool: false } },
    });
    expect((await course.lessons()).map(({ funded }) => funded).slice(0, 3)).toEqual([true, true, false]);
    expect(short(await course.lessons())[0]).toBe('12-01');
    expect(await logOf(school, lessons[0]?.eventId ?? '')).toMatchObject([
      { to: 'scheduled' },
      { role: 'parent', from: 'scheduled', to: 'canceled', reason: 'Заболели', actor: course.family.parent.accountId },
    ]);
    // The others of its weekly time stay, and so does the time: the night will make more of them.
    expect((await school.calendar.processesOf(course.family.familyId))[0]?.days).toEqual([tuesday]);
    const again = await course.calls.post(`/events/${lessons[0]?.eventId}/cancel`, { scope: 'one', reason: 'Ещё' });
    expect(again.body.error.code).toBe('scheduling.lesson_is_over');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('gives its unit to the lesson of a sibling that waits for one; its own course waits for the balance then', async () => {
    const school = await openSchool();
    const mine = await haveCourse(school, { units: 1 });
    const lesson = await mine.appoint(moscow('2026-11-26'));
    const sister = await haveKid(school, mine.family);
    const hers = await haveCourse(school, {
      units: 0,
      family: { ...mine.family, kidUid: sister },
      with: { teacherId: mine.teacherId, teacher: mine.teacher },
      trial: '14:00',
    });
    await school.ledger.credit(aCredit({ familyId: mine.family.familyId, units: 1 }));
    await school.settle();
    const set = await mine.calls.post('/regular-schedule', { processId: hers.processId, teacherId: mine.teacherId, days: [tuesday] });
    expect(set.status).toBe(200);
    const { body } = await mine.calls.post(`/events/${lesson.eventId}/cancel`, { scope: 'one', reason: 'Врач' });
    expect(body).toMatchObject({ canceled: 1, returned: 1, passedOn: [expect.any(String)] });
    expect((await mine.lessons()).map(({ kids, funded }) => [kids[0], funded]).slice(0, 3)).toEqual([
      [sister, true],
      [sister, true],
      [sister, false],
    ]);
    const states = new Map((await school.calendar.processesOf(mine.family.familyId)).map((it) => [it.processId, it.state]));
    expect([states.get(mine.processId), states.get(hers.processId)]).toEqual(['waitPositiveBalance', 'inProgress']);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('leaves its time to others at once', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    const lesson = await course.appoint(moscow('2026-11-26'));
    const { teacherId, teacher } = course;
    const other = await haveCourse(school, { family: await haveFamily(school), with: { teacherId, teacher }, trial: '14:00' });
    await expect(other.appoint(moscow('2026-11-26'))).rejects.toThrow('slot_taken');
    await course.calls.post(`/events/${lesson.eventId}/cancel`, { scope: 'one', reason: 'Врач' });
    expect((await other.appoint(moscow('2026-11-26'))).funded).toBe(true);
    expect(await course.free()).toBe(1);
  });

  test('by the family 8 hours ahead, to the second, by a manager until it begins', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2 });
    const [one, two] = [await course.appoint(moscow('2026-11-26')), await course.appoint(moscow('2026-11-27'))];
    const cancel = (lessonId: string, who = course.family.parent) =>
      school.as(who).post(`/events/${lessonId}/cancel`, { scope: 'one', reason: 'Врач' });
    school.clock.set(Temporal.Instant.from('2026-11-26T10:00:01+03:00'));
    expect((await cancel(one.eventId)).body.error).toMatchObject({ code: 'scheduling.too_late', facts: { hours: 8 } });
    school.clock.set(Temporal.Instant.from('2026-11-26T18:00:00+03:00'));
    expect((await cancel(one.eventId, manager())).body.error.code).toBe('scheduling.lesson_is_over');
    school.clock.set(Temporal.Instant.from('2026-11-26T17:59:59+03:00'));
    const answer = await cancel(one.eventId, manager());
    expect(answer.body).toMatchObject({ canceled: 1, returned: 1, event: { status: 'canceled', kids: [course.family.kidUid] } });
    expect((await logOf(school, one.eventId)).at(-1)).toMatchObject({ role: 'manager', reason: 'Врач' });
    school.clock.set(Temporal.Instant.from('2026-11-27T10:00:00+03:00'));
    expect((await cancel(two.eventId, { ...course.family.parent, role: 'support' })).status).toBe(200);
    expect((await logOf(school, two.eventId)).at(-1)).toMatchObject({ role: 'support' });
    await insistBooksAgree(school.db);
  });

  test('of another family is not found, without a reason not asked', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    const lesson = await course.appoint(moscow('2026-11-26'));
    const stranger = await haveFamily(school);
    const path = `/events/${lesson.eventId}/cancel`;
    expect((await school.as(stranger.parent).post(path, { scope: 'one', reason: 'Врач' })).body.error.code).toBe(
      'scheduling.lesson_not_found',
    );
    expect((await course.calls.post(path, { scope: 'one', reason: '  ' })).body.error.code).toBe('request.invalid');
    expect((await course.calls.post(path, { scope: 'following', reason: 'Врач' })).body.error.code).toBe('scheduling.not_regular');
    expect((await school.as(course.teacher).post(path, { scope: 'one', reason: 'Врач' })).status).toBe(403);
    expect(await course.lessons()).toHaveLength(1);
  });
});

describe('a weekly time that is cancelled', () => {
  test('from a lesson on: units come back, the earlier ones and the other weekday stay', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 16, days: [tuesday, thursday] });
    const third = (await course.lessons()).find(({ timestamp }) => timestamp.startsWith('2026-12-08'));

    const { body } = await course.calls.post(`/events/${third?.eventId}/cancel`, { scope: 'following', reason: 'Секция' });

    expect(body).toMatchObject({ canceled: 6, returned: 6 });
    const left = (await course.lessons()).filter(({ timestamp }) => new Date(timestamp).getUTCDay() === 2);
    expect(short(left)).toEqual(['11-24', '12-01']);
    expect(await course.lessons()).toHaveLength(10);
    expect(await course.free()).toBe(6);
    expect((await school.calendar.processesOf(course.family.familyId))[0]).toMatchObject({ days: [thursday], state: 'inProgress' });
    school.clock.set(Temporal.Instant.from('2026-11-30T01:00+03:00'));
    await school.scheduling.extendHorizon();
    expect(short(await course.lessons()).slice(-1)).toEqual(['01-21']);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('as the last one ends the schedule; lessons nearer than 8 hours stay', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday] });
    const [, second] = await course.lessons();
    school.clock.set(Temporal.Instant.from('2026-11-24T10:00:01+03:00'));
    const { body } = await course.calls.post(`/events/${second?.eventId}/cancel`, { scope: 'all', reason: 'Уезжаем' });
    expect(body).toMatchObject({ canceled: 7, returned: 7 });
    expect(short(await course.lessons())).toEqual(['11-24']);
    expect((await school.calendar.processesOf(course.family.familyId))[0]?.days).toEqual([]);
    school.clock.set(Temporal.Instant.from('2026-12-10T01:00+03:00'));
    await school.scheduling.extendHorizon();
    expect(await course.lessons()).toHaveLength(1);
    // And a new one may be set.
    const again = await course.calls.post('/regular-schedule', {
      processId: course.processId,
      teacherId: course.teacherId,
      days: [thursday],
    });
    expect(again.status).toBe(200);
    await insistBooksAgree(school.db);
  });

  test('of an unpaid schedule is no longer held', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 0, days: [tuesday, thursday] });
    const first = (await course.lessons()).find(({ timestamp }) => new Date(timestamp).getUTCDay() === 2);
    const { body } = await course.calls.post(`/events/${first?.eventId}/cancel`, { scope: 'all', reason: 'Передумали' });
    expect(body).toMatchObject({ canceled: 7, returned: 0 });
    expect((await course.lessons()).every(({ heldUntil }) => heldUntil !== null)).toBe(true);
    expect((await school.calendar.processesOf(course.family.familyId))[0]?.days).toEqual([thursday]);
    expect(school.faults).toEqual([]);
  });
});

test('a trial that is cancelled waits to be booked anew, by the same teacher too', async () => {
  const school = await openSchool();
  await haveTeacher(school);
  const { parent, kidUid, familyId } = await haveFamily(school);
  const request = { kidUid, subject: 'math', timestamp: moscow('2026-11-24') };
  const { body: trial } = await school.as(parent).post('/intro', request);
  const { body } = await school.as(parent).post(`/events/${trial.eventId}/cancel`, { scope: 'one', reason: 'Заболели' });
  expect(body).toMatchObject({ canceled: 1, returned: 0, event: { kind: 'trial', status: 'canceled' } });
  expect((await school.calendar.processesOf(familyId))[0]).toMatchObject({ type: 'intro', state: 'waitSchedulingIntroLesson' });
  const again = await school.as(parent).post('/intro', request);
  expect(again.body).toMatchObject({ kind: 'trial', processId: trial.processId });
  expect(school.faults).toEqual([]);
});
