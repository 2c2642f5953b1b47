import { financeLimits } from '@school/contract/finance/limits';
import { expect, test } from 'vitest';

import { agreesWith, cohortsOf } from './cohorts.ts';

const found = {
  cohorts: [{ month: '2026-08', families: 3, second: 2, third: 0 }],
  months: [
    { month: '2026-08', later: 0, kept: 3, lessons: 7 },
    { month: '2026-08', later: 2, kept: 1, lessons: 4 },
  ],
  value: [{ month: '2026-08', currency: 'BYN', amount: 10_000 }],
} as const;

test('a month in which nobody came stands between the others, and the last one is the month of the report', () => {
  const [cohort] = cohortsOf(found, Temporal.PlainYearMonth.from('2026-11'));
  expect(cohort?.months.map(({ kept }) => kept)).toEqual([3, 0, 1, 0]);
  expect(cohort?.value).toEqual([{ currency: 'BYN', amount: 10_000, perFamily: 3333 }]);
  expect(cohortsOf(found, Temporal.PlainYearMonth.from('2036-11'))[0]?.months).toHaveLength(financeLimits.cohortMonths);
});

test('a minor unit that is in no cohort is told, in whatever currency', () => {
  const cohorts = cohortsOf(found, Temporal.PlainYearMonth.from('2026-11'));
  expect(agreesWith(cohorts, [{ currency: 'BYN', amount: 10_000 }])).toBe(true);
  expect(agreesWith(cohorts, [{ currency: 'BYN', amount: 10_001 }])).toBe(false);
  expect(agreesWith(cohorts, [])).toBe(false);
});
