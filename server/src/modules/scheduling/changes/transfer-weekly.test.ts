import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher, workingWeek } from '../testing.ts';
import { type Course, haveCourse, logOf, moscow, thursday, tuesday } from './testing.ts';

/** Starts in Moscow, as «12-01 18:00». */
const inMoscow = (starts: readonly string[]): string[] =>
  starts.map((it) => {
    const at = Temporal.Instant.from(it).toZonedDateTimeISO('Europe/Moscow');
    return `${at.toPlainDate().toString().slice(5)} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  });
const startsOf = async (course: Course) => inMoscow((await course.lessons()).map(({ timestamp }) => timestamp));
const daysOf = async (school: Awaited<ReturnType<typeof openSchool>>, { family, processId }: Course) =>
  (await school.calendar.processesOf(family.familyId)).find((it) => it.processId === processId)?.days;

const tuesdays = ['11-24', '12-01', '12-08', '12-15', '12-22', '12-29', '01-05', '01-12'];

describe('a weekly time that is moved', () => {
  test('goes with the lesson and all that follow, date by date, with their units; earlier ones stay', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 4, days: [tuesday] });
    const lessons = await course.lessons();
    expect(inMoscow(lessons.map(({ timestamp }) => timestamp))).toEqual(tuesdays.map((day) => `${day} 18:00`));
    const request = { scope: 'following', timestamp: moscow('2026-12-10', '17:30') };

    const preview = await course.calls.post(`/events/${lessons[2]?.eventId}/transfer/preview`, request);
    const { status, body } = await course.calls.post(`/events/${lessons[2]?.eventId}/transfer`, { ...request, reason: 'Секция' });

    const after = ['12-10', '12-17', '12-24', '12-31', '01-07', '01-14'].map((day) => `${day} 17:30`);
    expect(preview.body).toMatchObject({ may: { allowed: true }, conflicts: [] });
    expect(inMoscow(preview.body.moved)).toEqual(after);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      moved: 6,
      event: { timestamp: '2026-12-10T14:30:00Z', movedFrom: '2026-12-08T15:00:00Z', regular: true },
    });
    expect(await startsOf(course)).toEqual(['11-24 18:00', '12-01 18:00', ...after]);
    expect((await course.lessons()).map(({ funded }) => funded)).toEqual([true, true, true, true, false, false, false, false]);
    expect(await daysOf(school, course)).toEqual([{ weekday: 4, startMinute: 1050 }]);
    expect((await logOf(school, lessons[7]?.eventId ?? '')).at(-1)).toMatchObject({ to: 'transferred', reason: 'Секция', role: 'parent' });
    await insistBooksAgree(school.db);

    // The night makes the next lessons at the new time.
    school.clock.set(Temporal.Instant.from('2026-11-30T00:30+03:00'));
    await school.scheduling.extendHorizon();
    expect((await startsOf(course)).at(-1)).toBe('01-21 17:30');
    expect(school.faults).toEqual([]);
  });

  test('goes with all coming lessons, onto the times of some of them too', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday, thursday] });
    const third = (await course.lessons()).filter(({ timestamp }) => timestamp.startsWith('2026-12-08'))[0];
    const { body } = await course.calls.post(`/events/${third?.eventId}/transfer`, {
      scope: 'all',
      timestamp: moscow('2026-12-08', '18:30'),
      reason: 'Садик',
    });
    expect(body.moved).toBe(8);
    const starts = await startsOf(course);
    expect(starts.filter((it) => it.endsWith('18:30'))).toEqual(tuesdays.map((day) => `${day} 18:30`));
    expect(starts.filter((it) => it.endsWith('18:00'))).toHaveLength(8);
    expect((await course.lessons()).filter(({ funded }) => funded)).toHaveLength(8);
    expect(await daysOf(school, course)).toEqual([{ weekday: 2, startMinute: 1110 }, thursday]);
    await insistBooksAgree(school.db);
  });

  test('leaves what is nearer than 8 hours, and what was moved away by itself', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday] });
    const [, second, third] = await course.lessons();
    await course.calls.post(`/events/${second?.eventId}/transfer`, { scope: 'one', timestamp: moscow('2026-12-02'), reason: 'Врач' });
    school.clock.set(Temporal.Instant.from('2026-11-24T10:00:01+03:00'));
    const { body } = await course.calls.post(`/events/${third?.eventId}/transfer`, {
      scope: 'all',
      timestamp: moscow('2026-12-07', '18:00'),
      reason: 'Секция',
    });
    expect(body.moved).toBe(6);
    expect((await startsOf(course)).slice(0, 4)).toEqual(['11-24 18:00', '12-02 18:00', '12-07 18:00', '12-14 18:00']);
    const moved = (await course.lessons())[1];
    const single = await course.calls.post(`/events/${moved?.eventId}/transfer`, {
      scope: 'following',
      timestamp: moscow('2026-12-03'),
      reason: 'Нет',
    });
    expect(single.body.error.code).toBe('scheduling.not_regular');
  });

  test('back in the week leaves no gap before the horizon, and forth none behind it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1, days: [thursday] });
    const second = (await course.lessons())[1];
    const { body } = await course.calls.post(`/events/${second?.eventId}/transfer`, {
      scope: 'following',
      timestamp: moscow('2026-12-01'),
      reason: 'Секция',
    });
    // Thursdays end with 14 January, Tuesdays with the 12th: the Tuesday of the Thursday behind the horizon is not there yet.
    expect(body.moved).toBe(7);
    const tuesdayNow = (await startsOf(course)).slice(1);
    expect(tuesdayNow).toEqual(tuesdays.slice(1).map((day) => `${day} 18:00`));
    school.clock.set(Temporal.Instant.from('2026-11-25T12:00+03:00'));
    await school.scheduling.extendHorizon();
    expect((await startsOf(course)).at(-1)).toBe('01-19 18:00');
    expect(school.faults).toEqual([]);
  });

  test('is all or nothing: one taken date refuses it and is named, as the preview had listed it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday] });
    const { teacherId, teacher } = course;
    const other = await haveCourse(school, { family: await haveFamily(school), with: { teacherId, teacher }, trial: '14:00' });
    await other.appoint(moscow('2026-12-17'));
    await other.appoint(moscow('2026-12-31', '18:30'));
    const before = await startsOf(course);
    const first = (await course.lessons())[0];
    const request = { scope: 'following', timestamp: moscow('2026-11-26') };

    const preview = await course.calls.post(`/events/${first?.eventId}/transfer/preview`, request);
    const { status, body } = await course.calls.post(`/events/${first?.eventId}/transfer`, { ...request, reason: 'Секция' });

    const dates = '2026-12-17T15:00:00Z 2026-12-31T15:00:00Z';
    expect(preview.body.may).toEqual({ allowed: false, why: 'scheduling.schedule_conflicts', facts: { dates } });
    expect(preview.body.conflicts).toMatchObject([
      { timestamp: '2026-12-17T15:00:00Z', verdict: { why: 'scheduling.slot_taken' } },
      { timestamp: '2026-12-31T15:00:00Z', verdict: { why: 'scheduling.slot_taken' } },
    ]);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'scheduling.schedule_conflicts', facts: { dates } });
    expect(await startsOf(course)).toEqual(before);
    expect(await daysOf(school, course)).toEqual([tuesday]);
    expect((await course.lessons()).every(({ funded }) => funded)).toBe(true);
    await insistBooksAgree(school.db);
  });

  test('onto a weekday that the schedule has already, to the same time, or to another teacher is refused', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, days: [tuesday, thursday] });
    const first = (await course.lessons())[0];
    const other = await haveTeacher(school, { name: 'Пётр' });
    const move = async (its: object) =>
      (await course.calls.post(`/events/${first?.eventId}/transfer`, { scope: 'following', reason: 'Секция', ...its })).body.error.code;
    expect(await move({ timestamp: moscow('2026-11-26', '12:00') })).toBe('scheduling.schedule_conflicts');
    expect(await move({ timestamp: moscow('2026-12-01') })).toBe('scheduling.same_time');
    expect(await move({ timestamp: moscow('2026-11-25'), teacherId: other.teacherId })).toBe('scheduling.teacher_does_not_fit');
    expect(await move({ timestamp: moscow('2026-11-25', '03:00') })).toBe('scheduling.slot_closed');
    expect(await move({ timestamp: moscow('2026-11-23', '20:30') })).toBe('scheduling.in_the_past');
    expect(await move({ timestamp: moscow('2027-01-18') })).toBe('scheduling.beyond_horizon');
  });

  test('has no lesson on a day the teacher is away; that unit is free for the next one', async () => {
    const school = await openSchool();
    const by = await haveTeacher(school, { rules: workingWeek, exceptions: [{ day: '2026-12-10', blocks: [] }] });
    const course = await haveCourse(school, { units: 3, days: [tuesday], with: by });
    const first = (await course.lessons())[0];
    const request = { scope: 'following', timestamp: moscow('2026-11-26') };
    const preview = await course.calls.post(`/events/${first?.eventId}/transfer/preview`, request);
    expect(preview.body.may.allowed).toBe(true);
    expect(preview.body.conflicts).toMatchObject([{ timestamp: '2026-12-10T15:00:00Z', verdict: { why: 'scheduling.slot_closed' } }]);
    const { body } = await course.calls.post(`/events/${first?.eventId}/transfer`, { ...request, reason: 'Секция' });
    expect(body.moved).toBe(7);
    const lessons = await course.lessons();
    expect(inMoscow(lessons.map(({ timestamp }) => timestamp)).slice(0, 3)).toEqual(['11-26 18:00', '12-03 18:00', '12-17 18:00']);
    expect(lessons.map(({ funded }) => funded).slice(0, 4)).toEqual([true, true, true, false]);
    await insistBooksAgree(school.db);
  });

  test('of an unpaid schedule stays held, and its times begin after the hold', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 0, days: [tuesday] });
    const lessons = await course.lessons();
    expect(lessons[0]).toMatchObject({ timestamp: '2026-12-01T15:00:00Z', heldUntil: '2026-11-24T17:00:00Z' });
    const move = (its: object) => course.calls.post(`/events/${lessons[0]?.eventId}/transfer`, { scope: 'one', reason: 'Врач', ...its });
    expect((await move({ timestamp: moscow('2026-11-24', '19:30') })).body.error.code).toBe('scheduling.slot_closed');
    const moved = await move({ timestamp: moscow('2026-12-03'), scope: 'following' });
    expect(moved.body.event).toMatchObject({ heldUntil: '2026-11-24T17:00:00Z', funded: false, status: 'scheduled' });
    const starts = await startsOf(course);
    expect(starts.slice(0, 2)).toEqual(['12-03 18:00', '12-10 18:00']);
    await school.ledger.credit(aCredit({ familyId: course.family.familyId, units: 2 }));
    await school.settle();
    const paid = await course.lessons();
    expect(paid.map(({ heldUntil, funded }) => [heldUntil, funded]).slice(0, 3)).toEqual([
      [null, true],
      [null, true],
      [null, false],
    ]);
    expect(inMoscow(paid.map(({ timestamp }) => timestamp))).toEqual(starts);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
