import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, workingWeek } from '../../scheduling/testing.ts';
import { at, havePupils } from '../../staffing/testing.ts';

const hours = (weekday: number, fromMinute: number, toMinute: number) => ({ weekday, fromMinute, toMinute });
/** Starts of trials on a day, as the wall clock in Moscow shows them. */
async function trialStarts(school: TestSchool, family: Awaited<ReturnType<typeof haveFamily>>, day: string): Promise<string[]> {
  const { body } = await school.as(family.parent).get(`/intro/slots?kidUid=${family.kidUid}&subject=math`);
  return (body.slots as number[])
    .map((minute) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO('Europe/Moscow'))
    .filter((start) => start.toPlainDate().toString() === day)
    .map((start) => start.toPlainTime().toString({ smallestUnit: 'minute' }));
}

describe('the hours of a teacher', () => {
  test('are read and written, and families see them at once', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school);
    const family = await haveFamily(school);
    const calls = school.as(teacher);
    expect((await calls.get('/teacher/availability')).body).toEqual({
      zone: 'Europe/Moscow',
      rules: workingWeek,
      exceptions: [],
      absences: [],
    });
    expect(await trialStarts(school, family, '2026-11-28')).toEqual([]);
    const wanted = {
      rules: [hours(6, 600, 660), hours(6, 660, 720)],
      exceptions: [
        { day: '2026-12-05', blocks: [] },
        { day: '2026-12-01', blocks: [{ fromMinute: 1380, toMinute: 1440 }] },
      ],
    };
    const { status, body } = await calls.post('/teacher/availability', { ...wanted, touched: 0 });
    expect(status).toBe(200);
    expect(body).toEqual({ zone: 'Europe/Moscow', rules: wanted.rules, exceptions: wanted.exceptions.toReversed(), absences: [] });
    expect(await trialStarts(school, family, '2026-11-28')).toEqual(['10:00', '10:30', '11:00']);
    expect(await trialStarts(school, family, '2026-11-24')).toEqual([]);
    expect(await trialStarts(school, family, '2026-12-05')).toEqual([]);
    // Until midnight, which is 1440: a lesson of 50 minutes ends at 23:50.
    expect(await trialStarts(school, family, '2026-12-01')).toEqual(['23:00']);
  });

  test('of today are new, and those of days past stay as they were', async () => {
    const school = await openSchool();
    const { teacher, teacherId } = await haveTeacher(school, {
      rules: [hours(1, 540, 720), hours(2, 540, 720)],
      exceptions: [
        { day: '2026-11-23', blocks: [] },
        { day: '2026-11-26', blocks: [] },
      ],
    });
    school.clock.set(at('2026-11-25T00:00'));
    const wanted = { rules: [hours(1, 600, 720), hours(2, 540, 720)], exceptions: [{ day: '2026-11-24', blocks: [] }], touched: 0 };
    expect((await school.as(teacher).post('/teacher/availability', wanted)).body.rules).toEqual(wanted.rules);
    const kept = await school.db.all(sql<{ weekday: number; from: number; valid: string }>`
      select weekday, from_minute as from, valid::text as valid from scheduling_availability_rules
      where teacher_id = ${teacherId} order by weekday, from_minute`);
    expect(kept).toEqual([
      { weekday: 1, from: 540, valid: '(,2026-11-25)' },
      { weekday: 1, from: 600, valid: '[2026-11-25,)' },
      { weekday: 2, from: 540, valid: '(,)' },
    ]);
    const days = await school.db.all(sql<{ day: string }>`
      select day from scheduling_availability_exceptions where teacher_id = ${teacherId} order by day`);
    expect(days).toEqual([{ day: '2026-11-23' }]);
  });

  test('may be changed again and again on one day', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school);
    for (const rules of [[hours(1, 540, 600)], [hours(1, 540, 660)], [], [hours(1, 570, 600)], workingWeek]) {
      const { status, body } = await school.as(teacher).post('/teacher/availability', { rules, exceptions: [], touched: 0 });
      expect([status, body.rules]).toEqual([200, rules]);
    }
  });

  for (const [what, wanted, facts] of [
    ['of a weekday', { rules: [hours(3, 600, 720), hours(3, 690, 900)], exceptions: [] }, { weekday: 3, fromMinute: 690, toMinute: 720 }],
    [
      'of a day',
      {
        rules: [],
        exceptions: [
          {
            day: '2026-11-25',
            blocks: [
              { fromMinute: 600, toMinute: 720 },
              { fromMinute: 600, toMinute: 630 },
            ],
          },
        ],
      },
      { day: '2026-11-25', fromMinute: 600, toMinute: 630 },
    ],
  ] as const) {
    test(`that overlap ${what} are refused, with where`, async () => {
      const school = await openSchool();
      const { teacher } = await haveTeacher(school);
      const answer = await school.as(teacher).post('/teacher/availability', { ...wanted, touched: 0 });
      expect([answer.status, answer.body.error]).toEqual([409, { code: 'scheduling.hours_overlap', message: 'Hours overlap', facts }]);
      expect((await school.as(teacher).post('/teacher/availability/preview', wanted)).body.may).toEqual({
        allowed: false,
        why: 'scheduling.hours_overlap',
        facts,
      });
      expect((await school.as(teacher).get('/teacher/availability')).body.rules).toEqual(workingWeek);
    });
  }

  test('are read in the teacher’s own zone', async () => {
    const school = await openSchool({ now: '2027-03-10T10:00+03:00' });
    const { teacher } = await haveTeacher(school, { zone: 'America/New_York', rules: [] });
    const family = await haveFamily(school);
    // 14 March 2027 is the day of the change there: 13:00 is 17:00Z and no longer 18:00Z.
    const exceptions = [13, 14].map((day) => ({ day: `2027-03-${day}`, blocks: [{ fromMinute: 780, toMinute: 840 }] }));
    expect((await school.as(teacher).post('/teacher/availability', { rules: [], exceptions, touched: 0 })).body.zone).toBe(
      'America/New_York',
    );
    expect(await trialStarts(school, family, '2027-03-13')).toEqual(['21:00']);
    expect(await trialStarts(school, family, '2027-03-14')).toEqual(['20:00']);
  });
});

describe('a change of hours that touches lessons', () => {
  /** Olga has two lessons on Tuesday evening and one on Wednesday, with two families. */
  async function threeLessons() {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня', 'Боря']);
    const [anya, borya] = pupils;
    if (!anya || !borya) throw new Error('nobody');
    const lessons = [
      await anya.appoint('2026-11-24T18:00'),
      await borya.appoint('2026-11-24T19:00'),
      await anya.appoint('2026-11-25T18:00'),
    ];
    return { school, olga, anya, borya, lessons, calls: school.as(olga.teacher) };
  }
  /** No hours on Tuesdays. */
  const withoutTuesday = { rules: workingWeek.filter(({ weekday }) => weekday !== 2), exceptions: [] };

  test('shows them and their families first; saved, they stay in the calendar', async () => {
    const { calls, lessons, anya, borya } = await threeLessons();
    const { body } = await calls.post('/teacher/availability/preview', withoutTuesday);
    expect(body).toMatchObject({ may: { allowed: true }, families: 2, touched: [{ eventId: lessons[0] }, { eventId: lessons[1] }] });
    expect(body.touched[0].kids).toEqual([{ kidUid: anya.kidUid, name: 'Аня', age: 8, timezone: 'Europe/Minsk' }]);

    expect((await calls.post('/teacher/availability', { ...withoutTuesday, touched: 2 })).status).toBe(200);

    expect((await calls.get('/teacher/lessons?from=2026-11-24')).body.lessons).toHaveLength(2);
    expect((await borya.event(lessons[1] ?? '')).status).toBe('scheduled');
    // They lie outside now: the next change does not touch them again.
    expect((await calls.post('/teacher/availability/preview', withoutTuesday)).body).toMatchObject({ touched: [], families: 0 });
  });

  test('must be looked at again when the number is not what was shown', async () => {
    const { calls, borya, school, olga } = await threeLessons();
    const shown = (await calls.post('/teacher/availability/preview', withoutTuesday)).body.touched.length;
    await borya.appoint('2026-12-01T10:00');
    const { status, body } = await calls.post('/teacher/availability', { ...withoutTuesday, touched: shown });
    expect([status, body.error]).toMatchObject([409, { code: 'scheduling.touches_changed', facts: { touched: 3 } }]);
    expect((await school.as(olga.teacher).get('/teacher/availability')).body.rules).toEqual(workingWeek);
    expect((await calls.post('/teacher/availability', { ...withoutTuesday, touched: 3 })).status).toBe(200);
  });

  test('is not one when an exception keeps the time of the lesson open, and is one when an exception closes it', async () => {
    const { calls, lessons } = await threeLessons();
    const open = { day: '2026-11-24', blocks: [{ fromMinute: 1080, toMinute: 1200 }] };
    expect((await calls.post('/teacher/availability/preview', { ...withoutTuesday, exceptions: [open] })).body.touched).toEqual([]);
    const closed = { day: '2026-11-25', blocks: [] };
    const { body } = await calls.post('/teacher/availability/preview', { rules: workingWeek, exceptions: [closed] });
    expect(body.touched).toMatchObject([{ eventId: lessons[2] }]);
  });

  test('counts no lesson that has begun', async () => {
    const { calls, school, lessons } = await threeLessons();
    school.clock.set(at('2026-11-24T18:00'));
    const { body } = await calls.post('/teacher/availability/preview', withoutTuesday);
    expect(body.touched).toMatchObject([{ eventId: lessons[1] }]);
  });
});
