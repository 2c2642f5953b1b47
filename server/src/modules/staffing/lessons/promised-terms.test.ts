import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { choose } from '../../school/testing.ts';
import { at, havePupils, manager } from '../testing.ts';

test('a lesson is entered, waited for and made up for as it was promised, and the next one as the school says then', async () => {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня']);
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const [teacher, boss] = [school.as(olga.teacher), school.as(manager())];
  const [told, kept] = [await anya.appoint('2026-11-24T18:00'), await anya.appoint('2026-11-26T18:00')];
  expect(await choose(school, 'enterBeforeMinutes', 20)).toEqual([{ key: 'enterBeforeMinutes', families: 1, promises: 2 }]);
  await choose(school, 'absentAfterMinutes', 20);
  await choose(school, 'teacherWaitMinutes', 10);
  await choose(school, 'lateTeacherBonus', 2);
  const [later, last] = [await anya.appoint('2026-11-25T18:00'), await anya.appoint('2026-11-27T18:00')];

  /** From when a lesson may be entered; asked at noon of its day. */
  const opens = async (lessonId: string, day: string) => {
    school.clock.set(at(`2026-11-${day}T12:00`));
    const { facts } = (await teacher.post(`/teacher/lessons/${lessonId}/here`)).body.error;
    return Temporal.Instant.from(facts.from).toZonedDateTimeISO('Europe/Moscow').toPlainTime().toString({ smallestUnit: 'minute' });
  };
  /** The first minute in which a lesson stands on the managers' list, and what the family is given for it. */
  const madeUpFor = async (lessonId: string, day: string) => {
    const free = await anya.free();
    for (let minute = 1; minute < 50; minute++) {
      school.clock.set(at(`2026-11-${day}T18:${String(minute).padStart(2, '0')}`));
      await school.jobs.now('scheduling.watch-late-teachers');
      const [late] = (await boss.get('/manager/late-lessons')).body.lessons;
      if (!late) continue;
      await boss.post(`/manager/lessons/${lessonId}/return`, { reason: 'Не пришла' });
      return { minute, told: late.bonus, given: (await anya.free()) - free - 1 };
    }
    return undefined;
  };
  const closesAfter = async (lessonId: string, day: string, minute: string) => {
    school.clock.set(at(`2026-11-${day}T18:00`));
    await teacher.post(`/teacher/lessons/${lessonId}/here`);
    school.clock.set(at(`2026-11-${day}T18:${minute}`));
    return (await teacher.post(`/teacher/lessons/${lessonId}/non-attendance`)).body.error?.facts.minutes;
  };

  expect(await opens(told, '24')).toBe('17:50');
  expect(await madeUpFor(told, '24')).toEqual({ minute: 5, told: 1, given: 1 });
  expect(await opens(later, '25')).toBe('17:40');
  expect(await madeUpFor(later, '25')).toEqual({ minute: 10, told: 2, given: 2 });
  expect(await closesAfter(kept, '26', '10')).toBeUndefined();
  expect(await closesAfter(last, '27', '10')).toBe(20);
  expect(school.faults).toEqual([]);
});

test('a server that has not heard of a change yet promises what holds', async () => {
  const school = await openSchool();
  const { pupils } = await havePupils(school, ['Аня']);
  const [anya] = pupils;
  const now = school.clock.now();
  // As another server writes it, without its word.
  await school.db.run(sql`
    insert into school_settings (key, value, valid_from, set_at, set_by, set_by_name, reason)
    values ('hoursToCancelOrTransfer', '24', ${now}, ${now}, ${newId()}, 'Ольга', 'Так решили')`);
  expect(school.school.now('hoursToCancelOrTransfer')).toBe(8);
  const lessonId = await anya?.appoint('2026-11-26T18:00');
  expect((await anya?.calls.get(`/events/${lessonId}/changes`))?.body.until).toBe(at('2026-11-25T18:00').toString());
});
