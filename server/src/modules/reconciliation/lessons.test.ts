import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from '../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, holdLesson } from '../scheduling/testing.ts';
import { twoManagers } from './testing.ts';

/** A family with eight lessons, of which the first, on Wednesday at 18:00, is reserved and still to come. */
async function openLesson() {
  const school = await openSchool();
  const { teacher, teacherId } = await haveTeacher(school);
  const family = await haveFamily(school);
  const { familyId, kidUid } = family;
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
  await school.ledger.credit(aCredit({ familyId, units: 8 }));
  await school.settle();
  await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: [{ weekday: 3, startMinute: 1080 }] });
  school.clock.set(Temporal.Instant.from('2026-11-25T19:00+03:00'));
  const [lesson] = (await school.as(teacher).get('/teacher/lessons')).body.lessons;
  const lessonId = lesson.eventId as string;
  /** What no action of the school does: the status alone, without its unit. */
  const become = (status: string) =>
    school.db.run(sql`update scheduling_lessons set status = ${status}, reason = 'planted' where lesson_id = ${lessonId}`);
  const gold = async () => (await school.ledger.balanceOf(familyId)).bundleGold.goldCurrent;
  const free = () => school.ledger.free(familyId, 'gold');
  return { school, teacher, familyId, kidUid, lessonId, become, gold, free, managers: await twoManagers(school) };
}

test('lessons that are as they should be are not on the page, before and after they took place', async () => {
  const { school, teacher, lessonId, managers, gold } = await openLesson();
  expect(await managers.look()).toEqual([]);
  await holdLesson(school, teacher, lessonId);
  expect(await gold()).toBe(7);
  expect(await managers.look()).toEqual([]);
});

describe('a lesson that took place and cost nothing', () => {
  test('is charged with the unit that was reserved for it', async () => {
    const { school, become, managers, gold, familyId } = await openLesson();
    await become('conducted');
    const found = await managers.only();
    expect(found).toMatchObject({
      kind: 'noUnit',
      familyId,
      familyName: 'Анна',
      amount: null,
      units: { kind: 'gold', count: 1 },
      facts: { lesson: 'conducted', kidName: 'Миша', lessonAt: '2026-11-25T15:00:00Z' },
      since: '2026-11-25T15:50:00Z',
    });
    expect((await managers.remedy(found, 'charge')).body.closedBy).toBe('remedy');
    expect(await gold()).toBe(7);
    expect((await school.ledger.history(familyId)).entries[0]).toMatchObject({ type: 'process', delta: -1 });
    expect(await managers.look()).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('is charged once and stands once in the log when its remedy is asked for twice with one key', async () => {
    const { school, become, managers, gold } = await openLesson();
    await become('conducted');
    const found = await managers.only();
    const key = crypto.randomUUID();
    const answers = [await managers.remedy(found, 'charge', { key }), await managers.remedy(found, 'charge', { key })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await gold()).toBe(7);
    expect((await school.audit.list({ act: 'money.case_remedied' })).entries).toHaveLength(1);
  });

  test('is charged with a free unit when none was reserved, and not at all when there is none', async () => {
    const { school, become, managers, gold, familyId, kidUid, lessonId } = await openLesson();
    await school.ledger.giveBack({ familyId, lessonId, kidUid });
    await become('conducted');
    const found = await managers.only();
    expect((await managers.remedy(found, 'charge')).body.closedBy).toBe('remedy');
    expect(await gold()).toBe(7);
    await insistBooksAgree(school.db);
  });

  test('without any unit left says so, and stays', async () => {
    const { school, become, managers, familyId, kidUid, lessonId } = await openLesson();
    await school.ledger.giveBack({ familyId, lessonId, kidUid });
    await become('conducted');
    const found = await managers.only();
    school.clock.set(Temporal.Instant.from('2027-12-01T10:00+03:00'));
    await school.ledger.expireLots();
    expect((await managers.remedy(found, 'charge')).body.error.code).toBe('ledger.not_enough_units');
    expect((await managers.page('?kind=noUnit')).cases).toMatchObject([{ caseId: found.caseId, attempts: [] }]);
  });

  test('may stay free: it is not shown again', async () => {
    const { school, become, managers, gold } = await openLesson();
    await become('conducted');
    await managers.remedy(await managers.only(), 'writeOff', { reason: 'Связь пропала, урок в подарок' });
    school.clock.set(school.clock.now().add({ minutes: 1 }));
    expect(await gold()).toBe(8);
    expect(await managers.look()).toEqual([]);
  });
});

describe('a unit that waits for a lesson which will not be', () => {
  test.each(['canceled', 'transferred'])('because it was %s is free again', async (status) => {
    const { school, become, managers, gold, free } = await openLesson();
    await become(status);
    const before = await free();
    const found = await managers.only();
    expect(found).toMatchObject({ kind: 'noLesson', facts: { lesson: status, kidName: 'Миша' }, remedies: [{ remedy: 'giveBack' }] });
    expect((await managers.remedy(found, 'giveBack')).body.closedBy).toBe('remedy');
    expect([await free(), await gold()]).toEqual([before + 1, 8]);
    expect(await managers.look()).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('because the kid was missing is freed or charged, as the manager says', async () => {
    const { school, become, managers, gold, familyId } = await openLesson();
    await become('nonAttendance');
    const found = await managers.only();
    expect(found.remedies.map(({ remedy }) => remedy)).toEqual(['giveBack', 'charge']);
    await managers.remedy(found, 'charge');
    expect(await gold()).toBe(7);
    expect((await school.ledger.history(familyId)).entries[0]).toMatchObject({ type: 'nonAttendance', delta: -1 });
    await insistBooksAgree(school.db);
  });

  test('that never was, and goes from the page by itself when somebody else gives it back', async () => {
    const { school, managers, familyId, kidUid } = await openLesson();
    const lessonId = crypto.randomUUID();
    await school.ledger.credit(aCredit({ familyId, kind: 'silver', units: 1 }));
    await school.ledger.reserve({ familyId, kind: 'silver', lessonId, kidUid, startsAt: school.clock.now().add({ hours: 24 }) });
    expect(await managers.only()).toMatchObject({ kind: 'noLesson', facts: { lesson: 'unknown' } });
    await school.ledger.giveBack({ familyId, lessonId, kidUid });
    expect(await managers.look()).toEqual([]);
    expect(await managers.closed()).toMatchObject([{ closedBy: 'itself' }]);
  });
});
