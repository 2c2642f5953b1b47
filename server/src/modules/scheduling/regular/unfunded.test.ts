import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveSchedule, monday18, pay, thursday1730 } from './testing.ts';

/** Subjects of the mails that a family got after it had set its schedule. */
const told = async (school: TestSchool) => {
  await school.settle();
  const all = (await school.messages.latest({ limit: 100 })).map(({ subject }) => subject ?? '').toReversed();
  return all.slice(all.findIndex((subject) => subject.startsWith('Расписание')) + 1);
};
const lesson = 'понедельник, 30 ноября, 18:00 (время: Минск)';

describe('a lesson of Monday 18:00 for which no unit is left', () => {
  test('is announced 48 hours before and let go 24 hours before, to the second, each once', async () => {
    const school = await openSchool();
    // One unit: for Thursday. Monday's lesson has none.
    const { at, rows, state } = await haveSchedule(school, { units: 1 });
    const heard: string[] = [];
    for (const type of ['scheduling.lesson_unfunded', 'scheduling.lesson_released'] as const)
      school.outbox.subscribe(type, 'test', async () => void heard.push(type));
    const monday = async () => (await rows(['scheduled', 'canceled'])).find(({ startsAt }) => startsAt.startsWith('2026-11-30'));
    expect(await told(school)).toEqual([]);
    at('2026-11-28T17:59:59+03:00');
    expect(await told(school)).toEqual([]);
    at('2026-11-28T18:00:00+03:00');
    expect(await told(school)).toEqual([`Урок без оплаты: ${lesson}`]);
    expect((await school.messages.latest({ limit: 1 }))[0]?.text).toContain(
      'Пополните, пожалуйста, баланс до 29 ноября, 18:00 (время: Минск)',
    );
    at('2026-11-29T17:59:59+03:00');
    expect(await told(school)).toHaveLength(1);
    expect((await monday())?.status).toBe('scheduled');
    at('2026-11-29T18:00:00+03:00');
    expect(await told(school)).toEqual([`Урок без оплаты: ${lesson}`, `Урок отменён: ${lesson}`]);
    expect(await monday()).toMatchObject({ status: 'canceled', reason: 'no unit was paid in time' });
    expect(await told(school)).toHaveLength(2);
    await Promise.all([school.scheduling.releaseUnpaid(), school.scheduling.tellUnfunded(), school.scheduling.releaseUnpaid()]);
    expect(await told(school)).toHaveLength(2);
    expect(heard).toEqual(['scheduling.lesson_unfunded', 'scheduling.lesson_released'] as const);
    expect((await state())?.days).toHaveLength(2);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('keeps its place when a package is paid after the word and before the hour', async () => {
    const school = await openSchool();
    const { at, rows, familyId } = await haveSchedule(school, { units: 1 });
    at('2026-11-28T18:00:00+03:00');
    await told(school);
    at('2026-11-29T17:59:59+03:00');
    await pay(school, familyId, 1);
    at('2026-11-29T18:00:00+03:00');
    expect((await told(school)).filter((subject) => subject.startsWith('Урок отменён'))).toEqual([]);
    expect((await rows()).find(({ startsAt }) => startsAt.startsWith('2026-11-30'))).toMatchObject({ status: 'scheduled', held: true });
  });

  test('is not announced when it is let go at once', async () => {
    const school = await openSchool();
    const { at } = await haveSchedule(school, { units: 1 });
    at('2026-11-29T20:00:00+03:00');
    expect(await told(school)).toEqual([`Урок отменён: ${lesson}`]);
  });

  test('gets the unit of a later lesson before anybody is told that none is left', async () => {
    const school = await openSchool();
    const { at, rows, parent, processId, teacherId } = await haveSchedule(school, { units: 2, days: [thursday1730] });
    await parent.post('/regular-schedule/change', { processId, teacherId, days: [monday18, thursday1730], reason: 'Ещё день' });
    const funded = async () => (await rows()).filter(({ held }) => held).map(({ startsAt }) => startsAt.slice(5, 10));
    expect(await funded()).toEqual(['11-26', '12-03']);
    at('2026-11-28T17:59:59+03:00');
    expect(await funded()).toEqual(['11-26', '12-03']);
    at('2026-11-28T18:00:00+03:00');
    expect((await told(school)).filter((subject) => subject.startsWith('Урок без оплаты'))).toEqual([]);
    expect(await funded()).toEqual(['11-26', '11-30']);
    at('2026-12-01T17:30:00+03:00');
    expect((await told(school)).at(-1)).toBe('Урок без оплаты: четверг, 3 декабря, 17:30 (время: Минск)');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('gets the unit of a lesson that was called off, and nobody hears of anything', async () => {
    const school = await openSchool();
    const { at, rows, parent } = await haveSchedule(school, { units: 1 });
    const [thursday] = await rows();
    expect((await parent.post(`/events/${thursday?.lessonId}/cancel`, { scope: 'one', reason: 'Болеем' })).status).toBe(200);
    at('2026-11-28T18:00:00+03:00');
    expect((await told(school)).filter((subject) => subject.startsWith('Урок без оплаты'))).toEqual([]);
    expect((await rows())[0]).toMatchObject({ startsAt: '2026-11-30T15:00:00Z', held: true });
  });
});
