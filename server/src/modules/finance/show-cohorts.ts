import type { FinanceCohorts } from '@school/contract/finance/shapes';

import { schoolZone } from '@school/contract/school/zone';

import { type DayTools, startOf } from './count-days.ts';
import { agreesWith, cohortsOf } from './rules/cohorts.ts';
import type { Days } from './rules/stretch.ts';

/** Families by the month of their first payment, until the end of a day. */
export const showCohorts =
  ({ ledger: { figures } }: Pick<DayTools, 'ledger'>) =>
  async ({ to }: Days, { last }: { last: Temporal.PlainDate }): Promise<FinanceCohorts> => {
    const [end, zone] = [startOf(last.add({ days: 1 })), schoolZone()];
    const [cohorts, months, value, books] = await Promise.all([
      figures.cohorts(end, zone),
      figures.cohortMonths(end, zone),
      figures.cohortValue(end, zone),
      figures.paidLessBack(end),
    ]);
    const told = cohortsOf({ cohorts, months, value }, last.toPlainYearMonth());
    return { to, cohorts: told, books, agrees: agreesWith(told, books) };
  };
