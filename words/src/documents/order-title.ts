import type { Locale } from '@school/contract/shapes';

import { count } from '../grammar.ts';
import { schoolIn } from '../school-name.ts';

/** What an order is for: individual lessons, lessons of a club, or those of a subscription. */
type OrderKind = 'individual' | 'group' | 'subscription';

const lessonsIn: Record<Locale, Record<OrderKind, (n: number) => string>> = {
  'ru-RU': {
    individual: (n) =>
      count('ru', n, {
        one: 'индивидуальный урок',
        few: 'индивидуальных урока',
        many: 'индивидуальных уроков',
        other: 'индивидуального урока',
      }),
    group: (n) => count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' }),
    subscription: (n) =>
      count('ru', n, {
        one: 'групповой урок по абонементу',
        few: 'групповых урока по абонементу',
        many: 'групповых уроков по абонементу',
        other: 'группового урока по абонементу',
      }),
  },
  'en-US': {
    individual: (n) => count('en', n, { one: 'individual lesson', other: 'individual lessons' }),
    group: (n) => count('en', n, { one: 'group lesson', other: 'group lessons' }),
    subscription: (n) => count('en', n, { one: 'subscription group lesson', other: 'subscription group lessons' }),
  },
};

interface Ordered {
  kind: OrderKind;
  lessons: number;
  locale: Locale;
}

/** What the bank writes beside the amount by which an owner tries it. */
export const bankProofTitle = (locale: Locale, school: string): string =>
  locale === 'en-US' ? `${schoolIn.en(school)}: test payment, will be refunded` : `${schoolIn.ru(school)}: проверка оплаты, вернётся`;

/** What the bank writes beside the amount, with the name of the school before it: «…: 8 индивидуальных уроков». */
export const orderTitle = ({ kind, lessons, locale }: Ordered, school: string): string =>
  `${(locale === 'en-US' ? schoolIn.en : schoolIn.ru)(school)}: ${lessonsIn[locale][kind](lessons)}`;
