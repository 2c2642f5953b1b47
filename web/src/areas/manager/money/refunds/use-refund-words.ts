import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

/** A refund in words: how much, of what, for how many lessons, what happened when. */
export function useRefundWords() {
  const t = useTexts('managerRefunds');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return {
    sum: ({ amount }: Pick<ManagerRefund, 'amount'>): string => money(locale, amount),
    of: ({ kind, lessons, paid, paidAt }: Pick<ManagerRefund, 'kind' | 'lessons' | 'paid' | 'paidAt'>): string =>
      t.of(t.package[kind](lessons), money(locale, paid), when(paidAt)),
    units: ({ units, bonusTaken, fee, feeWaived }: Pick<ManagerRefund, 'units' | 'bonusTaken' | 'fee' | 'feeWaived'>): string =>
      [
        bonusTaken > 0 ? t.unitsBonus(units, bonusTaken) : t.units(units),
        ...(fee.amount > 0 ? [t.fee(money(locale, fee))] : []),
        ...(feeWaived.amount > 0 ? [t.waived(money(locale, feeWaived))] : []),
      ].join(' · '),
    fee: ({ fee }: Pick<ManagerRefund, 'fee'>): string => money(locale, fee),
    whole: ({ amount, fee }: Pick<ManagerRefund, 'amount' | 'fee'>): string =>
      money(locale, { ...amount, amount: amount.amount + fee.amount }),
    /** `isFirst`: the request itself; asked once more means that a second manager did not agree. */
    step: ({ state, at: moment, by }: ManagerRefund['steps'][number], isFirst: boolean): string => {
      const what = state !== 'asked' ? t.step[state] : !isFirst ? t.askedAgain : by === null ? t.step.asked : t.askedFor;
      return by === null ? t.stepAt(what, when(moment)) : t.stepBy(what, by, when(moment));
    },
    when,
  };
}
