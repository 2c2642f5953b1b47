import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily, haveLearning, haveTeacher } from '../scheduling/testing.ts';

/** Mondays at 19:00 in Moscow for a family, over the end of summer time in New York on 1 November 2026. */
async function mondaysFor(timezone: string) {
  const school = await openSchool({ now: '2026-10-19T10:00+03:00' });
  const family = await haveFamily(school, { timezone });
  const { teacherId, teacher } = await haveTeacher(school);
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-10-20T18:00+03:00' });
  await school.ledger.credit({
    familyId: family.familyId,
    kind: 'gold',
    source: 'added',
    units: 8,
    value: 0,
    currency: 'BYN',
    expiresAt: Temporal.Instant.from('2027-10-20T00:00Z'),
    key: 'for the test',
  });
  const set = await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: [{ weekday: 1, startMinute: 1140 }] });
  expect(set.status).toBe(200);
  return { school, family };
}

const mails = async (school: TestSchool) => {
  await school.settle();
  return (await school.messages.latest({ limit: 50 })).filter(({ subject }) => subject?.includes('переводят часы'));
};

describe('the first lesson after a change of clocks', () => {
  test('is marked with the minutes by which its local time moved, and no other lesson is', async () => {
    const { school, family } = await mondaysFor('America/New_York');
    const { body } = await school.as(family.parent).get('/events?from=2026-10-19');
    const shifts = (body.events as Array<{ timestamp: string; clockShift: number | null }>).map((it) => [it.timestamp, it.clockShift]);
    expect(shifts).toEqual([
      ['2026-10-20T15:00:00Z', null],
      ['2026-10-26T16:00:00Z', null],
      ['2026-11-02T16:00:00Z', -60],
      ['2026-11-09T16:00:00Z', null],
    ]);
  });

  test('is also found at the beginning of another window', async () => {
    const { school, family } = await mondaysFor('America/New_York');
    const { body } = await school.as(family.parent).get('/events?from=2026-11-02');
    expect(body.events[0]).toMatchObject({ timestamp: '2026-11-02T16:00:00Z', clockShift: -60 });
  });

  test('is an ordinary one where clocks never change', async () => {
    const { school, family } = await mondaysFor('Europe/Minsk');
    const { body } = await school.as(family.parent).get('/events?from=2026-10-19');
    expect(new Set((body.events as Array<{ clockShift: number | null }>).map(({ clockShift }) => clockShift))).toEqual(new Set([null]));
  });
});

describe('a change of clocks is announced', () => {
  test('7 days ahead, once, with the first lessons by the family’s clock', async () => {
    const { school, family } = await mondaysFor('America/New_York');
    school.clock.set(Temporal.Instant.from('2026-10-25T05:59:59Z'));
    expect(await mails(school)).toHaveLength(0);
    school.clock.set(Temporal.Instant.from('2026-10-25T06:00:00Z'));
    const [mail, ...more] = await mails(school);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(`${family.familyId}@example.org`);
    expect(mail?.subject).toBe('В воскресенье, 1 ноября переводят часы: время уроков сдвинется');
    expect(mail?.text).toContain('на час раньше');
    expect(mail?.text).toContain('Миша, Математика: понедельник, 2 ноября, 11:00 (время: Нью-Йорк)');
    school.clock.set(Temporal.Instant.from('2026-10-26T06:00:00Z'));
    expect(await mails(school)).toHaveLength(1);
  });

  test('to nobody whose lessons keep their hour', async () => {
    const { school } = await mondaysFor('Asia/Almaty');
    school.clock.set(Temporal.Instant.from('2026-10-26T06:00:00Z'));
    expect(await mails(school)).toEqual([]);
  });
});
