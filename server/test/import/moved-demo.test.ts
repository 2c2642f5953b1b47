import { expect, test } from 'vitest';

import { fillWithDemo } from '../../src/demo/demo-school.ts';
import { insistMoneyAgrees } from '../../src/modules/payments/testing.ts';
import { openSchool } from '../../src/testing.ts';
import { outAndIn } from './out-and-in.ts';

// A long test: LONG=1. Nearly every module has rows in a school where a day goes on.
test.runIf(process.env['LONG'] === '1')(
  'a school that is alive goes out, comes in, and goes out to the byte alike',
  async () => {
    const school = await openSchool({ now: '2026-11-24T15:40+03:00' });
    await fillWithDemo(school, school.clock);
    const { fresh, different, filled } = await outAndIn(school);
    expect(different).toEqual([]);
    expect(filled).toBeGreaterThan(50);
    await insistMoneyAgrees(fresh);
  },
  120_000,
);
