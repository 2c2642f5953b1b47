import { setTimeout as sleep } from 'node:timers/promises';

import type { Event } from '@school/contract/calendar/shapes';
import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aGroup } from '../../groups/testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../../scheduling/testing.ts';
import { at, havePupils, lettersTo, mailOf } from '../testing.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 }));
const away = (from: string, to = from) => ({ kind: 'holiday', from, to, note: '', choices: [] });
/** Events of a family from a Monday on, without the trial. */
const eventsFrom = async (school: TestSchool, family: { parent: Parameters<TestSchool['as']>[0] }, from: string): Promise<Event[]> =>
  (await school.as(family.parent).get(`/events?from=${from}`)).body.events.filter(({ kind }: Event) => kind !== 'trial');

describe('lessons of a regular schedule', () => {
  test('are given by a colleague while their teacher is away, and by their teacher afterwards', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня']);
    const [anya] = pupils;
    if (!anya) throw new Error('nobody');
    await haveTeacher(school, { name: 'Дмитрий' });
    const days = [{ weekday: 2, startMinute: 1080 }];
    await anya.calls.post('/regular-schedule', { processId: anya.processId, teacherId: olga.teacherId, days });

    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-30', '2026-12-13'));

    const events = await eventsFrom(school, anya, '2026-11-23');
    expect(events.map(({ teacher, kind, regular }) => [teacher?.name, kind, regular])).toEqual([
      ['Ольга', 'regular', true],
      ['Дмитрий', 'replacement', true],
      ['Дмитрий', 'replacement', true],
      ['Ольга', 'regular', true],
    ]);
    const [learning] = await school.calendar.processesOf(anya.familyId);
    expect(learning).toMatchObject({ state: 'inProgress', teacher: { name: 'Ольга' }, days });
    expect(await anya.free()).toBe(0);
    await insistBooksAgree(school.db);
  });

  test('are not made for days beyond the horizon on which the teacher is away', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня']);
    const [anya] = pupils;
    const days = [{ weekday: 2, startMinute: 1080 }];
    await anya?.calls.post('/regular-schedule', { processId: anya.processId, teacherId: olga.teacherId, days });
    await school.as(olga.teacher).post('/teacher/absences', away('2027-01-25', '2027-01-29'));
    school.clock.set(at('2026-12-14T03:00'));
    await school.scheduling.extendHorizon();
    const later = anya ? await eventsFrom(school, anya, '2027-01-18') : [];
    expect(later.map(({ timestamp }) => timestamp)).toEqual([at('2027-01-19T18:00').toString(), at('2027-02-02T18:00').toString()]);
  });

  test('that wait for a payment are given away or let go too, and the rest is booked when it is paid', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня'], { units: 0 });
    const [anya] = pupils;
    if (!anya) throw new Error('nobody');
    await haveTeacher(school, { name: 'Дмитрий', rules: [{ weekday: 5, fromMinute: 540, toMinute: 1260 }] });
    const days = [5, 6].map((weekday) => ({ weekday, startMinute: 1080 }));
    await school.calendar.setAvailability(olga.teacherId, { rules: everyDay, exceptions: [] });
    const set = await anya.calls.post('/regular-schedule', { processId: anya.processId, teacherId: olga.teacherId, days });
    expect(set.body.heldUntil).not.toBeNull();

    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-23', '2026-11-29'));
    await school.ledger.credit(aCredit({ familyId: anya.familyId, units: 4 }));
    await school.settle();

    const [friday, saturday, next] = await eventsFrom(school, anya, '2026-11-23');
    expect(friday).toMatchObject({
      timestamp: at('2026-11-27T18:00').toString(),
      status: 'scheduled',
      teacher: { name: 'Дмитрий' },
      funded: true,
    });
    expect(saturday).toMatchObject({ timestamp: at('2026-11-28T18:00').toString(), status: 'canceled' });
    expect(next).toMatchObject({ timestamp: at('2026-12-04T18:00').toString(), teacher: { name: 'Ольга' }, funded: true });
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });
});

describe('a unit that comes back', () => {
  test('pays for the next lesson in line that has none', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня'], { units: 2 });
    const [anya] = pupils;
    if (!anya) throw new Error('nobody');
    const days = [{ weekday: 3, startMinute: 1080 }];
    await anya.calls.post('/regular-schedule', { processId: anya.processId, teacherId: olga.teacherId, days });
    const funded = async () => (await eventsFrom(school, anya, '2026-11-23')).map(({ status, funded: it }) => [status, it]);
    expect((await funded()).slice(0, 3)).toEqual([
      ['scheduled', true],
      ['scheduled', true],
      ['scheduled', false],
    ]);
    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-25'));
    expect((await funded()).slice(0, 3)).toEqual([
      ['canceled', false],
      ['scheduled', true],
      ['scheduled', true],
    ]);
    await insistBooksAgree(school.db);
  });
});

describe('a trial', () => {
  async function bookedTrial() {
    const school = await openSchool();
    const olga = await haveTeacher(school, { name: 'Ольга', subjects: ['math', 'english'] });
    const family = await haveFamily(school, { name: 'Лёва' });
    const timestamp = at('2026-11-24T18:00').toString();
    const { body } = await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
    return { school, olga, family, eventId: body.eventId as string };
  }

  test('goes to another teacher, whom the kid has had no trial with', async () => {
    const { school, olga, family, eventId } = await bookedTrial();
    const dmitry = await haveTeacher(school, { name: 'Дмитрий', subjects: ['english', 'math'] });
    const timestamp = at('2026-11-25T18:00').toString();
    const other = await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'english', timestamp });
    expect(other.body.teacher.teacherId).toBe(dmitry.teacherId);
    const days = { kind: 'holiday', from: '2026-11-24', to: '2026-11-24' };
    const proposals = async () =>
      (await school.as(olga.teacher).post('/teacher/absences/preview', days)).body.lessons[0].proposals.map(
        (it: { teacher: { name: string } }) => it.teacher.name,
      );
    expect(await proposals()).toEqual([]);
    await haveTeacher(school, { name: 'Ирина' });
    expect(await proposals()).toEqual(['Ирина']);
    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-24'));
    expect((await school.as(family.parent).get(`/events/${eventId}`)).body).toMatchObject({ kind: 'trial', teacher: { name: 'Ирина' } });
  });

  test('that nobody can take is called off, and may be booked again at once', async () => {
    const { school, olga, family, eventId } = await bookedTrial();
    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-24'));
    await school.settle();
    expect((await school.as(family.parent).get(`/events/${eventId}`)).body.status).toBe('canceled');
    const [letter] = (await lettersTo(school, mailOf(family))).slice(-1);
    expect(letter).toMatchObject({ subject: 'Урок отменён: вторник, 24 ноября, 18:00 (время: Минск)' });
    expect(letter?.text).toContain('Выбрать другое время: http://localhost:3000/intro-appointment');
    expect(letter?.text).not.toContain('вернулось на баланс');
    const timestamp = at('2026-11-25T18:00').toString();
    const again = await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
    expect(again.status).toBe(200);
  });

  test('whose time a parent is only just choosing goes to another teacher without a word', async () => {
    const school = await openSchool();
    const olga = await haveTeacher(school, { name: 'Ольга' });
    const family = await haveFamily(school);
    const request = { kidUid: family.kidUid, subject: 'math', timestamp: at('2026-11-24T18:00').toString() };
    const held = await school.as(family.parent).post('/intro/hold', request);
    await haveTeacher(school, { name: 'Ирина' });
    await school.as(olga.teacher).post('/teacher/absences', away('2026-11-24'));
    await school.settle();
    expect(await lettersTo(school, mailOf(family))).toEqual([]);
    const booked = await school.as(family.parent).post('/intro', request);
    expect(booked.body).toMatchObject({ eventId: held.body.eventId, status: 'scheduled', teacher: { name: 'Ирина' } });
  });
});

describe('a lesson of a group', () => {
  test('goes to a teacher who fits every kid; each family is told once, of its own kids', async () => {
    const school = await openSchool();
    const irina = await haveTeacher(school, { name: 'Ирина', subjects: ['speaking'] });
    const groupId = await school.groups.createGroup(aGroup({ teacherId: irina.teacherId, weekday: 3 }));
    const families = [await haveFamily(school, { name: 'Аня' }), await haveFamily(school, { name: 'Боря', languages: ['en'] })] as const;
    await school.ledger.credit(aCredit({ familyId: families[0].familyId, kind: 'silver', units: 4 }));
    await school.ledger.credit(aCredit({ familyId: families[1].familyId, kind: 'silver', units: 4 }));
    await school.settle();
    for (const { parent, kidUid } of families) {
      const { status, body } = await school.as(parent).post(`/groups/${groupId}/join`, { kidUid });
      expect([status, body.error?.code]).toEqual([200, undefined]);
    }
    await haveTeacher(school, { name: 'Павел', subjects: ['speaking'], languages: ['ru'] });
    await haveTeacher(school, { name: 'Екатерина', subjects: ['speaking'], languages: ['en', 'ru'] });
    await school.outbox.drain();
    const [first, second] = await Promise.all(families.map(async (family) => (await lettersTo(school, mailOf(family))).length));

    const { body } = await school.as(irina.teacher).post('/teacher/absences', away('2026-11-25'));
    await school.outbox.drain();

    expect(body.lessons).toMatchObject([{ given: { name: 'Екатерина' }, lesson: { kids: { length: 2 } } }]);
    const toAnya = (await lettersTo(school, mailOf(families[0]))).slice(first);
    const toBorya = (await lettersTo(school, mailOf(families[1]))).slice(second);
    expect([toAnya.length, toBorya.length]).toEqual([1, 1]);
    expect(toAnya[0]?.text).toContain('Аня, Разговорный клуб: урок проведёт Екатерина.');
    expect(toAnya[0]?.text).not.toContain('Боря');
    expect(school.faults).toEqual([]);
  });

  test('that nobody takes is called off for all, and every unit comes back', async () => {
    const school = await openSchool();
    const irina = await haveTeacher(school, { name: 'Ирина', subjects: ['speaking'] });
    const groupId = await school.groups.createGroup(aGroup({ teacherId: irina.teacherId, weekday: 3 }));
    const family = await haveFamily(school);
    await school.ledger.credit(aCredit({ familyId: family.familyId, kind: 'silver', units: 1 }));
    await school.settle();
    await school.as(family.parent).post(`/groups/${groupId}/join`, { kidUid: family.kidUid });
    expect(await school.ledger.free(family.familyId, 'silver')).toBe(0);
    await school.as(irina.teacher).post('/teacher/absences', away('2026-11-25'));
    const [wednesday, next] = await eventsFrom(school, family, '2026-11-23');
    expect([wednesday?.status, next?.status, next?.funded]).toEqual(['canceled', 'scheduled', true]);
    await insistBooksAgree(school.db);
  });
});

describe('at the same moment', () => {
  test('two teachers who fall ill and could stand in for each other: no lesson stays with either, no deadlock', async () => {
    const school = await openSchool({ poolSize: 20 });
    const { olga, pupils } = await havePupils(school, ['Аня', 'Боря', 'Вика']);
    const dmitry = await haveTeacher(school, { name: 'Дмитрий' });
    await pupils[0]?.appoint('2026-11-24T10:00');
    await pupils[1]?.appoint('2026-11-24T12:00');
    await pupils[2]?.appoint('2026-11-24T15:00');
    await Promise.all(
      [olga, dmitry].map(async ({ teacher }) => {
        const { status, body } = await school.as(teacher).post('/teacher/absences', away('2026-11-24'));
        expect([status, body.error]).toEqual([200, undefined]);
      }),
    );
    for (const { teacher } of [olga, dmitry]) {
      expect((await school.as(teacher).get('/teacher/lessons?from=2026-11-24')).body.lessons).toEqual([]);
    }
    expect(await Promise.all(pupils.map((pupil) => pupil.free()))).toEqual([8, 8, 8]);
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('families who book trials while the teacher falls ill, five days in turn: nobody has a lesson on such a day afterwards', async () => {
    const school = await openSchool({ poolSize: 25 });
    const { teacher } = await haveTeacher(school);
    const left: unknown[] = [];
    for (const [round, day] of ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'].entries()) {
      const families = await Promise.all(Array.from({ length: 12 }, () => haveFamily(school)));
      const bookings = families.map(async (family, hour) => {
        await sleep(hour * 2);
        const timestamp = at(`${day}T09:00`).add({ hours: hour }).toString();
        return school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
      });
      await sleep(5 * round);
      const [ill] = await Promise.all([school.as(teacher).post('/teacher/absences', away(day)), ...bookings]);
      expect(ill.status).toBe(200);
      left.push(...(await school.as(teacher).get(`/teacher/lessons?from=${day}`)).body.lessons);
    }
    expect(left).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});
