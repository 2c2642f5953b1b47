import type { Event } from '@school/contract/calendar/shapes';
import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { at, havePupils, lettersTo, mailOf } from '../testing.ts';

const ill = { kind: 'illness', from: '2026-11-24', to: '2026-11-24', note: 'Считаем до ста, любит динозавров', choices: [] };

/** Tuesday: Dmitry works from 9 to 13, Irina from 11 to 16; at noon both are free. */
const withSubstitutes = async (school: TestSchool) => ({
  dmitry: await haveTeacher(school, { name: 'Дмитрий', rules: [{ weekday: 2, fromMinute: 540, toMinute: 780 }] }),
  irina: await haveTeacher(school, { name: 'Ирина', rules: [{ weekday: 2, fromMinute: 660, toMinute: 960 }] }),
});

/** Olga has four lessons with four families on Tuesday: at 10, 12, 15 and 18. */
async function fourLessons() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня', 'Боря', 'Вика', 'Гриша']);
  const substitutes = await withSubstitutes(school);
  const lessons: string[] = [];
  for (const [index, hour] of [10, 12, 15, 18].entries()) lessons.push((await pupils[index]?.appoint(`2026-11-24T${hour}:00`)) ?? '');
  await school.settle();
  return { school, olga, pupils, lessons, ...substitutes, calls: school.as(olga.teacher) };
}

/** What a wrong choice can name. */
interface Scene {
  lessons: string[];
  olga: { teacherId: string };
  irina: { teacherId: string };
}

const proposed = (body: { lessons: Array<{ proposals: Array<{ teacher: { name: string }; fit: number }> }> }) =>
  body.lessons.map(({ proposals }) => proposals.map(({ teacher, fit }) => [teacher.name, fit]));

describe('a teacher who falls ill with four lessons for four families', () => {
  test('sees first who could take each, the best first', async () => {
    const { calls, lessons } = await fourLessons();
    const { status, body } = await calls.post('/teacher/absences/preview', { kind: 'illness', from: '2026-11-24', to: '2026-11-24' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ may: { allowed: true }, families: 4 });
    expect(body.lessons.map(({ lesson }: { lesson: { eventId: string } }) => lesson.eventId)).toEqual(lessons);
    // At noon Dmitry would have the lesson of 10:00 already.
    expect(proposed(body)).toEqual([
      [['Дмитрий', 50]],
      [
        ['Ирина', 50],
        ['Дмитрий', 46],
      ],
      [['Ирина', 46]],
      [],
    ]);
    expect(body.lessons[0].lesson.kids).toEqual([{ kidUid: expect.any(String), name: 'Аня', age: 8, timezone: 'Europe/Minsk' }]);
  });

  test('gives them away in one act: new teachers, a cancelled one with its unit back, one message a family', async () => {
    const { school, calls, olga, pupils, lessons, dmitry, irina } = await fourLessons();
    const lettersSoFar = await Promise.all(pupils.map((pupil) => lettersTo(school, mailOf(pupil))));

    const { status, body } = await calls.post('/teacher/absences', ill);

    expect(status).toBe(200);
    const given = body.lessons.map((it: { given: { name: string } | null }) => it.given?.name ?? null);
    expect(given).toEqual(['Дмитрий', 'Ирина', 'Ирина', null]);
    const events: Event[] = await Promise.all(pupils.map((pupil, index) => pupil.event(lessons[index] ?? '')));
    expect(events.map(({ status: state, kind, teacher, insteadOf }) => [state, kind, teacher?.name, insteadOf?.name])).toEqual([
      ['scheduled', 'replacement', 'Дмитрий', 'Ольга'],
      ['scheduled', 'replacement', 'Ирина', 'Ольга'],
      ['scheduled', 'replacement', 'Ирина', 'Ольга'],
      ['canceled', 'individual', 'Ольга', undefined],
    ]);
    expect(events.map(({ back }) => back)).toEqual([null, null, null, { units: 1, bonus: 0, bySchool: true }]);
    // A replacement may be moved until its start: the family did not choose this teacher.
    expect(events[0]?.may.transfer).toEqual({ allowed: true, until: at('2026-11-24T10:00').toString() });
    expect(await Promise.all(pupils.map((pupil) => pupil.free()))).toEqual([7, 7, 7, 8]);

    await school.outbox.drain();
    const all = await Promise.all(pupils.map((pupil) => lettersTo(school, mailOf(pupil))));
    const letters = all.map((of, index) => of.slice(lettersSoFar[index]?.length));
    expect(letters.map((of) => of.length)).toEqual([1, 1, 1, 1]);
    expect(letters[0]?.[0]?.text).toContain('Ольга не сможет провести этот урок.');
    expect(letters[0]?.[0]?.text).toContain('вторник, 24 ноября, 10:00 (время: Минск)\n  Аня, Математика: урок проведёт Дмитрий.');
    expect(letters[0]?.[0]?.text).toContain(`Выбрать другое время: http://localhost:3000/schedule?event=${lessons[0]}`);
    expect(letters[3]?.[0]?.text).toContain('Гриша, Математика: свободного преподавателя нет, урок отменён, урок вернулся на баланс.');

    const dayOf = async (who: typeof olga) => (await school.as(who.teacher).get('/teacher/lessons?from=2026-11-24')).body.lessons;
    expect(await dayOf(olga)).toEqual([]);
    expect(await dayOf(dmitry)).toMatchObject([{ insteadOf: { teacher: { name: 'Ольга' }, note: ill.note }, teacherHereAt: null }]);
    expect((await dayOf(irina)).map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual([
      at('2026-11-24T12:00').toString(),
      at('2026-11-24T15:00').toString(),
    ]);
    expect((await school.as(olga.teacher).get(`/teacher/lessons/${lessons[0]}`)).status).toBe(404);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('tells the new teachers what they have got, in their zone, with the note', async () => {
    const { school, calls, irina } = await fourLessons();
    const heard: Array<{ teacherId: string; startsAt: string[]; note: string | null }> = [];
    school.outbox.subscribe('scheduling.lessons_given', 'test', async (it) => void heard.push(it));
    await calls.post('/teacher/absences', ill);
    await school.settle();
    expect(heard).toHaveLength(2);
    expect(heard.find((it) => it.teacherId === irina.teacherId)).toMatchObject({
      startsAt: [at('2026-11-24T12:00').toString(), at('2026-11-24T15:00').toString()],
      note: ill.note,
    });
  });

  test('may choose who takes which, or nobody', async () => {
    const { calls, lessons, dmitry } = await fourLessons();
    const choices = [
      { eventId: lessons[1], teacherId: dmitry.teacherId },
      { eventId: lessons[2], teacherId: null },
    ];
    const { body } = await calls.post('/teacher/absences', { ...ill, choices });
    expect(body.lessons.map((it: { given: { name: string } | null }) => it.given?.name ?? null)).toEqual([
      'Дмитрий',
      'Дмитрий',
      null,
      null,
    ]);
  });

  const wrong: Array<[what: string, choice: (scene: Scene) => object]> = [
    ['a lesson that is not touched', () => ({ eventId: crypto.randomUUID(), teacherId: null })],
    ['a teacher who is not free', ({ lessons, irina }) => ({ eventId: lessons[0], teacherId: irina.teacherId })],
    ['a teacher who is away', ({ lessons, olga }) => ({ eventId: lessons[0], teacherId: olga.teacherId })],
  ];
  for (const [what, choiceOf] of wrong) {
    test(`must look again when the choice names ${what}, and nothing has happened`, async () => {
      const all = await fourLessons();
      const { status, body } = await all.calls.post('/teacher/absences', { ...ill, choices: [choiceOf(all)] });
      expect([status, body.error.code]).toEqual([409, 'scheduling.touches_changed']);
      expect((await all.calls.get('/teacher/availability')).body.absences).toEqual([]);
      expect((await all.calls.get('/teacher/lessons?from=2026-11-24')).body.lessons).toHaveLength(4);
    });
  }

  test('offers no free time while away, and is what a booking meets', async () => {
    const { calls, pupils, olga } = await fourLessons();
    const [anya] = pupils;
    const onTuesday = async () => {
      const { body } = await (anya?.calls.get(`/single-lesson/${anya.processId}/slots`) ?? Promise.reject(new Error('nobody')));
      const own = body.teachers.find((it: { teacher: { teacherId: string } | null }) => it.teacher?.teacherId === olga.teacherId);
      return own.slots.filter((minute: number) => new Date(minute * 60_000 + 3 * 3_600_000).toISOString().startsWith('2026-11-24')).length;
    };
    expect(await onTuesday()).toBeGreaterThan(5);
    await calls.post('/teacher/absences', ill);
    expect(await onTuesday()).toBe(0);
    const timestamp = at('2026-11-24T20:00').toString();
    const { body } = await (anya?.calls.post('/single-lesson', { processId: anya.processId, teacherId: olga.teacherId, timestamp }) ??
      Promise.reject(new Error('nobody')));
    expect(body.error.code).toBe('scheduling.slot_closed');
  });
});

describe('an absence', () => {
  for (const [what, its, code] of [
    ['of yesterday', { from: '2026-11-22', to: '2026-11-24' }, 'scheduling.in_the_past'],
    ['that ends before it begins', { from: '2026-11-25', to: '2026-11-24' }, 'request.invalid'],
    ['of more than 92 days', { from: '2026-11-24', to: '2027-02-24' }, 'request.invalid'],
  ] as const) {
    test(`${what} is refused: ${code}`, async () => {
      const school = await openSchool();
      const { teacher } = await haveTeacher(school);
      const away = { kind: 'holiday', ...its };
      expect((await school.as(teacher).post('/teacher/absences/preview', away)).body).toMatchObject({ may: { why: code }, lessons: [] });
      const { body } = await school.as(teacher).post('/teacher/absences', { ...away, note: '', choices: [] });
      expect(body.error.code).toBe(code);
    });
  }

  test('on days of another one is refused; after coming back the same days may be noted again', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school);
    const calls = school.as(teacher);
    const { body } = await calls.post('/teacher/absences', ill);
    const again = { ...ill, from: '2026-11-23', to: '2026-11-24' };
    expect((await calls.post('/teacher/absences', again)).body.error.code).toBe('scheduling.absence_exists');
    expect((await calls.post('/teacher/absences/preview', { kind: 'illness', from: '2026-11-23', to: '2026-11-24' })).body.may.why).toBe(
      'scheduling.absence_exists',
    );
    await calls.post(`/teacher/absences/${body.absenceId}/end`);
    expect((await calls.post('/teacher/absences', again)).status).toBe(200);
  });

  test('from a minute on takes the lessons that lie in it or reach into it, and none that has begun', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня', 'Боря', 'Вика']);
    const [early, reaching, late] = [
      await pupils[0]?.appoint('2026-11-24T17:00'),
      await pupils[1]?.appoint('2026-11-24T18:00'),
      await pupils[2]?.appoint('2026-11-24T19:00'),
    ];
    const touched = async (fromMinute: number) =>
      (
        await school
          .as(olga.teacher)
          .post('/teacher/absences/preview', { kind: 'illness', from: '2026-11-24', to: '2026-11-24', fromMinute })
      ).body.lessons.map(({ lesson }: { lesson: { eventId: string } }) => lesson.eventId);
    expect(await touched(18 * 60 + 30)).toEqual([reaching, late]);
    expect(await touched(18 * 60)).toEqual([reaching, late]);
    expect(await touched(0)).toEqual([early, reaching, late]);
    school.clock.set(at('2026-11-24T16:59:59'));
    expect(await touched(0)).toEqual([early, reaching, late]);
    school.clock.set(at('2026-11-24T17:00:00'));
    expect(await touched(0)).toEqual([reaching, late]);
  });

  test('that ends early opens the hours from the next half hour on; what was given away stays so', async () => {
    const { school, calls, pupils, lessons } = await fourLessons();
    const { body: absence } = await calls.post('/teacher/absences', { ...ill, to: '2026-11-26' });
    school.clock.set(at('2026-11-24T13:10'));
    const { status, body } = await calls.post(`/teacher/absences/${absence.absenceId}/end`);
    expect(status).toBe(200);
    expect(body.absences).toMatchObject([
      { absenceId: absence.absenceId, endedAt: at('2026-11-24T13:10').toString(), lessons: { length: 4 } },
    ]);
    expect((await pupils[2]?.event(lessons[2] ?? ''))?.teacher.name).toBe('Ирина');
    expect(await pupils[3]?.appoint('2026-11-24T18:00')).toBeTruthy();
    expect((await calls.post(`/teacher/absences/${absence.absenceId}/end`)).body.error.code).toBe('scheduling.absence_not_found');
  });

  test('cannot be ended when it is over, by another teacher, or when there is none', async () => {
    const school = await openSchool();
    const [{ teacher }, other] = [await haveTeacher(school), await haveTeacher(school)];
    const { absenceId } = (await school.as(teacher).post('/teacher/absences', ill)).body;
    const end = async (who = teacher, id = absenceId) => (await school.as(who).post(`/teacher/absences/${id}/end`)).body.error?.code;
    expect(await end(other.teacher)).toBe('scheduling.absence_not_found');
    expect(await end(teacher, crypto.randomUUID())).toBe('scheduling.absence_not_found');
    school.clock.set(at('2026-11-25T00:00:00'));
    expect(await end()).toBe('scheduling.absence_not_found');
    school.clock.set(at('2026-11-24T23:59:59'));
    expect(await end()).toBeUndefined();
  });
});
