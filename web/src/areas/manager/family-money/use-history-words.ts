import type { HistoryEntry } from '@school/contract/ledger/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

/** A change of the balance in words. */
export function useHistoryWords() {
  const { history: t, orders } = useTexts('familyMoney');
  const names = useTexts('names');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return {
    when: ({ timestamp }: HistoryEntry): string => when(timestamp),
    what: ({ type }: HistoryEntry): string => t.types[type],
    /** The lesson, or the order, and the reason. */
    why: ({ lesson, order, reason }: HistoryEntry): string =>
      [
        lesson &&
          [
            lesson.kidName,
            lesson.courseCode === null ? names.subjects[lesson.subject] : names.courses[lesson.courseCode],
            when(lesson.startsAt),
          ].join(', '),
        !lesson && order && t.order(order.lessons, money(locale, order.total)),
        !lesson && order?.paidBy && orders.paidBy[order.paidBy],
        reason !== null && t.reason(reason),
      ]
        .filter((part) => typeof part === 'string')
        .join(' · '),
    delta: ({ delta }: HistoryEntry): string => new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(delta),
  };
}
