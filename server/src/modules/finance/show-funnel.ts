import type { FinanceFunnel } from '@school/contract/finance/shapes';

import type { Calendar } from '#modules/calendar';
import type { Families } from '#modules/families';

import { type DayTools, startOf } from './count-days.ts';
import { agreesWith, funnelOf } from './rules/funnel.ts';
import type { Days } from './rules/stretch.ts';

export interface FunnelTools {
  families: Pick<Families, 'appliedBetween'>;
  calendar: Pick<Calendar, 'trialSteps'>;
}

/** Families that applied on these days, and how far they have come until now. */
export const showFunnel =
  ({ families, calendar, ledger: { figures } }: FunnelTools & Pick<DayTools, 'ledger'>) =>
  async (days: Days, { first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate }): Promise<FinanceFunnel> => {
    const applied = await families.appliedBetween(startOf(first), startOf(last.add({ days: 1 })));
    const familyIds = applied.map(({ familyId }) => familyId);
    const [trials, payments, payers] = await Promise.all([
      calendar.trialSteps(familyIds),
      figures.firstPayments(familyIds),
      figures.payers(familyIds),
    ]);
    const told = funnelOf(applied, {
      booked: new Map(trials.map(({ familyId, booked }) => [familyId, booked])),
      came: new Map(trials.flatMap(({ familyId, came }) => (came ? [[familyId, came] as const] : []))),
      paid: new Map(payments.map(({ familyId, at }) => [familyId, at])),
    });
    return { ...days, ...told, books: payers.byPostings, agrees: agreesWith(told, payers) };
  };
