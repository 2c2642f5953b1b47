import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveSchedule, monday18, pay, thursday1730, tuesday18 } from './testing.ts';

describe('a change of the regular schedule', () => {
  test('keeps the lessons that fit both, row and unit, and gives the units of the others to the new ones in order of start', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, free, familyId } = await haveSchedule(school, { units: 5 });
    const before = await rows();
    const request = { processId, teacherId, days: [tuesday18, thursday1730] };

    const preview = await parent.post('/regular-schedule/change/preview', request);
    const changed = await parent.post('/regular-schedule/change', { ...request, reason: 'По понедельникам теперь бассейн' });

    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ state: 'inProgress', days: [tuesday18, thursday1730] });
    const after = await rows();
    const isThursday = ({ startsAt }: { startsAt: string }) => startsAt.endsWith('T14:30:00Z');
    expect(after.filter(isThursday)).toEqual(before.filter(isThursday));
    expect(
      after
        .filter((row) => !isThursday(row))
        .map(({ startsAt, funded, held }) => [startsAt, funded, held])
        .slice(0, 3),
    ).toEqual([
      ['2026-12-01T15:00:00Z', true, true],
      ['2026-12-08T15:00:00Z', true, true],
      ['2026-12-15T15:00:00Z', false, false],
    ]);
    expect(before).toHaveLength(16);
    expect(after).toHaveLength(15);
    const gone = await rows(['transferred', 'canceled']);
    expect(new Set(gone.map(({ status, reason, held }) => `${status} ${reason} ${held}`))).toEqual(
      new Set(['transferred По понедельникам теперь бассейн false']),
    );
    expect(gone.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(Array(8).fill('15:00'));
    expect(preview.body).toMatchObject({ may: { allowed: true }, lessons: 7, stay: 8, go: 8, conflicts: [], overlaps: [] });
    expect(preview.body.first[0]).toBe('2026-12-01T15:00:00Z');
    expect(await free()).toBe(0);
    const ledger = await school.ledger.balanceOf(familyId);
    expect(ledger.bundleGold.goldCurrent).toBe(5);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('is all or nothing: one taken date refuses it, is named, and nothing has changed', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, free } = await haveSchedule(school, { units: 5 });
    const other = await haveFamily(school);
    await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-08T15:00:00Z' });
    const before = await rows();
    const request = { processId, teacherId, days: [tuesday18, thursday1730] };

    const preview = await parent.post('/regular-schedule/change/preview', request);
    const { status, body } = await parent.post('/regular-schedule/change', { ...request, reason: 'Так удобнее' });

    expect(preview.body).toMatchObject({ may: { why: 'scheduling.schedule_conflicts' }, stay: 8, go: 8 });
    expect(preview.body.conflicts).toMatchObject([{ timestamp: '2026-12-08T15:00:00Z', verdict: { why: 'scheduling.slot_taken' } }]);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'scheduling.schedule_conflicts', facts: { dates: '2026-12-08T15:00:00Z' } });
    expect(await rows()).toEqual(before);
    expect(await free()).toBe(0);
    await insistBooksAgree(school.db);
  });

  test('may move a time by half an hour, onto its own old lessons', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, kidUid, rows } = await haveSchedule(school, { units: 2 });
    const request = { processId, teacherId, days: [{ weekday: 1, startMinute: 18 * 60 + 30 }, thursday1730] };
    const chosen = (await parent.get(`/schedule-selection/math/${kidUid}`)).body.teachers[0];
    const week = [0, 1, 3].map((day) => day * 1440);
    expect(week.map((day) => chosen.free.includes(day + 18 * 60 + 30))).toEqual([true, true, true]);
    expect(chosen.free).toContain(18 * 60);
    expect((await parent.post('/regular-schedule/change/preview', request)).body).toMatchObject({ may: { allowed: true }, conflicts: [] });
    expect((await parent.post('/regular-schedule/change', { ...request, reason: 'Позже' })).status).toBe(200);
    expect((await rows()).slice(0, 2).map(({ startsAt, held }) => [startsAt, held])).toEqual([
      ['2026-11-26T14:30:00Z', true],
      ['2026-11-30T15:30:00Z', true],
    ]);
  });

  for (const [when, now, first, count] of [
    ['one second more than 8 hours before a lesson it goes', '2026-11-26T09:29:59+03:00', '2026-11-27T15:00:00Z', 16],
    ['exactly 8 hours before a lesson it goes', '2026-11-26T09:30:00+03:00', '2026-11-27T15:00:00Z', 16],
    ['one second less than 8 hours before a lesson it stays', '2026-11-26T09:30:01+03:00', '2026-11-26T14:30:00Z', 17],
  ] as const) {
    test(when, async () => {
      const school = await openSchool();
      const { parent, processId, teacherId, rows, at } = await haveSchedule(school);
      at(now);
      const days = [monday18, { weekday: 5, startMinute: 18 * 60 }];
      expect((await parent.post('/regular-schedule/change', { processId, teacherId, days, reason: 'Пятница' })).status).toBe(200);
      const after = await rows();
      expect(after[0]?.startsAt).toBe(first);
      expect(after).toHaveLength(count);
      const shown = (await parent.get(`/regular-schedule/${processId}`)).body;
      expect([shown.ahead, shown.changeable]).toEqual([count, count === 17 ? 16 : 16]);
    });
  }

  test('may bring another teacher: the coming lessons are hers, and the process too', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, state } = await haveSchedule(school, { units: 3 });
    const irina = await haveTeacher(school, { name: 'Ирина' });
    const heard: unknown[] = [];
    school.outbox.subscribe('scheduling.teacher_changed', 'test', async (it) => void heard.push(it));
    const request = { processId, teacherId: irina.teacherId, days: [tuesday18] };
    expect((await parent.post('/regular-schedule/change', { ...request, reason: 'Другой день' })).status).toBe(200);
    await school.settle();
    const after = await rows();
    expect(new Set(after.map((row) => row.teacherId))).toEqual(new Set([irina.teacherId]));
    expect(after.filter(({ held }) => held).map(({ startsAt }) => startsAt)).toEqual(
      ['2026-12-01', '2026-12-08', '2026-12-15'].map((day) => `${day}T15:00:00Z`),
    );
    expect((await state())?.teacher?.name).toBe('Ирина');
    expect(heard).toMatchObject([{ teacherId: irina.teacherId, formerTeacherId: teacherId, processId }]);
    expect(school.faults).toEqual([]);
  });

  test('of times that are only held moves the hold, until the same second', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, familyId, state } = await haveSchedule(school, { units: 0, days: [monday18] });
    const changed = await parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18], reason: 'Лучше во вторник' });
    expect(changed.body).toMatchObject({ state: 'waitPositiveBalance', heldUntil: '2026-11-25T09:00:00Z', days: [tuesday18] });
    expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['held']));
    await pay(school, familyId, 2);
    expect(await state()).toMatchObject({ state: 'inProgress', heldUntil: null });
    expect((await rows()).filter(({ held }) => held).map(({ startsAt }) => startsAt)).toEqual([
      '2026-12-01T15:00:00Z',
      '2026-12-08T15:00:00Z',
    ]);
    expect(await rows(['expired'])).toHaveLength(8);
  });

  test('makes lessons long when the child has turned seven, whatever the times', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, at } = await haveSchedule(school, {
      born: { year: 2019, month: 12 },
      days: [thursday1730],
    });
    const shown = async () => (await parent.get(`/regular-schedule/${processId}`)).body.minutes;
    expect(await shown()).toBe(25);
    const request = { processId, teacherId, days: [thursday1730], reason: 'Исполнилось семь' };
    expect((await parent.post('/regular-schedule/change', request)).body.error.code).toBe('scheduling.same_time');
    at('2027-01-04T10:00+03:00');
    expect((await parent.post('/regular-schedule/change', request)).status).toBe(200);
    expect(await shown()).toBe(50);
    expect((await rows()).filter(({ startsAt }) => startsAt > '2027-01-04').length).toBeGreaterThan(1);
  });

  test('warns of another child’s lesson at the same minute, and lets the parent decide', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, family } = await haveSchedule(school);
    const sister = await parent.post('/user/create/kid', { name: 'Оля', surname: '', dob: { year: 2018, month: 1 }, languages: ['ru'] });
    expect(sister.status).toBe(200);
    const second = await haveTeacher(school, { name: 'Пётр' });
    const kidUid = sister.body.kidUid as string;
    await parent.post('/intro', { kidUid, subject: 'math', timestamp: '2026-12-08T15:00:00Z' });
    const request = { processId, teacherId, days: [tuesday18] };
    const preview = await parent.post('/regular-schedule/change/preview', request);
    const busy = (await school.calendar.listEvents({ familyId: family.familyId, day: '2026-12-08' })).events.find(
      ({ kids }) => kids[0] === kidUid,
    );
    const isOther = busy?.teacher?.teacherId === second.teacherId;
    expect(preview.body.overlaps).toEqual([{ kidUid, from: '2026-12-08T15:00:00Z', to: '2026-12-08T15:50:00Z' }]);
    expect(preview.body.may.allowed).toBe(isOther);
  });
});
