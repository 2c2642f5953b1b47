import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { insistBooksAgree } from '../../ledger/testing.ts';
import { runs } from '../rules/testing.ts';
import { step } from './stories/steps.ts';
import { Story } from './stories/testing.ts';
import { openWorld } from './testing.ts';

import * as fc from 'fast-check';

/*
 * Whatever families do and however time goes by: what stands in the school is what stands in a naive calendar, a request
 * is refused only for a reason that is there, and the free times shown are the free times there are.
 */

test('whatever families do and however time goes by, the school is what a naive calendar is', { timeout: 900_000 }, async () => {
  const story = fc.record({
    units: fc.tuple(fc.constantFrom(0, 9, 40), fc.constantFrom(0, 9, 40)),
    steps: fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ units, steps }) => {
      const world = await openWorld(units);
      const told = new Story(world);
      for (const it of steps) {
        await told.go(it);
        await world.compare();
      }
      const { db } = world.school;
      const limits = await db.one(sql`
        select (select coalesce(max(hop), 0) from scheduling_lessons where kind = 'trial') <= 1 as "trialsMoveOnce",
          not exists (select from scheduling_series_days group by series_id having count(*) > 3) as "atMostThreeDays",
          not exists (select from scheduling_series where status = 'held' group by family_id having count(*) > 1) as "oneUnpaid"`);
      expect(limits).toEqual({ trialsMoveOnce: true, atMostThreeDays: true, oneUnpaid: true });
      await insistBooksAgree(db);
      await world.school.close();
    }),
    { ...runs(12, 250), endOnFailure: false },
  );
});
