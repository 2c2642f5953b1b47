import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveLearner } from '../../scheduling/regular/testing.ts';
import { runs } from '../rules/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';

import * as fc from 'fast-check';

const weekly = fc.uniqueArray(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), startMinute: fc.integer({ min: 20, max: 38 }).map((it) => it * 30) }),
  { minLength: 1, maxLength: 3, selector: ({ weekday }) => weekday },
);

/** A school with one schedule, and its coming lessons after nights as they are told. */
async function lessonsAfter(days: ReadonlyArray<{ weekday: number; startMinute: number }>, closed: string, nights: readonly number[]) {
  const school = await openSchool();
  const { teacherId } = await haveTeacher(school, {
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 })),
    exceptions: [{ day: closed, blocks: [] }],
  });
  const { familyId, processId, parent } = await haveLearner(school, { teacherId, units: 4 });
  await school.ledger.credit(aCredit({ familyId, units: 60 }));
  const { status } = await parent.post('/regular-schedule', { processId, teacherId, days });
  expect(status).toBe(200);
  for (const hours of nights) {
    school.clock.set(school.clock.now().add({ hours }));
    await school.settle();
  }
  const rows = await school.db.all(sql<{ startsAt: Temporal.Instant; funded: boolean; status: string }>`
    select lower(l.during) as "startsAt", l.status, k.funded from scheduling_lessons l join scheduling_participants k using (lesson_id)
    where l.process_id = ${processId} and lower(l.during) > ${school.clock.now()} order by 1`);
  expect(school.faults).toEqual([]);
  await school.close();
  return rows.map(({ startsAt, status, funded }) => `${startsAt.toString()} ${status} ${funded}`);
}

test('nights that come one by one, some twice, some late, fill the calendar as one long sleep does', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      weekly,
      fc.integer({ min: 57, max: 70 }),
      fc.array(fc.constantFrom(5, 24, 24, 24, 49), { minLength: 2, maxLength: 10 }),
      async (days, away, nights) => {
        const closed = Temporal.PlainDate.from('2026-11-23').add({ days: away }).toString();
        const together = nights.reduce((sum, hours) => sum + hours, 0);
        expect(await lessonsAfter(days, closed, nights)).toEqual(await lessonsAfter(days, closed, [together]));
      },
    ),
    runs(3, 40),
  );
});
