import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveLearner, haveSchedule, monday18, pay, rowsOf } from './testing.ts';

/** What the families have been told by mail, oldest first: subject and text. */
const told = async (school: TestSchool) => {
  await school.settle();
  return (await school.messages.latest({ limit: 100 })).map(({ subject, text }) => ({ subject: subject ?? '', text })).toReversed();
};
const wednesday15 = { weekday: 3, startMinute: 15 * 60 };
/** A family that held Wednesdays at 15:00 on Tuesday 24 November at 12:00 in Moscow, until Wednesday at 12:00. */
const haveHold = (school: TestSchool) => haveSchedule(school, { units: 0, days: [wednesday15] });

describe('the times of an unpaid schedule', () => {
  test('are announced 4 hours before they are let go, to the second, and when they are', async () => {
    const school = await openSchool();
    const { at, state } = await haveHold(school);
    const subjects = async () => (await told(school)).map(({ subject }) => subject).slice(-1);
    expect(await subjects()).toEqual(['Расписание: Математика']);
    at('2026-11-25T07:59:59+03:00');
    expect(await subjects()).toEqual(['Расписание: Математика']);
    at('2026-11-25T08:00:00+03:00');
    expect((await told(school)).at(-1)?.text).toContain('Мы держим это время до 25 ноября, 12:00 (время: Минск)');
    at('2026-11-25T11:59:59+03:00');
    expect(await subjects()).toEqual(['Выбранное время держим до 25 ноября, 12:00 (время: Минск)']);
    expect((await state())?.heldUntil).toBe('2026-11-25T09:00:00Z');
    at('2026-11-25T12:00:00+03:00');
    expect((await state())?.heldUntil).toBeNull();
    expect(await subjects()).toEqual(['Выбранное время освободилось']);
    const count = (await told(school)).length;
    expect((await told(school)).length).toBe(count);
    expect(school.faults).toEqual([]);
  });

  test('chosen anew are not announced by the hour of the first choice', async () => {
    const school = await openSchool();
    const { at, parent, processId, teacherId } = await haveHold(school);
    at('2026-11-24T20:00+03:00');
    await parent.post('/regular-schedule/end', { processId, reason: 'Другое время' });
    await parent.post('/regular-schedule', { processId, teacherId, days: [monday18] });
    await told(school);
    at('2026-11-25T08:00+03:00');
    expect((await told(school)).at(-1)?.subject).toBe('Расписание: Математика');
    at('2026-11-25T16:00+03:00');
    expect((await told(school)).at(-1)?.subject).toBe('Выбранное время держим до 25 ноября, 20:00 (время: Минск)');
  });

  test('are held as long as the settings of the school say, and lessons begin two hours after that', async () => {
    const school = await openSchool({ env: { UNPAID_SCHEDULE_HOURS: '2' } });
    const held = await haveSchedule(school, { units: 0, days: [{ weekday: 2, startMinute: 15 * 60 + 30 }] });
    expect((await held.state())?.heldUntil).toBe('2026-11-24T11:00:00Z');
    expect((await held.rows())[0]?.startsAt).toBe('2026-12-01T12:30:00Z');
    const other = await haveSchedule(await openSchool({ env: { UNPAID_SCHEDULE_HOURS: '2' } }), {
      units: 0,
      days: [{ weekday: 2, startMinute: 16 * 60 }],
    });
    expect((await other.rows())[0]?.startsAt).toBe('2026-11-24T13:00:00Z');
  });
});

describe('while a payment is under way', () => {
  const order = { productCode: 'individual-8', termsAccepted: true };

  test('the times are kept until two hours from then, once', async () => {
    const school = await openSchool();
    const { at, parent, state, rows } = await haveHold(school);
    const until = async () => (await state())?.heldUntil;
    at('2026-11-24T12:30+03:00');
    expect((await parent.post('/orders', order)).status).toBe(200);
    expect(await until()).toBe('2026-11-25T09:00:00Z');
    at('2026-11-25T11:30+03:00');
    expect((await parent.post('/orders', order)).status).toBe(200);
    expect(await until()).toBe('2026-11-25T10:30:00Z');
    expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['held']));
    at('2026-11-25T13:00+03:00');
    await school.settle();
    expect(await until()).toBe('2026-11-25T10:30:00Z');
    await parent.post('/orders', order);
    expect(await until()).toBe('2026-11-25T10:30:00Z');
    at('2026-11-25T13:30:00+03:00');
    await school.settle();
    expect(await rows()).toEqual([]);
    expect(await rows(['expired'])).toHaveLength(8);
    expect(school.faults).toEqual([]);
  });

  test('also while the bank is slow, and the money that comes then books all of them', async () => {
    const school = await openSchool();
    const { at, parent, state, rows } = await haveHold(school);
    await school.http.listen({ host: '127.0.0.1', port: 0 });
    at('2026-11-25T09:00+03:00');
    const { body } = await parent.post('/orders', order);
    await school.http.inject({
      method: 'POST',
      url: body.checkoutUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=slow',
    });
    at('2026-11-25T10:30+03:00');
    await school.payments.pollAttempts();
    expect(['2026-11-25T09:00:00Z', '2026-11-25T09:30:00Z']).toContain((await state())?.heldUntil);
    await school.sandbox.work();
    await school.settle();
    expect(await state()).toMatchObject({ state: 'inProgress', heldUntil: null });
    expect((await rows()).every(({ status }) => status === 'scheduled')).toBe(true);
    expect(school.faults).toEqual([]);
  });

  test('times that have been let go are not taken up again', async () => {
    const school = await openSchool();
    const { at, parent, rows, state } = await haveHold(school);
    at('2026-11-25T12:00:00+03:00');
    await parent.post('/orders', order);
    expect((await state())?.heldUntil).toBeNull();
    await school.settle();
    expect(await rows()).toEqual([]);
  });

  test('of group lessons nothing is kept longer', async () => {
    const school = await openSchool();
    const { at, parent, state } = await haveHold(school);
    at('2026-11-25T11:30+03:00');
    expect((await parent.post('/orders', { ...order, productCode: 'group-8' })).status).toBe(200);
    expect((await state())?.heldUntil).toBe('2026-11-25T09:00:00Z');
  });
});

describe('paid at the last second', () => {
  for (const [now, booked] of [
    ['2026-11-25T11:59:59+03:00', true],
    ['2026-11-25T12:00:00+03:00', false],
    ['2026-11-25T12:00:01+03:00', false],
  ] as const) {
    test(`at ${now} the schedule is ${booked ? 'booked as a whole' : 'gone, and the money waits on the balance'}`, async () => {
      const school = await openSchool();
      const { at, familyId, state, rows, free } = await haveHold(school);
      at(now);
      await pay(school, familyId, 8);
      expect(await state()).toMatchObject({ state: booked ? 'inProgress' : 'waitSchedulingNextLesson', heldUntil: null });
      expect((await rows()).filter(({ status }) => status === 'scheduled')).toHaveLength(booked ? 8 : 0);
      expect(await free()).toBe(booked ? 0 : 8);
      await insistBooksAgree(school.db);
      expect(school.faults).toEqual([]);
    });
  }

  const rounds = process.env['LONG'] === '1' ? 24 : 3;
  test(`raced ${rounds} times by the job that lets go and by a taker: paid or let go, never half, nobody in anybody’s way`, async () => {
    const school = await openSchool({ poolSize: 20 });
    const outcomes = { paid: 0, takenAfterwards: 0, letGo: 0 };
    const sometime = async <T>(work: () => Promise<T>, within = 50): Promise<T> => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * within));
      return work();
    };
    for (let round = 0; round < rounds; round += 1) {
      const { teacherId } = await haveTeacher(school);
      const family = await haveLearner(school, { teacherId, units: 0 });
      const taker = await haveLearner(school, { teacherId, units: 8 });
      const request = { teacherId, days: [wednesday15] };
      const held = await family.parent.post('/regular-schedule', { processId: family.processId, ...request });
      await school.settle();
      const deadline = Temporal.Instant.from(held.body.heldUntil);
      school.clock.set(deadline.subtract({ milliseconds: 1 }));

      const [, , , took] = await Promise.all([
        // The deadline passes before, in the middle of, or after what the others do, however slow the machine is.
        sometime(async () => school.clock.set(deadline), [5, 100, 1000][round % 3]),
        sometime(async () => {
          await school.ledger.credit(aCredit({ familyId: family.familyId, units: 8 }));
          await school.outbox.drain();
        }),
        sometime(() => school.scheduling.releaseUnpaid()),
        sometime(() => taker.parent.post('/regular-schedule', { processId: taker.processId, ...request })),
      ]);
      await school.settle();

      const statuses = (await rowsOf(school, family.processId, ['scheduled', 'held', 'expired'])).map(({ status }) => status);
      const isPaid = statuses[0] === 'scheduled';
      expect(statuses).toEqual(Array(statuses.length).fill(isPaid ? 'scheduled' : 'expired'));
      expect(statuses.length).toBeGreaterThan(6);
      expect([200, 409]).toContain(took.status);
      expect(isPaid && took.status === 200).toBe(false);
      expect((await rowsOf(school, taker.processId)).length > 0).toBe(took.status === 200);
      expect(await school.ledger.free(family.familyId, 'gold')).toBe(isPaid ? Math.max(0, 8 - statuses.length) : 8);
      const [process] = await school.calendar.processesOf(family.familyId);
      expect(process).toMatchObject({ state: isPaid ? 'inProgress' : 'waitSchedulingNextLesson', heldUntil: null });
      outcomes[isPaid ? 'paid' : took.status === 200 ? 'takenAfterwards' : 'letGo'] += 1;
    }
    // Both ends of the race are run into; otherwise the race proves nothing.
    expect(outcomes.paid).toBeGreaterThan(0);
    expect(outcomes.takenAfterwards + outcomes.letGo).toBeGreaterThan(0);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  }, 90_000);
});
